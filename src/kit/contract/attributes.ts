// Attribute types: parse values from attributes, JSON and properties into typed options. Pure; shared by elements,
// manifest and tests.

/** Where a value was set: booleans and empty strings differ between these sources. */
export type ValueSource = 'property' | 'attribute' | 'data' | 'json';

/** Result of `read` for an invalid value. */
export const INVALID: unique symbol = Symbol('invalid');

export type AttributeKind = 'text' | 'flag' | 'number' | 'choice' | 'data';

/** One option of an element. */
export interface Attribute<T> {
  readonly kind: AttributeKind;
  /**
   * Describes a valid value in words or as a TypeScript type, for messages, the manifest and the controls of the demo.
   */
  readonly expects: string;
  /** The keywords of a choice, in the order of the documentation. */
  readonly values?: readonly string[];
  /** The value if the option is not set. */
  readonly defaultValue: T;
  /** One sentence for the documentation; removed by the build. */
  readonly description: string;
  /** Further documented names, in camel case. */
  readonly aliases: readonly string[];
  /** A specific warning for an invalid value, if the documentation defines one. */
  invalidMessage?(value: unknown, source: ValueSource): string | undefined;
  /** Parses a value that is neither null nor undefined. Never throws. */
  read(value: unknown, source: ValueSource): T | typeof INVALID;
}

/** The values of a set of attributes. */
export type AttributeValues<A> = { -readonly [K in keyof A]: A[K] extends Attribute<infer T> ? T : never };

/** Range of a number; values outside are clamped. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
  readonly integer?: boolean;
}

/** Any text; an empty text resets to the default. */
export function text(defaultValue: string, description: string): Attribute<string> {
  const read = (value: unknown) => (isScalar(value) ? String(value) : INVALID);
  return { kind: 'text', expects: 'text', defaultValue, description, aliases: [], read };
}

/** A boolean as in HTML, except that `false`, `0`, `no` and `off`, which templates print, mean false. */
export function flag(defaultValue: boolean, description: string): Attribute<boolean> {
  return { kind: 'flag', expects: 'true or false', defaultValue, description, aliases: [], read: parseFlag };
}

/** A finite number; a unit is ignored, and the decimal separator may be a comma. */
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

/** A keyword, in any case and with `_`, `-` or a space between words. */
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

/** A structured value: JSON in an attribute, or the value itself as a property. */
export function json<T>(
  defaultValue: T,
  description: string,
  { expects, accept }: { expects: string; accept: (value: unknown) => T | typeof INVALID },
): Attribute<T> {
  const read = (value: unknown) => {
    try {
      return accept(typeof value === 'string' ? JSON.parse(value) : value);
    } catch {
      // Not JSON, or an object of the page whose getters throw.
      return INVALID;
    }
  };
  return { kind: 'data', expects, defaultValue, description, aliases: [], read };
}

/** The same option with additional documented names (camel case). */
export const withAliases = <T>(names: readonly string[], attribute: Attribute<T>): Attribute<T> => ({
  ...attribute,
  aliases: [...attribute.aliases, ...names],
});

/** An option without a default: `null` leaves the decision to the element. */
export const optional = <T>(attribute: Attribute<T>): Attribute<T | null> => ({
  ...attribute,
  defaultValue: null,
});

/** Parses `24px`, `" 4 "`, `0,5` and `1,000`. */
export function parseNumber(value: unknown): number | typeof INVALID {
  if (typeof value === 'number') return Number.isFinite(value) ? value : INVALID;
  if (typeof value !== 'string') return INVALID;
  const digits = /^([+-]?(?:\d[\d.,]*|[.,]\d+)(?:e[+-]?\d+)?)\s*[a-z%]*$/i.exec(value.trim())?.[1];
  if (digits === undefined) return INVALID;
  const thousands = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits);
  const parsed = Number(thousands ? digits.replaceAll(',', '') : digits.replace(',', '.'));
  return Number.isFinite(parsed) ? parsed : INVALID;
}

const FALSE = /^(false|0|no|off)$/i;
const TRUE = /^(true|1|yes|on)$/i;

/**
 * A present attribute is true unless its value means false. In `data-` attributes and JSON, only a value that means true is
 * true.
 */
function parseFlag(value: unknown, source: ValueSource): boolean | typeof INVALID {
  if (typeof value === 'boolean') return value;
  if (!isScalar(value)) return INVALID;
  const keyword = String(value).trim();
  return source === 'data' || source === 'json' ? TRUE.test(keyword) : !FALSE.test(keyword);
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
