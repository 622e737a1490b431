// RGB, HSL and hexadecimal notation.

/** Red, green and blue, whole numbers from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Hue 0 to 360, saturation and lightness 0 to 100. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];

/** Formats as `#ffaabb`. */
export function toHex([red, green, blue]: Rgb): string {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}

/** Parses `#fab` and `#ffaabb`, with or without the number sign; undefined for any other text. */
export function parseHex(text: string): Rgb | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (!digits) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function hslToRgb({ hue, saturation, lightness }: Hsl): Rgb {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12;
    return Math.round(255 * (light - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

export function rgbToHsl(rgb: Rgb): Hsl {
  const [red, green, blue] = rgb.map((channel) => channel / 255) as unknown as Rgb;
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const range = max - min;
  const light = (max + min) / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * light - 1));
  return {
    hue: computeHue([red, green, blue], max, range),
    saturation: saturation * 100,
    lightness: light * 100,
  };
}

function computeHue([red, green, blue]: Rgb, max: number, range: number): number {
  if (range === 0) return 0;
  if (max === red) return 60 * (((green - blue) / range + 6) % 6);
  return max === green ? 60 * ((blue - red) / range + 2) : 60 * ((red - green) / range + 4);
}
