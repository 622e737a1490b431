// Options of a product's variants, such as size and color, and the variant that a visitor's choices select.

/** One value of one option, as in `Size: Large`. */
export interface OptionValue {
  readonly name: string;
  readonly value: string;
}

/** The option values of a variant. */
export interface WithOptions {
  readonly optionValues: readonly OptionValue[];
}

/** An option of a product with its values, both in the order of the variants. */
export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** Chosen values by option name. */
export type Choice = ReadonlyMap<string, string>;

/** The options of all variants. A variant without a value for an option is treated as having an empty one. */
export function getOptions(variants: readonly WithOptions[]): ProductOption[] {
  const values = new Map<string, Set<string>>();
  for (const { optionValues } of variants)
    for (const { name, value } of optionValues) {
      const known = values.get(name) ?? new Set();
      values.set(name, known.add(value));
    }
  return [...values].map(([name, known]) => ({ name, values: [...known] }));
}

/** The value of a variant for an option; empty if it has none. */
export function getOptionValue({ optionValues }: WithOptions, name: string): string {
  return optionValues.find((option) => option.name === name)?.value ?? '';
}

/** Whether the variants differ in an option; if they all have the same value, there is nothing to choose. */
export const isChoice = (variants: readonly WithOptions[], name: string): boolean =>
  new Set(variants.map((variant) => getOptionValue(variant, name))).size > 1;

/**
 * The variant with exactly the chosen values. Undefined if an option in which the variants differ has no value, or if no
 * variant has this combination.
 */
export function findVariant<V extends WithOptions>(variants: readonly V[], choice: Choice): V | undefined {
  const [first] = variants;
  const names = getOptions(variants).map(({ name }) => name);
  if (!first || names.length === 0) return variants.length === 1 ? first : undefined;
  const wanted = names.map((name) => {
    const value = choice.get(name) || (isChoice(variants, name) ? '' : getOptionValue(first, name));
    return [name, value] as const;
  });
  return variants.find((variant) => wanted.every(([name, value]) => getOptionValue(variant, name) === value));
}
