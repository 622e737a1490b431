// What a swatch shows. Only products that have swatches need it.

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const NAME = /^[a-z]{3,30}$/i;
const FUNCTION = /^(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([-\d\s.,%/a-z]+\)$/i;
const ADDRESS = /^[^\s<>"'\\;()]*[./][^\s<>"'\\;()]+$/;

const MAX_LENGTH = 2000;

/** What a swatch shows; null for neither. Whether a browser knows the color is not checked. */
export function getSwatchKind(swatch: string): 'color' | 'picture' | null {
  if (swatch.length > MAX_LENGTH) return null;
  if ([HEX, NAME, FUNCTION].some((format) => format.test(swatch))) return 'color';
  return ADDRESS.test(swatch) ? 'picture' : null;
}
