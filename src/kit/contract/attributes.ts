// Attribute types: parse values from attributes, JSON and properties into typed options. Pure; shared by elements,
// manifest and tests.

/** Where a value was written; booleans and empty strings mean different things in different places. */
export type ValueSource = 'property' | 'attribute' | 'data' | 'json';

/** Answer of `read` for a value that cannot be understood. */
export const INVALID: unique symbol = Symbol('invalid');

export type AttributeKind = 'text' | 'flag' | 'number' | 'choice' | 'data';

/** One option of an element. */
export interface Attribute<T> {
  readonly kind: AttributeKind;
  /** What a value has to be, in words or as a TypeScript type: for messages, the manifest and the demo's knobs. */
  readonly expects: string;
  /** The words of a choice, in the order of the documentation. */
  readonly values?: readonly string[];
  /** What holds when nobody says anything. */
  readonly defaultValue: T;
  /** One sentence for documentation; the build leaves it out of what visitors load. */
  readonly description: string;
  /** Further documented spellings, in camel case. */
  readonly aliases: readonly string[];
  /** What to tell a developer about a value that cannot be understood, where there are words of its own for it. */
  invalidMessage?(value: unknown, written: ValueSource): string | undefined;
  /** Reads a value that is neither null nor undefined. Never throws. */
  read(value: unknown, written: ValueSource): T | typeof INVALID;
}

/** The values of a set of attributes. */
export type AttributeValues<A> = { -readonly [K in keyof A]: A[K] extends Attribute<infer T> ? T : never };

/** Limits of a number; a value outside is moved to the nearer limit. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
  readonly integer?: boolean;
}

/** Any text; empty means the initial one. */
export function text(defaultValue: string, description: string): Attribute<string> {
  const read = (value: unknown) => (isScalar(value) ? String(value) : INVALID);
  return { kind: 'text', expects: 'text', defaultValue, description, aliases: [], read };
}

/** A boolean by the rules of HTML, forgiving to templates that print `false`, `0`, `no` or `off`. */
export function flag(defaultValue: boolean, description: string): Attribute<boolean> {
  return { kind: 'flag', expects: 'true or false', defaultValue, description, aliases: [], read: parseFlag };
}

/** A finite number; units and a decimal comma are read as meant. */
export function number(
  defaultValue: number,
  description: string,
  range: NumberRange = {},
): Attribute<number> {
  const read = (value: unknown) => {
    const parsed = parseNumber(value);
    return parsed === INVALID ? INVALID : clamp(parsed, range);
  };
  return { kind: 'number', expects: 'a number', defaultValue, description, aliases: [], read };
}

/** One of a closed list, in any case and with `_`, `-` or a blank between words. */
export function choice<const T extends string>(
  values: readonly T[],
  defaultValue: NoInfer<T>,
  description: string,
  synonyms: Readonly<Record<string, NoInfer<T>>> = {},
): Attribute<T> {
  const byKey = new Map<string, T>();
  for (const [name, value] of Object.entries(synonyms)) byKey.set(normalizeKeyword(name), value);
  for (const value of values) byKey.set(normalizeKeyword(value), value);
  const read = (value: unknown) =>
    isScalar(value) ? (byKey.get(normalizeKeyword(String(value))) ?? INVALID) : INVALID;
  return {
    kind: 'choice',
    expects: `one of ${values.join(', ')}`,
    values,
    defaultValue,
    description,
    aliases: [],
    read,
  };
}

/** A structured value: JSON in an attribute, the value itself as a property. */
export function json<T>(
  defaultValue: T,
  description: string,
  { expects, accept }: { expects: string; accept: (value: unknown) => T | typeof INVALID },
): Attribute<T> {
  const read = (value: unknown) => {
    try {
      return accept(typeof value === 'string' ? JSON.parse(value) : value);
    } catch {
      // Not JSON, or an object of the page that throws when it is looked at.
      return INVALID;
    }
  };
  return { kind: 'data', expects, defaultValue, description, aliases: [], read };
}

/** The same option under further documented names (camel case). */
export const withAliases = <T>(names: readonly string[], attribute: Attribute<T>): Attribute<T> => ({
  ...attribute,
  aliases: [...attribute.aliases, ...names],
});

/** An option that nobody has to decide: `null`, which is what holds unless somebody says more, leaves it to the element. */
export const optional = <T>(attribute: Attribute<T>): Attribute<T | null> => ({
  ...attribute,
  defaultValue: null,
});

/** Reads `24px`, `" 4 "`, `0,5`, `1,000` as the number that is meant. */
export function parseNumber(value: unknown): number | typeof INVALID {
  if (typeof value === 'number') return Number.isFinite(value) ? value : INVALID;
  if (typeof value !== 'string') return INVALID;
  const written = /^([+-]?(?:\d[\d.,]*|[.,]\d+)(?:e[+-]?\d+)?)\s*[a-z%]*$/i.exec(value.trim())?.[1];
  if (written === undefined) return INVALID;
  const thousands = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(written);
  const parsed = Number(thousands ? written.replaceAll(',', '') : written.replace(',', '.'));
  return Number.isFinite(parsed) ? parsed : INVALID;
}

const FALSE = /^(false|0|no|off)$/i;
const TRUE = /^(true|1|yes|on)$/i;

/** Un-prefixed: present is true unless it says no. `data-` and JSON: only a clear yes is true. */
function parseFlag(value: unknown, written: ValueSource): boolean | typeof INVALID {
  if (typeof value === 'boolean') return value;
  if (!isScalar(value)) return INVALID;
  const said = String(value).trim();
  return written === 'data' || written === 'json' ? TRUE.test(said) : !FALSE.test(said);
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const normalizeKeyword = (value: string): string =>
  value
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');

function clamp(value: number, { min = -Infinity, max = Infinity, integer = false }: NumberRange): number {
  return Math.min(max, Math.max(min, integer ? Math.round(value) : value));
}
