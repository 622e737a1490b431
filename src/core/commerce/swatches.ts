// Swatches: colors and pictures of option values.
import { readArray, readRecord, readString } from '../read';

/** Colors and picture URLs by option and value. */
export type Swatches = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A swatch in JSON. */
export interface SwatchData {
  readonly name: string;
  readonly value: string;
  readonly color?: string | undefined;
  readonly picture?: string | undefined;
}

/** Reads the list `swatches` of a product and the option values of its variants. The first swatch of a value wins. */
export function readSwatches(lists: readonly unknown[]): Swatches {
  const swatches = new Map<string, Map<string, string>>();
  for (const json of lists.flatMap(readArray)) {
    const { name, optionName, value, color, picture } = readRecord(json) ?? {};
    const swatch = readString(color) || readString(picture);
    const option = readString(name) || readString(optionName);
    const known = swatches.get(option) ?? new Map<string, string>();
    if (swatch && option && !known.has(readString(value)))
      swatches.set(option, known.set(readString(value), swatch));
  }
  return swatches;
}
