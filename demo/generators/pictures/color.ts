// Color arithmetic in linear light: [red, green, blue] from 0 (black) to 1 (white) and above.

export type Rgb = readonly [number, number, number];

/** A color written as in CSS (`#f2b48c`), in linear light. */
export function hex(text: string): Rgb {
  const part = (from: number) => toLinear(Number.parseInt(text.slice(from, from + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

export const add = (a: Rgb, b: Rgb, strength = 1): Rgb => [
  a[0] + b[0] * strength,
  a[1] + b[1] * strength,
  a[2] + b[2] * strength,
];

export const scale = (a: Rgb, by: number): Rgb => [a[0] * by, a[1] * by, a[2] * by];

export const multiply = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : Math.min(value, high);

/** 0 below `from`, 1 above `to`, an S between them; works downwards too. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Colors at given heights, mixed smoothly between. Stops are `[position, color]`, positions rising. */
export function ramp(stops: readonly (readonly [number, Rgb])[]): (position: number) => Rgb {
  const last = stops.length - 1;
  return (position) => {
    if (position <= stops[0]![0]) return stops[0]![1];
    for (let i = 0; i < last; i++) {
      const [to, color] = stops[i + 1]!;
      if (position > to) continue;
      const [from, before] = stops[i]!;
      return mix(before, color, smooth(from, to, position) * 0.5 + ((position - from) / (to - from)) * 0.5);
    }
    return stops[last]![1];
  };
}

/** One channel of linear light as the number stored in a file, 0 to 1. Highlights roll off instead of clipping. */
export function toStored(linear: number): number {
  const shoulder = linear < 0.7 ? linear : 0.7 + 0.3 * (1 - Math.exp(-(linear - 0.7) / 0.3));
  return shoulder <= 0.0031308 ? shoulder * 12.92 : 1.055 * shoulder ** (1 / 2.4) - 0.055;
}

function toLinear(stored: number): number {
  return stored <= 0.04045 ? stored / 12.92 : ((stored + 0.055) / 1.055) ** 2.4;
}
