// What a visitor has chosen of a product's options. A value that some variant has can always be chosen: where no variant
// has it together with the rest of the choice, the other options move to the nearest variant.
import { type Choice, getOptionValue, type OptionValue, type WithOptions } from './options';

/** Options and variants in a form in which a choice among thousands of variants takes less than a millisecond. */
export interface OptionMatrix<V> {
  readonly names: readonly string[];
  /** The values of each option, in the order of `names`. */
  readonly values: readonly ReadonlyMap<string, KnownValue<V>>[];
  readonly rows: readonly OptionRow<V>[];
}

interface KnownValue<V> {
  /** The variants that have it. */
  readonly rows: OptionRow<V>[];
  /** Whether one of them is in stock. */
  inStock: boolean;
}

interface OptionRow<V> {
  readonly variant: V;
  /** Empty for an option that the variant does not have. */
  readonly values: readonly string[];
  readonly inStock: boolean;
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

export interface ValueStates {
  /** @returns undefined for a value that no variant has */
  get(name: string, value: string): ValueState | undefined;
  /** The values of an option that fit. The state of any other does not depend on the choice. */
  getFitting(name: string): Iterable<string>;
}

export function createMatrix<V extends WithOptions>(
  variants: readonly V[],
  isInStock: (variant: V) => boolean,
): OptionMatrix<V> {
  const names = [...new Set(variants.flatMap(({ optionValues }) => optionValues.map(({ name }) => name)))];
  const known = names.map(() => new Map<string, KnownValue<V>>());
  const rows = variants.map((variant) => {
    const values = names.map((name) => getOptionValue(variant, name));
    const row = { variant, values, inStock: isInStock(variant) };
    for (const [at, value] of values.entries()) addRow(known[at] as Map<string, KnownValue<V>>, value, row);
    return row;
  });
  return { names, values: known, rows };
}

function addRow<V>(values: Map<string, KnownValue<V>>, value: string, row: OptionRow<V>): void {
  const known = values.get(value) ?? { rows: [], inStock: false };
  values.set(value, known);
  known.rows.push(row);
  known.inStock ||= row.inStock;
}

/** As `findVariant`. */
export function getSelected<V>({ names, values, rows }: OptionMatrix<V>, choice: Choice): V | undefined {
  if (rows.length === 1 && names.length === 0) return rows[0]?.variant;
  const wanted = names.map((name, at) => {
    const [only, other] = values[at]?.keys() ?? [];
    return choice.get(name) || (other === undefined ? only : '');
  });
  return values[0]
    ?.get(wanted[0] as string)
    ?.rows.find((row) => row.values.every((value, at) => value === wanted[at]))?.variant;
}

export const emptySelection: Selection = { choice: new Map(), latest: [], moved: [] };

/**
 * Chooses one value. Of the variants that have it, the nearest keeps the latest choices of the visitor, then has most of
 * the other values, then is in stock. Every variant can be reached by choosing its values one after the other, because
 * a choice is moved only by a later one that no variant has together with it. Takes the values of that variant for the
 * chosen option and for every other one that has a different value.
 */
export function chooseValue<V>(
  matrix: OptionMatrix<V>,
  { choice, latest }: Selection,
  name: string,
  value: string,
): Selection {
  const { names } = matrix;
  const at = names.indexOf(name);
  const order = latest.filter((other) => other !== name && choice.has(other));
  const ranked = order.map((other) => names.indexOf(other));
  const wanted = names.map((other) => choice.get(other));
  let best: readonly string[] | undefined;
  let highest = -1;
  for (const { values, inStock } of matrix.values[at]?.get(value)?.rows ?? []) {
    const isKept = (_: unknown, index: number) => values[index] === wanted[index];
    let score = 0;
    for (const index of ranked) score = 2 * score + Number(isKept(null, index));
    score = 2 * (score * names.length + names.filter(isKept).length) + Number(inStock);
    if (score > highest) [best, highest] = [values, score];
  }
  if (!best) return { choice, latest, moved: [] };
  const next = new Map(choice);
  const moved: OptionValue[] = [];
  for (const [index, other] of names.entries()) {
    const to = best[index] as string;
    if (other !== name) {
      if ((wanted[index] ?? to) === to) continue;
      moved.push({ name: other, value: to });
    }
    if (to) next.set(other, to);
    else next.delete(other);
  }
  return { choice: next, latest: [name, ...order], moved };
}

/**
 * The states of all values, by option and value. Reads the variants of the chosen values only, because all of thousands
 * would take longer than the rest of a choice.
 */
export function getValueStates<V>(matrix: OptionMatrix<V>, { choice }: Selection): ValueStates {
  const { names, values } = matrix;
  const fitting = getFitting(matrix, choice);
  return {
    get(name, value) {
      const at = names.indexOf(name);
      const known = values[at]?.get(value);
      const inStock = fitting[at]?.get(value);
      const fits = inStock !== undefined;
      // A value that fits is sold out if no variant that fits is in stock, any other if none is at all.
      return known && { fits, isSoldOut: !(fits ? inStock : known.inStock) };
    },
    getFitting: (name) => fitting[names.indexOf(name)]?.keys() ?? [],
  };
}

/** Of each option the values of variants that have all other chosen values, and whether one of these is in stock. */
function getFitting<V>({ names, values }: OptionMatrix<V>, choice: Choice): Map<string, boolean>[] {
  // Without another choice everything fits.
  const found = names.map(
    (name, at) =>
      new Map(
        choice.size === Number(choice.has(name))
          ? [...(values[at] ?? [])].map(([value, { inStock }]) => [value, inStock])
          : [],
      ),
  );
  const chosen = [...choice].map(([name, value]) => [names.indexOf(name), value] as const);
  for (const [option, wanted] of chosen)
    for (const row of values[option]?.get(wanted)?.rows ?? []) {
      const differing = chosen.filter(([at, value]) => row.values[at] !== value);
      if (differing.length > 1) continue;
      for (const [at, value] of row.values.entries())
        if (differing.length === 0 || differing[0]?.[0] === at)
          found[at]?.set(value, row.inStock || found[at]?.get(value) === true);
    }
  return found;
}
