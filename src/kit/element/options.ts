// Options of an element: the first source with a value wins. In order: property, attribute, `data-` alias, `options`
// (property or else attribute), additional sources, default. An empty string counts as no value, except for booleans.
import { type Attribute, type AttributeValues, INVALID, type ValueSource } from '../contract/attributes';
import type { Attributes, Contract } from '../contract/contract';
import { toKebabCase } from '../contract/letter-case';
import { createJsonReader, type OptionValues } from './json-options';
import { warn } from './warn';

/** Attribute and property that hold any number of options as an object. */
export const OPTIONS = 'options';

/** Returns values by camel case name; the same object as long as nothing changes. */
export type OptionSource = () => OptionValues;

/** Finds options in child markup, by camel or kebab case name. */
export type MarkupOptionsReader = (host: HTMLElement) => Readonly<Record<string, unknown>>;

interface Candidate {
  readonly value: unknown;
  readonly source: ValueSource;
  /** The spelling that the page uses, for warnings. */
  readonly name: string;
}

/** The options of one element. */
export interface Options<A extends Attributes> {
  get<K extends keyof A & string>(name: K): AttributeValues<A>[K];
  /** Values of the property `options` or else of the attribute. */
  json(): OptionValues;
  all(): AttributeValues<A>;
  /** Sets the property, or all options with the name `options`; null or undefined resets it. */
  set(name: (keyof A & string) | typeof OPTIONS, value: unknown): void;
}

/** Names of the attributes that an element with these options observes. */
export const getObservedAttributes = (attributes: Attributes): string[] => [
  OPTIONS,
  ...Object.entries(attributes).flatMap(([name, attribute]) => getSpellings(name, attribute)),
];

export function createOptions<A extends Attributes>(
  { tag, attributes }: Pick<Contract<A>, 'tag' | 'attributes'>,
  host: HTMLElement,
  extraSources: readonly OptionSource[] = [],
): Options<A> {
  const properties = new Map<string, unknown>();
  const parsed = new Map<string, Candidate & { readonly result: unknown }>();
  const parseOptions = createJsonReader(tag, OPTIONS);
  const readJson = () => parseOptions(properties.get(OPTIONS) ?? host.getAttribute(OPTIONS));

  const readSources = (): OptionValues[] => [readJson(), ...extraSources.map((read) => read())];

  /** The first source with a value. */
  function find(name: string, sources: readonly OptionValues[]): Candidate | undefined {
    const attribute = attributes[name] as Attribute<unknown>;
    const take = (value: unknown, source: ValueSource, spelling: string): Candidate | undefined =>
      isUnset(value, source, attribute) ? undefined : { value, source, name: spelling };
    let found = take(properties.get(name), 'property', name);
    for (const spelling of getSpellings(name, attribute))
      found ??= take(
        host.getAttribute(spelling),
        spelling.startsWith('data-') ? 'data' : 'attribute',
        spelling,
      );
    for (const values of sources)
      for (const spelling of [name, ...attribute.aliases]) found ??= take(values[spelling], 'json', spelling);
    return found;
  }

  function get(name: string, sources = readSources()): unknown {
    const attribute = attributes[name] as Attribute<unknown>;
    const found = find(name, sources);
    if (!found) return attribute.defaultValue;
    const last = parsed.get(name);
    if (last?.value === found.value && last?.source === found.source) return last.result;
    const result = readOrWarn(tag, attribute, found);
    parsed.set(name, { ...found, result });
    return result;
  }

  return {
    get: (name) => get(name) as never,
    json: readJson,
    all() {
      const sources = readSources();
      return Object.fromEntries(
        Object.keys(attributes).map((name) => [name, get(name, sources)]),
      ) as AttributeValues<A>;
    },
    set(name, value) {
      properties.set(name, value);
    },
  };
}

/** Attributes with a meaning in HTML. Options with these names are set with `data-<name>` or JSON. */
export const GLOBAL_ATTRIBUTES = /^(style|title|id|class|hidden|lang|dir|slot|part|is|loading|draggable)$/;

const spellings = new WeakMap<Attribute<unknown>, readonly string[]>();

/**
 * Attribute names of an option, by precedence, computed once for all elements: in kebab case and in lower case, because HTML
 * and React before the upgrade write `columnWidth` as `columnwidth`.
 */
function getSpellings(name: string, attribute: Attribute<unknown>): readonly string[] {
  let found = spellings.get(attribute);
  if (!found) {
    const names = [name, ...attribute.aliases];
    const kebab = names.map(toKebabCase);
    found = [
      ...new Set(
        [...kebab, ...names.map((one) => one.toLowerCase())].filter((one) => !GLOBAL_ATTRIBUTES.test(one)),
      ),
      ...kebab.map((one) => `data-${one}`),
    ];
    spellings.set(attribute, found);
  }
  return found;
}

/** An empty boolean attribute is true; its empty `data-` alias is false. */
function isUnset(value: unknown, source: ValueSource, { kind }: Attribute<unknown>): boolean {
  if (typeof value === 'string') return !value.trim() && (kind !== 'flag' || source === 'json');
  return value == null;
}

function readOrWarn(tag: string, attribute: Attribute<unknown>, candidate: Candidate): unknown {
  const result = attribute.read(candidate.value, candidate.source);
  if (result !== INVALID) return result;
  warn(tag, describeInvalid(attribute, candidate));
  return attribute.defaultValue;
}

/** Describes why a value cannot be read, and what is used instead. */
export function describeInvalid(attribute: Attribute<unknown>, { value, source, name }: Candidate): string {
  const message = attribute.invalidMessage?.(value, source);
  const fallback = attribute.defaultValue === null ? 'the default' : quote(attribute.defaultValue);
  return message ?? `${name}=${quote(value)} is not ${attribute.expects}; using ${fallback}.`;
}

function quote(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 80);
  } catch {
    return `a ${typeof value}`;
  }
}
