// A visitor's choice of product options. Any value that some variant has can be chosen: if no variant combines it with the
// other chosen values, the other options change to the nearest variant.
import { type Choice, getOptionValue, type OptionValue, type WithOptions } from './options';

/** Options and variants, indexed so that a choice among thousands of variants takes less than a millisecond. */
export interface OptionMatrix<V> {
  readonly names: readonly string[];
  /** The values of each option, in the order of `names`. */
  readonly values: readonly ReadonlyMap<string, KnownValue<V>>[];
  readonly rows: readonly OptionRow<V>[];
}

interface KnownValue<V> {
  /** The variants with this value. */
  readonly rows: OptionRow<V>[];
  /** Whether any of these variants is in stock. */
  inStock: boolean;
}

interface OptionRow<V> {
  readonly variant: V;
  /** A value is empty if the variant does not have the option. */
  readonly values: readonly string[];
  readonly inStock: boolean;
}

export interface Selection {
  /** Chosen values; options without a chosen value are not included. */
  readonly choice: Choice;
  /** Options that the visitor chose, latest first. The latest are the last to be changed automatically. */
  readonly latest: readonly string[];
  /** Options that the latest choice changed automatically, with their new values. */
  readonly moved: readonly OptionValue[];
}

/**
 * Whether a value can be chosen without changing another option, and whether the resulting variants are sold out.
 */
export interface ValueState {
  readonly fits: boolean;
  readonly isSoldOut: boolean;
}

export interface ValueStates {
  /** @returns undefined if no variant has the value */
  get(name: string, value: string): ValueState | undefined;
  /** The values of an option that fit the choice. The state of all other values does not depend on the choice. */
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

/** Same result as `findVariant`. */
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
 * Chooses one value. The nearest variant with that value keeps the visitor's latest choices; ties are broken by the number
 * of other values it keeps, then by stock. Every variant can be reached by choosing its values one after the other, because
 * a choice changes only if no variant combines it with a later one. The options take the values of the nearest variant
 * where they differ.
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
 * The states of all values, by option and value. Reads only the variants of the chosen values, because reading thousands
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
      // A fitting value is sold out if no fitting variant is in stock; any other value, if no variant with it is in stock.
      return known && { fits, isSoldOut: !(fits ? inStock : known.inStock) };
    },
    getFitting: (name) => fitting[names.indexOf(name)]?.keys() ?? [],
  };
}

/** For each option, the values of variants with all other chosen values, and whether any of these variants is in stock. */
function getFitting<V>({ names, values }: OptionMatrix<V>, choice: Choice): Map<string, boolean>[] {
  // Without another choice, every value fits.
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
