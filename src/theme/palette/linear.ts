// Linear light and the sRGB transfer function.
import type { Rgb } from './rgb';

/** Linear light, each channel 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

const LINEAR = Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Converts to linear light. */
export function decode([red, green, blue]: Rgb): LinearRgb {
  return [LINEAR[red] as number, LINEAR[green] as number, LINEAR[blue] as number];
}

/** Converts from linear light; channels outside 0 to 1 are clipped. */
export function encode([red, green, blue]: LinearRgb): Rgb {
  return [encodeChannel(red), encodeChannel(green), encodeChannel(blue)];
}

function encodeChannel(value: number): number {
  if (value <= 0) return 0;
  if (value >= 1) return 255;
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
}

/** Relative luminance of linear light, 0 (black) to 1 (white). */
export const getLinearLuminance = ([red, green, blue]: LinearRgb): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;
