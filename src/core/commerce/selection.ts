// What a visitor has chosen of a product's options. A value that some variant has can always be chosen: where no variant
// has it together with the rest of the choice, the other options move to the nearest variant.
import { type Choice, getOptions, getOptionValue, type OptionValue, type WithOptions } from './options';

/** Options and variants in a form in which a choice among thousands of variants takes less than a millisecond. */
export interface OptionMatrix<V> {
  readonly names: readonly string[];
  /** The values of each option, in the order of `names`. */
  readonly values: readonly ReadonlyMap<string, KnownValue<V>>[];
  readonly rows: readonly OptionRow<V>[];
}

interface KnownValue<V> {
  /** Its index in the values of the option. */
  readonly code: number;
  /** The variants that have it. */
  readonly rows: OptionRow<V>[];
}

interface OptionRow<V> {
  readonly variant: V;
  /** Empty for an option that the variant does not have. */
  readonly values: readonly string[];
  /** The index of each value in those of its option. */
  readonly codes: readonly number[];
}

export interface Selection {
  /** Chosen values; an option without one is missing. */
  readonly choice: Choice;
  /** Options that the visitor chose, the latest first. They move last. */
  readonly latest: readonly string[];
  /** Options that the latest choice moved, with their new values. */
  readonly moved: readonly OptionValue[];
}

/**
 * Whether a value can be chosen without moving another option, and whether what it leads to is sold out.
 */
export interface ValueState {
  readonly fits: boolean;
  readonly isSoldOut: boolean;
}

/** Undefined for a value that no variant has. */
export type ValueStates = (name: string, value: string) => ValueState | undefined;

export function createMatrix<V extends WithOptions>(variants: readonly V[]): OptionMatrix<V> {
  const names = getOptions(variants).map(({ name }) => name);
  const known = names.map(() => new Map<string, KnownValue<V>>());
  const rows = variants.map((variant) => {
    const values = names.map((name) => getOptionValue(variant, name));
    const found = values.map((value, at) => getKnown(known[at] as Map<string, KnownValue<V>>, value));
    const row = { variant, values, codes: found.map(({ code }) => code) };
    for (const value of found) value.rows.push(row);
    return row;
  });
  return { names, values: known, rows };
}

function getKnown<V>(values: Map<string, KnownValue<V>>, value: string): KnownValue<V> {
  const known = values.get(value) ?? { code: values.size, rows: [] };
  values.set(value, known);
  return known;
}

/** As `findVariant`. */
export function getSelected<V>({ names, values, rows }: OptionMatrix<V>, choice: Choice): V | undefined {
  if (rows.length === 1 && (choice.size === 0 || names.length === 0)) return rows[0]?.variant;
  const wanted = names.map((name) => choice.get(name) ?? '');
  return values[0]
    ?.get(wanted[0] as string)
    ?.rows.find((row) => row.values.every((value, at) => value === wanted[at]))?.variant;
}

export const emptySelection: Selection = { choice: new Map(), latest: [], moved: [] };

/** The first option without a value. */
export const getMissing = <V>({ names, rows }: OptionMatrix<V>, { choice }: Selection): string | undefined =>
  names.find((name, at) => !choice.get(name) && rows.every(({ values }) => values[at] !== ''));

/**
 * Chooses one value. Of the variants that have it, the nearest keeps the latest choices of the visitor, then has most of
 * the other values, then is in stock. Every variant can be reached by choosing its values one after the other, because
 * a choice is moved only by a later one that no variant has together with it.
 */
export function chooseValue<V>(
  matrix: OptionMatrix<V>,
  { choice, latest }: Selection,
  name: string,
  value: string,
  isInStock: (variant: V) => boolean,
): Selection {
  const { names } = matrix;
  const at = names.indexOf(name);
  const order = latest.filter((other) => other !== name && choice.has(other));
  const ranked = order.map((other) => names.indexOf(other));
  const wanted = names.map((other) => choice.get(other));
  let best: { readonly values: readonly string[]; readonly score: readonly number[] } | undefined;
  for (const { values, variant } of matrix.values[at]?.get(value)?.rows ?? []) {
    const score = [
      ...ranked.map((index) => Number(values[index] === wanted[index])),
      values.filter((other, index) => index !== at && other === wanted[index]).length,
      Number(isInStock(variant)),
    ];
    if (!best || isGreater(score, best.score)) best = { values, score };
  }
  if (!best) return { choice, latest, moved: [] };
  return moveTo(names, best.values, { choice, latest: [name, ...order], moved: [] }, at);
}

/** Takes the values of a variant for the chosen option and for every other one that has a different value. */
function moveTo(
  names: readonly string[],
  values: readonly string[],
  { choice, latest }: Selection,
  chosen: number,
): Selection {
  const next = new Map(choice);
  const moved: OptionValue[] = [];
  for (const [index, name] of names.entries()) {
    const value = values[index] as string;
    const before = choice.get(name);
    if (index !== chosen && (before === undefined || before === value)) continue;
    if (value) next.set(name, value);
    else next.delete(name);
    if (index !== chosen) moved.push({ name, value });
  }
  return { choice: next, latest, moved };
}

/** Compares scores from the most important criterion on. */
function isGreater(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] as number) > (b[at] as number);
}

/** The states of all values, by option and value. */
export function getValueStates<V>(
  { names, values, rows }: OptionMatrix<V>,
  { choice }: Selection,
  isInStock: (variant: V) => boolean,
): ValueStates {
  // A value that no variant has is -1.
  const wanted = names.map((name, at) => {
    const value = choice.get(name);
    return value === undefined ? ANY : (values[at]?.get(value)?.code ?? -1);
  });
  const found = values.map((known) => new Uint8Array(known.size));
  for (const { codes, variant } of rows) {
    const inStock = isInStock(variant);
    let differing = 0;
    let last = 0;
    for (let at = 0; at < codes.length; at++)
      if (wanted[at] !== ANY && wanted[at] !== codes[at]) {
        differing++;
        last = at;
      }
    for (let at = 0; at < codes.length; at++) {
      const fits = differing === 0 || (differing === 1 && at === last);
      const flags = (fits ? FITS : 0) | (inStock ? IN_STOCK : 0) | (fits && inStock ? FITS_IN_STOCK : 0);
      const known = found[at] as Uint8Array;
      const code = codes[at] as number;
      known[code] = (known[code] as number) | flags;
    }
  }
  return (name, value) => {
    const at = names.indexOf(name);
    const code = values[at]?.get(value)?.code;
    return code === undefined ? undefined : STATES[found[at]?.[code] ?? 0];
  };
}

/** Of an option without a choice, which every value fits. */
const ANY = -2;

const FITS = 1;
const IN_STOCK = 2;
const FITS_IN_STOCK = 4;

/** By flags. A value that fits is sold out if no variant that fits is in stock, any other if none is at all. */
const STATES: readonly ValueState[] = Array.from({ length: 8 }, (_, flags) => {
  const fits = (flags & FITS) !== 0;
  return { fits, isSoldOut: (flags & (fits ? FITS_IN_STOCK : IN_STOCK)) === 0 };
});
