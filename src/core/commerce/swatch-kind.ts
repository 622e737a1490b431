// Kind of a swatch, in a separate file because only products with swatches need it.

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const NAME = /^[a-z]{3,30}$/i;
const FUNCTION = /^(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([-\d\s.,%/a-z]+\)$/i;
const ADDRESS = /^[^\s<>"'\\;()]*[./][^\s<>"'\\;()]+$/;

const MAX_LENGTH = 2000;

/** Whether a swatch shows a color or a picture; null for neither. Does not check whether the browser knows the color. */
export function getSwatchKind(swatch: string): 'color' | 'picture' | null {
  if (swatch.length > MAX_LENGTH) return null;
  if ([HEX, NAME, FUNCTION].some((format) => format.test(swatch))) return 'color';
  return ADDRESS.test(swatch) ? 'picture' : null;
}
