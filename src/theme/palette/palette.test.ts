import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { COLOR_THEMES, type ColorTheme, createColorTheme } from './color-themes';
import { getContrast, getLuminance } from './luminance';
import { createBaseColors, HARMONIES, PALETTE_MODES, PRESETS } from './modes';
import {
  type BaseColors,
  createSystemColors,
  deriveBaseColors,
  SYSTEM_COLOR_IDS,
  SYSTEM_COLOR_NAMES,
  type SystemColors,
  toPaletteColors,
} from './palette';
import { COLOR_REFERENCE_TYPES, resolveColorReference } from './references';
import { parseHex, type Rgb, toHex } from './rgb';
import { toThemeCss, toThemeProperties } from './theme-css';
import {
  DARKNESS_THRESHOLD,
  FALLBACK_SEED,
  isAboveLumaThreshold,
  isDark,
  LUMA_THRESHOLD,
  parseSeed,
} from './thresholds';

/** axe-core has this function but does not declare it. */
interface AxeCommons {
  color: {
    Color: new (red: number, green: number, blue: number, alpha: number) => object;
    getContrast(background: object, foreground: object): number;
  };
}

const rgb = (hex: string) => parseHex(hex) as Rgb;
const paletteOf = (seed: string) => createSystemColors(deriveBaseColors(rgb(seed)));

/** Mulberry32: reproducible pseudo-random numbers. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const randomColor = (random: () => number): Rgb => {
  const channel = () => Math.floor(random() * 256);
  return [channel(), channel(), channel()];
};

const TEXT_ROLES = ['text', 'muted', 'accentText', 'error', 'success', 'warning'] as const;
const PART_ROLES = ['accent', 'border'] as const;
const BUTTON_ROLES = ['accent', 'accentHover', 'accentActive'] as const;
/** Each safe color with its background. */
const SAFE_PAIRS = [
  ['safeLightAccent', 'white'],
  ['safeDarkAccent', 'black'],
  ['safeInverseAccent', 'accent'],
  ['safeInverseLightAccent', 'lightAccent'],
  ['safeInverseDarkAccent', 'darkAccent'],
] as const;

function findFailures(colors: SystemColors): string[] {
  const failures: string[] = [];
  const expectRatio = (theme: string, role: string, one: Rgb, other: Rgb, minimum: number) => {
    if (getContrast(one, other) < minimum) failures.push(`${theme} ${role} ${toHex(one)} on ${toHex(other)}`);
  };
  for (const [safe, on] of SAFE_PAIRS) expectRatio('', safe, colors[safe], colors[on], 4.5);
  for (const name of COLOR_THEMES) {
    const theme = createColorTheme(name, colors);
    for (const background of new Set([theme.background, theme.surface])) {
      for (const role of TEXT_ROLES) expectRatio(name, role, theme[role], background, 4.5);
      for (const role of PART_ROLES) expectRatio(name, role, theme[role], background, 3);
    }
    for (const role of BUTTON_ROLES) expectRatio(name, role, theme.onAccent, theme[role], 4.5);
  }
  return failures;
}

describe('system colors', () => {
  it('have ten ids [PAL-002]', () => {
    expect(SYSTEM_COLOR_IDS).toEqual([
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
    ]);
    expect(Object.keys(paletteOf('#1f5fae')).sort()).toEqual([...SYSTEM_COLOR_IDS].sort());
  });

  it('have id, name, order, readonly, userVisible and hideInSelector [PAL-001]', () => {
    const colors = toPaletteColors(paletteOf('#1f5fae'));
    expect(colors[2]).toEqual({
      id: 'accent',
      name: 'Bright',
      order: 2,
      readonly: false,
      userVisible: true,
      hideInSelector: false,
      value: expect.objectContaining({ userFormat: 'hex', alpha: 1 }),
    });
    expect(colors.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(
      colors.filter((color) => color.readonly && color.hideInSelector && !color.userVisible),
    ).toHaveLength(5);
  });

  it('are named Lightest, Light, Bright, Dark and Darkest, and Safe if they are computed [PAL-008]', () => {
    expect(Object.values(SYSTEM_COLOR_NAMES).slice(0, 5)).toEqual([
      'Lightest',
      'Light',
      'Bright',
      'Dark',
      'Darkest',
    ]);
    expect(
      Object.values(SYSTEM_COLOR_NAMES)
        .slice(5)
        .every((name) => name.startsWith('Safe ')),
    ).toBe(true);
    expect(COLOR_THEMES).toEqual(['Lightest', 'Light', 'Bright', 'Dark', 'Darkest']);
  });

  it('keep the seed, and an accent that is already readable', () => {
    const colors = paletteOf('#1f5fae');
    expect(toHex(colors.accent)).toBe('#1f5fae');
    expect(toHex(colors.safeLightAccent)).toBe('#1f5fae');
    expect(toHex(createColorTheme('Lightest', colors).accent)).toBe('#1f5fae');
  });

  it('have a contrast of 4.5 for text and 3 for parts, for 100,000 random seeds', () => {
    const random = createRandom(11);
    const failures: string[] = [];
    for (let seed = 0; seed < 100_000; seed++) {
      failures.push(...findFailures(createSystemColors(deriveBaseColors(randomColor(random)))));
    }
    expect(failures).toEqual([]);
  }, 120_000);

  it('have the required contrast for 10,000 sets of five random colors', () => {
    const random = createRandom(12);
    const failures: string[] = [];
    for (let set = 0; set < 10_000; set++) {
      const [white, lightAccent, accent, darkAccent, black] = Array.from({ length: 5 }, () =>
        randomColor(random),
      );
      failures.push(
        ...findFailures(createSystemColors({ white, lightAccent, accent, darkAccent, black } as BaseColors)),
      );
    }
    expect(failures).toEqual([]);
  });

  it('have the same contrast as computed by axe-core', () => {
    const random = createRandom(13);
    const { Color, getContrast: axeContrast } = (axe.commons as unknown as AxeCommons).color;
    const toAxe = ([red, green, blue]: Rgb) => new Color(red, green, blue, 1);
    for (let pair = 0; pair < 1000; pair++) {
      const [one, other] = [randomColor(random), randomColor(random)];
      expect(getContrast(one, other)).toBeCloseTo(axeContrast(toAxe(one), toAxe(other)), 1);
    }
  });
});

describe('documented thresholds', () => {
  it('include a luma of 0.34 [PAL-011]', () => {
    expect(LUMA_THRESHOLD).toBe(0.34);
    expect(isAboveLumaThreshold(rgb('#9f9f9f'))).toBe(true);
    expect(getLuminance(rgb('#9e9e9e'))).toBeLessThan(0.35);
    expect(isAboveLumaThreshold(rgb('#9d9d9d'))).toBe(false);
  });

  it('include a darkness of 0.65 of 256 [PAL-012]', () => {
    expect(DARKNESS_THRESHOLD * 256).toBeCloseTo(166.4);
    expect(isDark([166, 166, 166])).toBe(true);
    expect(isDark([167, 167, 167])).toBe(false);
  });

  it('include the fallback seed #FFAABB [PAL-013]', () => {
    expect(FALLBACK_SEED).toBe('#FFAABB');
    expect(toHex(parseSeed('no color'))).toBe('#ffaabb');
    expect(toHex(createBaseColors({ mode: 'From Color', seed: '' }).accent)).toBe('#ffaabb');
    expect(toHex(createBaseColors({ mode: 'From Image', swatches: [] }).accent)).toBe('#ffaabb');
    expect(toHex(parseSeed('#123456'))).toBe('#123456');
  });
});

describe('modes', () => {
  it('include presets, custom colors, colors from an image and from a color [PAL-009]', () => {
    expect(PALETTE_MODES).toEqual(['Presets', 'Custom Colors', 'From Image', 'From Color']);
    expect(toHex(createBaseColors({ mode: 'Presets', preset: 'Fern' }).accent)).toBe(PRESETS.Fern);
    const swatches = [rgb('#e9e4da'), rgb('#c8402f'), rgb('#20242c')];
    expect(toHex(createBaseColors({ mode: 'From Image', swatches }).accent)).toBe('#c8402f');
    expect(toHex(createBaseColors({ mode: 'From Color', seed: '#0b8a8f' }).accent)).toBe('#0b8a8f');
    const custom = { white: '#fefefe', lightAccent: '#eee', accent: '#a00', darkAccent: '#333', black: '' };
    const base = createBaseColors({ mode: 'Custom Colors', colors: custom });
    expect(toHex(base.lightAccent)).toBe('#eeeeee');
    expect(base.black).toEqual(deriveBaseColors(rgb('#a00')).black);
  });

  it('have readable pairs of colors in every harmony', () => {
    for (const harmony of HARMONIES) {
      const base = createBaseColors({ mode: 'From Color', seed: '#7a2e6b', harmony });
      expect(findFailures(createSystemColors(base))).toEqual([]);
      expect(toHex(base.accent)).toBe('#7a2e6b');
    }
    const shade = (harmony: (typeof HARMONIES)[number]) =>
      toHex(createBaseColors({ mode: 'From Color', seed: '#7a2e6b', harmony }).darkAccent);
    expect(new Set(HARMONIES.map(shade)).size).toBe(4);
  });
});

describe('references', () => {
  const colors = paletteOf('#1f5fae');
  const theme: ColorTheme = createColorTheme('Lightest', colors);

  it('are to a palette color, a custom color or a theme color [PAL-007]', () => {
    expect(COLOR_REFERENCE_TYPES).toEqual(['SITE_PALETTE_COLOR', 'CUSTOM_COLOR', 'THEME_COLOR']);
    const resolve = (reference: Parameters<typeof resolveColorReference>[0]) =>
      resolveColorReference(reference, colors, theme);
    expect(resolve({ type: 'SITE_PALETTE_COLOR', id: 'accent' })).toBe('#1f5fae');
    expect(resolve({ type: 'SITE_PALETTE_COLOR', id: 'accent', alpha: 0.5 })).toMatch(/^hsla\(.*, 0\.5\)$/);
    expect(resolve({ type: 'CUSTOM_COLOR', customColor: 'hsl(10, 20%, 30%)' })).toBe('hsl(10, 20%, 30%)');
    expect(resolve({ type: 'THEME_COLOR' })).toBe(toHex(theme.accent));
    expect(resolve({ type: 'THEME_COLOR', role: 'text' })).toBe(toHex(theme.text));
  });

  it('report references that cannot be resolved', () => {
    const report = vi.fn();
    expect(
      resolveColorReference({ type: 'SITE_PALETTE_COLOR', id: 'teal' }, colors, theme, report),
    ).toBeUndefined();
    expect(
      resolveColorReference({ type: 'CUSTOM_COLOR', customColor: 'teal' }, colors, theme, report),
    ).toBeUndefined();
    expect(report).toHaveBeenCalledTimes(2);
  });
});

describe('CSS of a palette', () => {
  it('sets the semantic tokens for light and dark, and the ten colors', () => {
    const properties = toThemeProperties(paletteOf('#1f5fae'));
    expect(properties['--site-accent']).toMatch(/^light-dark\(#1f5fae, #[\da-f]{6}\)$/);
    expect(properties['--site-color-safe-inverse-light-accent']).toMatch(/^#[\da-f]{6}$/);
    expect(Object.keys(properties).filter((name) => name.startsWith('--site-color-'))).toHaveLength(10);
  });

  it('consists of one rule', () => {
    expect(toThemeCss(paletteOf('#f06'), { light: 'Light', dark: 'Light' })).toMatch(
      /^:root \{\n {2}color-scheme: light dark;\n(?: {2}--site-[\w-]+: [^;]+;\n)+\}\n$/,
    );
  });
});
