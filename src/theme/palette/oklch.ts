// OKLCH: perceptual lightness, chroma and hue (Björn Ottosson, 2020).
import { decode, encode, type LinearRgb } from './linear';
import type { Rgb } from './rgb';

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

export function toOklch(rgb: Rgb): Oklch {
  const [red, green, blue] = decode(rgb);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** A color outside sRGB is clipped. */
export const fromOklch = (color: Oklch): Rgb => encode(toLinear(color));

/** Linear light; a color outside sRGB is clipped. */
export function toLinear({ lightness, chroma, hue }: Oklch): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  return labToLinear(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
}

/** From OKLab; a color outside sRGB is clipped. */
export function labToLinear(lightness: number, a: number, b: number): LinearRgb {
  const long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
  const medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
  const short = cube(lightness - 0.0894841775 * a - 1.291485548 * b);
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const cube = (value: number): number => value * value * value;

const clip = (channel: number): number => Math.max(0, Math.min(1, channel));
