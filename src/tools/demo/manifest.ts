// What do the demo's pages know of an element? Read from custom-elements.json, so that they never say anything else.

export interface Entry {
  name: string;
  /** Of an attribute: the property of the same meaning. */
  property: string;
  description: string;
  /** As TypeScript; empty where there is none. */
  type: string;
  /** As TypeScript; empty where there is none. */
  initial: string;
}

export interface ElementFace {
  /** For example `site-gallery`. */
  tag: string;
  /** The tag without `site-`: the name of its folder and the address of its page. */
  name: string;
  about: string;
  attributes: Entry[];
  members: Entry[];
  events: Entry[];
  slots: Entry[];
  parts: Entry[];
  properties: Entry[];
}

interface RawEntry {
  name: string;
  kind?: string;
  parameters?: { name: string; optional?: boolean; type?: { text: string } }[];
  return?: { type?: { text: string } };
  fieldName?: string;
  description?: string;
  type?: { text: string };
  default?: string;
}

interface RawDeclaration extends Partial<Record<Lists, RawEntry[]>> {
  tagName?: string;
  description?: string;
}

type Lists = 'attributes' | 'members' | 'events' | 'slots' | 'cssParts' | 'cssProperties';

/** The elements of a manifest (schema 2), in its order. */
export function readManifest(json: string): ElementFace[] {
  const { modules } = JSON.parse(json) as { modules: { declarations?: RawDeclaration[] }[] };
  return modules.flatMap(({ declarations = [] }) =>
    declarations.filter(({ tagName }) => tagName).map(toFace),
  );
}

function toFace(raw: RawDeclaration): ElementFace {
  const list = (name: Lists) => (raw[name] ?? []).map(toEntry);
  const tag = raw.tagName!;
  return {
    tag,
    name: tag.replace(/^site-/, ''),
    about: raw.description ?? '',
    attributes: list('attributes'),
    members: list('members'),
    events: list('events'),
    slots: list('slots'),
    parts: list('cssParts'),
    properties: list('cssProperties'),
  };
}

function toEntry(raw: RawEntry): Entry {
  const { name, fieldName = '', description = '', default: initial = '' } = raw;
  return { name, property: fieldName, description, type: typeOf(raw), initial };
}

function typeOf({ kind, type, parameters = [], return: answer }: RawEntry): string {
  if (kind !== 'method') return type?.text ?? '';
  const given = parameters.map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type?.text}`);
  return `(${given.join(', ')}) => ${answer?.type?.text ?? 'void'}`;
}
