// The ten system colors of a site, derived from five base colors.

import type { ColorValue } from './color-value';
import { ensureContrast, pickHighestContrast, TEXT_CONTRAST } from './luminance';
import { fromOklch, toOklch } from './oklch';
import { type Rgb, rgbToHsl } from './rgb';

/** PAL-002. */
export const SYSTEM_COLOR_IDS = [
  'white',
  'black',
  'accent',
  'lightAccent',
  'darkAccent',
  'safeLightAccent',
  'safeDarkAccent',
  'safeInverseAccent',
  'safeInverseLightAccent',
  'safeInverseDarkAccent',
] as const;

export type SystemColorId = (typeof SYSTEM_COLOR_IDS)[number];

/** The colors that an owner chooses; the others are derived from them. */
export const BASE_COLOR_IDS = ['white', 'lightAccent', 'accent', 'darkAccent', 'black'] as const;

export type BaseColors = Readonly<Record<(typeof BASE_COLOR_IDS)[number], Rgb>>;

export type SystemColors = Readonly<Record<SystemColorId, Rgb>>;

/** A stored color of a palette (PAL-001). */
export interface PaletteColor {
  readonly id: SystemColorId;
  readonly name: string;
  readonly value: ColorValue;
  readonly order: number;
  /** Whether the color is computed and cannot be edited. */
  readonly readonly: boolean;
  readonly userVisible: boolean;
  readonly hideInSelector: boolean;
}

/** Names of the colors: the documented five, and "Safe" for those that are computed for contrast (PAL-008). */
export const SYSTEM_COLOR_NAMES: Readonly<Record<SystemColorId, string>> = {
  white: 'Lightest',
  lightAccent: 'Light',
  accent: 'Bright',
  darkAccent: 'Dark',
  black: 'Darkest',
  safeLightAccent: 'Safe Light',
  safeDarkAccent: 'Safe Dark',
  safeInverseAccent: 'Safe Inverse Bright',
  safeInverseLightAccent: 'Safe Inverse Light',
  safeInverseDarkAccent: 'Safe Inverse Dark',
};

/** A near-white, a tint, the seed itself, a shade and a near-black, all of the same hue. */
export function deriveBaseColors(seed: Rgb): BaseColors {
  const { chroma, hue } = toOklch(seed);
  const tone = (lightness: number, maxChroma: number) =>
    fromOklch({ lightness, chroma: Math.min(chroma, maxChroma), hue });
  return {
    white: tone(0.99, 0.004),
    lightAccent: tone(0.945, 0.025),
    accent: seed,
    darkAccent: tone(0.32, 0.065),
    black: tone(0.19, 0.016),
  };
}

/**
 * The ten system colors. `safeLightAccent` and `safeDarkAccent` are the accent, adjusted for white and black backgrounds; each
 * `safeInverse…` is the text color for the color in its name. A readable accent is unchanged.
 */
export function createSystemColors(base: BaseColors): SystemColors {
  const { white, black, accent, lightAccent, darkAccent } = base;
  const inverse = (background: Rgb, first: Rgb, second: Rgb) =>
    pickHighestContrast(background, [first, second]);
  return {
    ...base,
    safeLightAccent: ensureContrast(accent, white, TEXT_CONTRAST),
    safeDarkAccent: ensureContrast(accent, black, TEXT_CONTRAST),
    safeInverseAccent: inverse(accent, white, black),
    safeInverseLightAccent: inverse(lightAccent, black, white),
    safeInverseDarkAccent: inverse(darkAccent, white, black),
  };
}

/** The colors in the order of a color picker. */
export function toPaletteColors(colors: SystemColors): PaletteColor[] {
  const ids = [...BASE_COLOR_IDS, ...SYSTEM_COLOR_IDS.filter((id) => id.startsWith('safe'))];
  return ids.map((id, order) => {
    const isComputed = id.startsWith('safe');
    return {
      id,
      name: SYSTEM_COLOR_NAMES[id],
      value: { userFormat: 'hex', ...rgbToHsl(colors[id]), alpha: 1 },
      order,
      readonly: isComputed,
      userVisible: !isComputed,
      hideInSelector: isComputed,
    };
  });
}
