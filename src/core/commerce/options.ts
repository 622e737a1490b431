// Options of a product's variants, such as size and color, and the variant that a visitor's choice names.

/** One value of one option, as in `Size: Large`. */
export interface OptionValue {
  readonly name: string;
  readonly value: string;
}

/** A variant as far as its options go. */
export interface WithOptions {
  readonly optionValues: readonly OptionValue[];
}

/** An option of a product with its values, both in the order of the variants. */
export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** Chosen values by the name of the option. */
export type Choice = ReadonlyMap<string, string>;

/** The options of all variants. A variant without a value for one of them counts as having an empty one. */
export function getOptions(variants: readonly WithOptions[]): ProductOption[] {
  const values = new Map<string, Set<string>>();
  for (const { optionValues } of variants)
    for (const { name, value } of optionValues) {
      const known = values.get(name) ?? new Set();
      values.set(name, known.add(value));
    }
  return [...values].map(([name, known]) => ({ name, values: [...known] }));
}

/** The value that a variant has for an option; empty if it has none. */
export function getOptionValue({ optionValues }: WithOptions, name: string): string {
  return optionValues.find((option) => option.name === name)?.value ?? '';
}

/**
 * The variant with exactly the chosen values. A product with a single variant needs no choice. Undefined if a value is
 * missing or no variant has this combination.
 * @param names of all options of the variants
 */
export function findVariant<V extends WithOptions>(
  variants: readonly V[],
  choice: Choice,
  names: readonly string[] = getOptions(variants).map(({ name }) => name),
): V | undefined {
  if (variants.length === 1 && (choice.size === 0 || names.length === 0)) return variants[0];
  if (names.length === 0) return undefined;
  return variants.find((variant) =>
    names.every((name) => getOptionValue(variant, name) === (choice.get(name) ?? '')),
  );
}
