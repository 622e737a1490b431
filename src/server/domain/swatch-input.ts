/** Reads and writes the colors of option values as the owner enters them: `Glaze: Sand #d8c8a8, Ink #203040`. Pure. */
import type { ProductOption } from '../../core/commerce/options';
import type { SwatchData } from '../../core/commerce/swatches';

const COLOR = /^(.*\S)\s+(#(?:[\da-f]{3}|[\da-f]{6}))$/i;
/** The content security policy of the pages allows pictures of the site only. */
const PICTURE = /^(.*\S)\s+(\/(?![/\\])[^\s<>"\\]*\.(?:webp|avif|png|jpe?g|gif|svg))$/i;

/** A value, and the color or picture after it, if any. */
export function readSwatch(text: string): { value: string } & Pick<SwatchData, 'color' | 'picture'> {
  const [, colored, color] = COLOR.exec(text) ?? [];
  if (colored && color) return { value: colored, color };
  const [, pictured, picture] = PICTURE.exec(text) ?? [];
  return pictured && picture ? { value: pictured, picture } : { value: text };
}

/**
 * Reads one option per line. Values without a color are accepted, so that the lines may list all of them.
 * @returns a problem as text
 */
export function readSwatchLines(text: string, options: readonly ProductOption[]): SwatchData[] | string {
  const swatches: SwatchData[] = [];
  for (const line of text.split(/\r?\n/).filter((one) => one.trim())) {
    const [, name = '', list = ''] = /^\s*([^:]+?)\s*:(.*)$/.exec(line) ?? [];
    const option = options.find((one) => one.name === name);
    if (!option) return `The product has no option “${name || line.trim()}”.`;
    for (const part of list.split(',').map((one) => one.trim())) {
      const swatch = readSwatch(part);
      if (part && !option.values.includes(swatch.value)) return describeUnknown(name, part);
      if (swatch.color || swatch.picture) swatches.push({ name, ...swatch });
    }
  }
  return swatches;
}

const describeUnknown = (name: string, part: string): string =>
  `“${part}” is not a value of ${name} with a color such as #d8c8a8.`;

/** Formats swatches for `readSwatchLines`: all values, including those without a color. */
export const formatSwatches = (options: readonly ProductOption[], swatches: readonly SwatchData[]): string =>
  options
    .map(({ name, values }) => `${name}: ${values.map(formatValue(name, swatches)).join(', ')}`)
    .join('\n');

const formatValue = (name: string, swatches: readonly SwatchData[]) => (value: string) => {
  const swatch = swatches.find((one) => one.name === name && one.value === value);
  return [value, swatch?.color ?? swatch?.picture].filter(Boolean).join(' ');
};
