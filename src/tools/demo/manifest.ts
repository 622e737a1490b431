// Element data for the demo pages, read from custom-elements.json.

export interface Entry {
  name: string;
  /** Name of the property that reflects the attribute. */
  property: string;
  description: string;
  /** TypeScript type; empty without one. */
  type: string;
  /** Default value; empty without one. */
  initial: string;
}

export interface ElementInfo {
  /** For example `site-gallery`. */
  tag: string;
  /** The tag without `site-`: name of its folder and part of its address. */
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

interface RawDeclaration extends Partial<Record<ListName, RawEntry[]>> {
  tagName?: string;
  description?: string;
}

type ListName = 'attributes' | 'members' | 'events' | 'slots' | 'cssParts' | 'cssProperties';

/** Elements of a manifest (schema 2), in its order. */
export function readManifest(json: string): ElementInfo[] {
  const { modules } = JSON.parse(json) as { modules: { declarations?: RawDeclaration[] }[] };
  return modules.flatMap(({ declarations = [] }) =>
    declarations.filter(({ tagName }) => tagName).map(toElementInfo),
  );
}

function toElementInfo(raw: RawDeclaration): ElementInfo {
  const list = (name: ListName) => (raw[name] ?? []).map(toEntry);
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
  return { name, property: fieldName, description, type: getType(raw), initial };
}

function getType({ kind, type, parameters = [], return: result }: RawEntry): string {
  if (kind !== 'method') return type?.text ?? '';
  const parameterList = parameters.map(
    (parameter) => `${parameter.name}${parameter.optional ? '?' : ''}: ${parameter.type?.text}`,
  );
  return `(${parameterList.join(', ')}) => ${result?.type?.text ?? 'void'}`;
}
