// Relative luminance, contrast (WCAG 2.2), and adjusting colors to reach a contrast.
import { decode, encode, getLinearLuminance } from './linear';
import { labToLinear, toOklch } from './oklch';
import { BLACK, type Rgb, WHITE } from './rgb';

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** Minimum contrast of borders, icons and other parts of controls (WCAG 2.2, 1.4.11). */
export const PART_CONTRAST = 3;

/** Iterations of the binary search for a lightness. */
const LIGHTEN_STEPS = 7;

/** Relative luminance, 0 (black) to 1 (white). */
export const getLuminance = (color: Rgb): number => getLinearLuminance(decode(color));

/** Contrast ratio of two colors, 1 to 21. */
export function getContrast(one: Rgb, other: Rgb): number {
  const [a, b] = [getLuminance(one), getLuminance(other)];
  return a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05);
}

/** The luminance at which black and white text have the same contrast: 4.58. */
const EQUAL_CONTRAST_LUMINANCE = Math.sqrt(1.05 * 0.05) - 0.05;

/** The first candidate that is readable on the background or else black or white. */
export function pickHighestContrast(background: Rgb, candidates: readonly Rgb[]): Rgb {
  const found = candidates.find((color) => getContrast(color, background) >= TEXT_CONTRAST);
  return found ?? (getLuminance(background) > EQUAL_CONTRAST_LUMINANCE ? BLACK : WHITE);
}

/** The color itself if its contrast suffices; otherwise, the same hue, darkened or lightened as little as possible. */
export function ensureContrast(color: Rgb, background: Rgb, ratio: number): Rgb {
  if (getContrast(color, background) >= ratio) return color;
  const base = getLuminance(background) + 0.05;
  const isDarker = base - 0.05 > EQUAL_CONTRAST_LUMINANCE;
  const target = isDarker ? base / ratio - 0.05 : base * ratio - 0.05;
  // Channels are integers, so rounding may miss the target slightly.
  for (let margin = 0.001; margin < 0.1; margin *= 2) {
    const shifted = isDarker ? darken(color, target - margin) : lighten(color, target + margin);
    if (getContrast(shifted, background) >= ratio) return shifted;
  }
  return isDarker ? BLACK : WHITE;
}

function darken(color: Rgb, luminance: number): Rgb {
  const factor = Math.max(0, luminance) / getLuminance(color);
  const [red, green, blue] = decode(color);
  return encode([red * factor, green * factor, blue * factor]);
}

/** Raises the perceptual lightness; the chroma fades only near white. */
function lighten(color: Rgb, luminance: number): Rgb {
  const { lightness, chroma, hue } = toOklch(color);
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const at = (share: number) => {
    const fade = Math.min(1, 2 * (1 - share));
    return labToLinear(lightness + (1 - lightness) * share, a * fade, b * fade);
  };
  let [low, high] = [0, 1];
  for (let step = 0; step < LIGHTEN_STEPS; step++) {
    const middle = (low + high) / 2;
    if (getLinearLuminance(at(middle)) < luminance) low = middle;
    else high = middle;
  }
  return encode(at(high));
}

/** @param share share of the first color, 0 to 1 */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(one[index] * share + other[index] * (1 - share));
  return [channel(0), channel(1), channel(2)];
}
