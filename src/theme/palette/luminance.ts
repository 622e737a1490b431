// Relative luminance, contrast (WCAG 2.2) and colors that reach a contrast.
import { BLACK, type Rgb, WHITE } from './rgb';

/** Linear light, each channel 0 to 1. */
type LinearRgb = readonly [red: number, green: number, blue: number];

/** Least contrast of text (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** Least contrast of borders, icons and other parts of controls (WCAG 2.2, 1.4.11). */
export const PART_CONTRAST = 3;

const LINEAR = Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** To linear light. */
export function decode([red, green, blue]: Rgb): LinearRgb {
  return [LINEAR[red] as number, LINEAR[green] as number, LINEAR[blue] as number];
}

/** From linear light; channels outside of 0 to 1 are clipped. */
export function encode([red, green, blue]: LinearRgb): Rgb {
  return [encodeChannel(red), encodeChannel(green), encodeChannel(blue)];
}

function encodeChannel(value: number): number {
  if (value <= 0) return 0;
  if (value >= 1) return 255;
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
}

/** Relative luminance, 0 (black) to 1 (white). */
export function getLuminance([red, green, blue]: Rgb): number {
  return (
    0.2126 * (LINEAR[red] as number) + 0.7152 * (LINEAR[green] as number) + 0.0722 * (LINEAR[blue] as number)
  );
}

/** Contrast ratio of two colors, 1 to 21. */
export function getContrast(one: Rgb, other: Rgb): number {
  const [a, b] = [getLuminance(one), getLuminance(other)];
  return a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05);
}

/** The luminance at which black and white text have the same contrast: 4.58. */
const CROSSING = Math.sqrt(1.05 * 0.05) - 0.05;

/** The first of the candidates that is readable on the background, else black or white. */
export function pickReadable(background: Rgb, candidates: readonly Rgb[]): Rgb {
  const found = candidates.find((color) => getContrast(color, background) >= TEXT_CONTRAST);
  return found ?? (getLuminance(background) > CROSSING ? BLACK : WHITE);
}

/** The color itself where it has the contrast; else the same hue, as much darker or lighter as it takes. */
export function ensureContrast(color: Rgb, background: Rgb, ratio: number): Rgb {
  if (getContrast(color, background) >= ratio) return color;
  const base = getLuminance(background) + 0.05;
  const isDarker = base - 0.05 > CROSSING;
  const target = isDarker ? base / ratio - 0.05 : base * ratio - 0.05;
  // Channels are whole numbers: rounding may miss the target by a little.
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

function lighten(color: Rgb, luminance: number): Rgb {
  const current = getLuminance(color);
  const share = (luminance - current) / (1 - current);
  const [red, green, blue] = decode(color);
  return encode([red + (1 - red) * share, green + (1 - green) * share, blue + (1 - blue) * share]);
}

/** @param share of the first color, 0 to 1 */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(one[index] * share + other[index] * (1 - share));
  return [channel(0), channel(1), channel(2)];
}
