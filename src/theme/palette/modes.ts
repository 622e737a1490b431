// The four sources of a palette: a preset, five custom colors, an image, one color.
import { fromOklch, toOklch } from './oklch';
import { type BaseColors, deriveBaseColors } from './palette';
import { parseHex, type Rgb } from './rgb';
import { parseSeed } from './thresholds';

/** PAL-009. */
export const PALETTE_MODES = ['Presets', 'Custom Colors', 'From Image', 'From Color'] as const;

export type PaletteMode = (typeof PALETTE_MODES)[number];

/** Relation of the tint and the shade to the seed. */
export const HARMONIES = ['Monochromatic', 'Analogous', 'Complementary', 'Triadic'] as const;

export type Harmony = (typeof HARMONIES)[number];

/** Hue of tint and shade, in degrees from the seed. */
const ROTATIONS: Readonly<Record<Harmony, readonly [tint: number, shade: number]>> = {
  Monochromatic: [0, 0],
  Analogous: [30, -30],
  Complementary: [0, 180],
  Triadic: [120, 240],
};

export const PRESETS: Readonly<Record<string, string>> = {
  Ink: '#1d1b20',
  Harbor: '#1f5fae',
  Fern: '#1e7a4d',
  Terracotta: '#b4532f',
  Plum: '#7a2e6b',
  Marigold: '#f2b705',
  Rose: '#d6336c',
  Lagoon: '#0b8a8f',
};

export type PaletteSource =
  | { readonly mode: 'Presets'; readonly preset: string }
  | { readonly mode: 'Custom Colors'; readonly colors: Readonly<Record<keyof BaseColors, string>> }
  | { readonly mode: 'From Image'; readonly swatches: readonly Rgb[] }
  | { readonly mode: 'From Color'; readonly seed: string; readonly harmony?: Harmony };

/** The base colors of a palette. The fallback seed replaces invalid colors. */
export function createBaseColors(source: PaletteSource): BaseColors {
  switch (source.mode) {
    case 'Presets':
      return deriveBaseColors(parseSeed(PRESETS[source.preset] ?? ''));
    case 'From Image':
      return deriveBaseColors(pickAccent(source.swatches) ?? parseSeed(''));
    case 'From Color':
      return harmonize(parseSeed(source.seed), source.harmony ?? 'Monochromatic');
    case 'Custom Colors':
      return readCustomColors(source.colors);
  }
}

function readCustomColors(colors: Readonly<Record<keyof BaseColors, string>>): BaseColors {
  const derived = deriveBaseColors(parseSeed(colors.accent));
  const read = (id: keyof BaseColors) => parseHex(colors[id]) ?? derived[id];
  return {
    white: read('white'),
    lightAccent: read('lightAccent'),
    accent: read('accent'),
    darkAccent: read('darkAccent'),
    black: read('black'),
  };
}

function harmonize(seed: Rgb, harmony: Harmony): BaseColors {
  const base = deriveBaseColors(seed);
  const [tint, shade] = ROTATIONS[harmony];
  return { ...base, lightAccent: rotate(base.lightAccent, tint), darkAccent: rotate(base.darkAccent, shade) };
}

function rotate(color: Rgb, degrees: number): Rgb {
  const { lightness, chroma, hue } = toOklch(color);
  return degrees === 0 ? color : fromOklch({ lightness, chroma, hue: hue + degrees });
}

/** The most vivid color; almost black or white colors are rated lower. */
function pickAccent(swatches: readonly Rgb[]): Rgb | undefined {
  const rated = swatches.map((color, index) => ({ color, rating: rate(color, index, swatches.length) }));
  return rated.sort((a, b) => b.rating - a.rating)[0]?.color;
}

/** Rates a swatch; swatches are sorted by frequency, most frequent first. */
function rate(color: Rgb, index: number, count: number): number {
  const { lightness, chroma } = toOklch(color);
  const share = 1 - index / (2 * count);
  return (chroma + 0.005) * (1 - Math.abs(lightness - 0.55)) * share;
}
