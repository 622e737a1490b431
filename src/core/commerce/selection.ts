// What a visitor has chosen of a product's options. A value that some variant has can always be chosen: where no variant
// has it together with the rest of the choice, the other options move to the nearest variant.
import { type Choice, getOptions, getOptionValue, type OptionValue, type WithOptions } from './options';

/** Options and variants in a form in which a choice among thousands of variants takes less than a millisecond. */
export interface OptionMatrix<V> {
  readonly names: readonly string[];
  readonly rows: readonly { readonly variant: V; readonly values: readonly string[] }[];
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

export function createMatrix<V extends WithOptions>(variants: readonly V[]): OptionMatrix<V> {
  const names = getOptions(variants).map(({ name }) => name);
  const rows = variants.map((variant) => ({
    variant,
    values: names.map((name) => getOptionValue(variant, name)),
  }));
  return { names, rows };
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
  const { names, rows } = matrix;
  const at = names.indexOf(name);
  const order = latest.filter((other) => other !== name && choice.has(other));
  const ranked = order.map((other) => names.indexOf(other));
  const wanted = names.map((other) => choice.get(other));
  let best: { readonly values: readonly string[]; readonly score: readonly number[] } | undefined;
  for (const { values, variant } of rows) {
    if (values[at] !== value) continue;
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
  { names, rows }: OptionMatrix<V>,
  { choice }: Selection,
  isInStock: (variant: V) => boolean,
): ReadonlyMap<string, ReadonlyMap<string, ValueState>> {
  const wanted = names.map((name) => choice.get(name));
  const differs = (value: string, index: number) => wanted[index] !== undefined && wanted[index] !== value;
  const found = names.map(() => new Map<string, FoundValue>());
  for (const { values, variant } of rows) {
    const inStock = isInStock(variant);
    let differing = 0;
    for (let index = 0; index < values.length; index++)
      if (differs(values[index] as string, index)) differing++;
    for (let index = 0; index < values.length; index++) {
      const value = values[index] as string;
      const known = found[index]?.get(value) ?? { fits: false, fitsInStock: false, inStock: false };
      const fits = differing === (differs(value, index) ? 1 : 0);
      known.fits ||= fits;
      known.fitsInStock ||= fits && inStock;
      if (!known.inStock) found[index]?.set(value, Object.assign(known, { inStock }));
    }
  }
  return new Map(names.map((name, index) => [name, mapValues(found[index] as Map<string, FoundValue>)]));
}

interface FoundValue {
  fits: boolean;
  fitsInStock: boolean;
  inStock: boolean;
}

const mapValues = (found: ReadonlyMap<string, FoundValue>): ReadonlyMap<string, ValueState> =>
  new Map(
    [...found].map(([value, { fits, fitsInStock, inStock }]) => [
      value,
      { fits, isSoldOut: fits ? !fitsInStock : !inStock },
    ]),
  );
