// Which value holds for an option? Property, own attribute, `data-` alias, JSON, child markup, the page's words, default:
// the first that says something wins (an empty string says nothing, except for booleans).
import { getPageMessages } from '../../services/page/page-messages';
import { type Attribute, type AttributeValues, INVALID, type ValueSource } from '../contract/attributes';
import type { Attributes, Contract } from '../contract/contract';
import { toCamelCase, toKebabCase } from '../contract/letter-case';
import { isTranslatable } from '../messages';
import { warn } from './warn';

/** What child markup says about options, by camel or kebab case name. */
export type MarkupOptionsReader = (host: HTMLElement) => Readonly<Record<string, unknown>>;

interface Candidate {
  readonly value: unknown;
  readonly source: ValueSource;
  /** How the developer wrote it, for the message. */
  readonly name: string;
}

/** The options of one element instance. */
export interface Options<A extends Attributes> {
  get<K extends keyof A & string>(name: K): AttributeValues<A>[K];
  all(): AttributeValues<A>;
  /** What script set as a property; null or undefined takes it back. */
  set(name: keyof A & string, value: unknown): void;
}

/** Attribute names that an element with these options has to observe. */
export const getObservedAttributes = (attributes: Attributes): string[] => [
  'options',
  ...Object.entries(attributes).flatMap(([name, { aliases }]) => [
    ...ownNames(name, aliases),
    ...dataNames(name, aliases),
  ]),
];

/** @param markup options found in child markup; keep its answer identical while the children are */
export function createOptions<A extends Attributes>(
  { tag, attributes }: Pick<Contract<A>, 'tag' | 'attributes'>,
  host: HTMLElement,
  markup: MarkupOptionsReader = () => ({}),
): Options<A> {
  const properties = new Map<string, unknown>();
  const known = new Map<string, { said: Candidate; value: unknown }>();
  const readOptions = jsonReader(tag, 'options');
  const readChild = jsonReader(tag, 'the JSON child');

  const bulk = () => [
    readOptions(host.getAttribute('options')),
    readChild(host.querySelector(':scope > script[type="application/json"]')?.textContent ?? null),
    readMarkup(),
    wordsOfPage(),
  ];

  const wordsOfPage = (): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(byCamel(getPageMessages(tag))).filter(([name]) => isTranslatable(name)),
    );

  function readMarkup(): Record<string, unknown> {
    try {
      return byCamel(markup(host));
    } catch (error) {
      warn(tag, `the options in its markup cannot be read (${error}); ignoring them.`);
      return {};
    }
  }

  function* spoken(
    name: string,
    also: readonly string[],
    sources: Record<string, unknown>[],
  ): Generator<Candidate> {
    if (properties.has(name)) yield { value: properties.get(name), source: 'property', name };
    for (const own of ownNames(name, also))
      yield { value: host.getAttribute(own), source: 'attribute', name: own };
    for (const alias of dataNames(name, also))
      yield { value: host.getAttribute(alias), source: 'data', name: alias };
    for (const source of sources)
      for (const key of [name, ...also]) yield { value: source[key], source: 'json', name: key };
  }

  function get(name: string, sources = bulk()): unknown {
    const attribute = attributes[name] as Attribute<unknown>;
    for (const said of spoken(name, attribute.aliases, sources)) {
      if (isUnset(said, attribute)) continue;
      const last = known.get(name);
      if (last && last.said.value === said.value && last.said.source === said.source) return last.value;
      const value = readOrWarn(tag, attribute, said);
      known.set(name, { said, value });
      return value;
    }
    return attribute.defaultValue;
  }

  return {
    get: (name) => get(name) as never,
    all() {
      const sources = bulk();
      return Object.fromEntries(
        Object.keys(attributes).map((name) => [name, get(name, sources)]),
      ) as AttributeValues<A>;
    },
    set(name, value) {
      if (value == null) properties.delete(name);
      else properties.set(name, value);
    },
  };
}

/** Attributes that mean something to HTML itself cannot carry an option; `data-<name>` and JSON still can. */
const GLOBAL = new Set([
  'style',
  'title',
  'id',
  'class',
  'hidden',
  'lang',
  'dir',
  'slot',
  'part',
  'is',
  'loading',
  'draggable',
]);

/** In kebab case, and without hyphens: that is what HTML makes of `columnWidth`, and React of its prop before the upgrade. */
const ownNames = (name: string, also: readonly string[]): string[] =>
  [name, ...also]
    .flatMap((own) => [...new Set([toKebabCase(own), own.toLowerCase()])])
    .filter((own) => !GLOBAL.has(own));

const dataNames = (name: string, also: readonly string[]): string[] =>
  [name, ...also].map((own) => `data-${toKebabCase(own)}`);

/** Empty is unset, but an empty boolean attribute is a yes (`lightbox`) or, with `data-`, a no. */
function isUnset({ value, source }: Candidate, { kind }: Attribute<unknown>): boolean {
  if (value == null) return true;
  if (typeof value !== 'string' || value.trim() !== '') return false;
  return kind !== 'flag' || source === 'json';
}

function readOrWarn(tag: string, attribute: Attribute<unknown>, { value, source, name }: Candidate): unknown {
  const read = attribute.read(value, source);
  if (read !== INVALID) return read;
  const complaint = attribute.invalidMessage?.(value, source);
  const instead = attribute.defaultValue === null ? 'the default' : quote(attribute.defaultValue);
  warn(tag, complaint ?? `${name}=${quote(value)} is not ${attribute.expects}; using ${instead}.`);
  return attribute.defaultValue;
}

function quote(value: unknown): string {
  try {
    return (typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value))).slice(0, 80);
  } catch {
    return `a ${typeof value}`;
  }
}

/** Parses JSON text, again only when it changed; bad JSON is ignored with one warning. */
function jsonReader(tag: string, where: string): (text: string | null) => Record<string, unknown> {
  let lastText: string | null = null;
  let lastValue: Record<string, unknown> = {};
  return (text) => {
    if (text !== lastText) {
      lastText = text;
      lastValue = text === null || text.trim() === '' ? {} : parse(tag, where, text);
    }
    return lastValue;
  };
}

function parse(tag: string, where: string, text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return byCamel(value);
    warn(tag, `${where} is not a JSON object; ignoring it.`);
  } catch (error) {
    warn(tag, `${where} is not valid JSON (${(error as Error).message}); ignoring it.`);
  }
  return {};
}

/** Keys in camel case. Where both spellings stand, one that is null gives way to the other. */
function byCamel(source: object): Record<string, unknown> {
  const result: Record<string, unknown> = Object.create(null);
  for (const [key, value] of Object.entries(source)) if (value != null) result[toCamelCase(key)] ??= value;
  return result;
}
