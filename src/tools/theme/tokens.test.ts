import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  BREAKPOINT_QUERIES,
  DESKTOP_MIN_WIDTH,
  DEVICE_HEIGHTS,
  EDITOR_DESKTOP_WIDTHS,
  MOBILE_MAX_WIDTH,
} from '../../theme/breakpoints';
import { TWEEN_DURATION_MS } from '../../theme/motion/tween';
import { themeSheets } from './sheets.mjs';
import { pickRead, printSheet, toProperties } from './tokens.mjs';

const ROOT = new URL('../../..', import.meta.url).pathname;
const tokens = JSON.parse(readFileSync(`${ROOT}src/theme/tokens.json`, 'utf8'));

/** The values of a group, without what describes it. */
const valuesOf = (group: Record<string, { $value: unknown }>) =>
  Object.entries(group)
    .filter(([key]) => !key.startsWith('$'))
    .map(([, { $value }]) => (Object($value) === $value ? ($value as { value: number }).value : $value));

describe('the scale', () => {
  it('has spacing, font sizes 9.75 to 28, weights, radii, durations in steps of 50 and six hues [TOK-003]', () => {
    expect(valuesOf(tokens.spacing).length).toBeGreaterThan(5);
    const sizes = valuesOf(tokens['font-size']) as number[];
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([9.75, 28]);
    expect(valuesOf(tokens['font-weight'])).toEqual([400, 500, 600]);
    expect(valuesOf(tokens.radius)).toEqual([0, 4, 8]);
    expect(valuesOf(tokens.duration)).toEqual([0, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600]);
    expect(Object.keys(tokens.color)).toEqual(
      expect.arrayContaining(['blue', 'green', 'red', 'pink', 'orange', 'gray']),
    );
  });

  it('is what the semantic tokens are made of [TOK-003]', () => {
    const properties = new Map(toProperties(tokens).map(({ name, value }) => [name, value]));
    expect(properties.get('--site-radius')).toBe('4px');
    expect(properties.get('--site-radius-large')).toBe('8px');
    expect(properties.get('--site-font-weight-strong')).toBe('600');
    expect(properties.get('--site-duration-fast')).toBe('150ms');
    expect(properties.get('--site-duration')).toBe(`${TWEEN_DURATION_MS}ms`);
    expect(properties.get('--site-error')).toContain(tokens.color.red.$value.hex);
  });

  it('has the blue and the yellow of the fluid engine [TOK-004]', () => {
    expect(Object.keys(tokens.color.brand)).toEqual(expect.arrayContaining(['blue', 'yellow']));
  });

  it('has the breakpoints that the functions use [TOK-001] [TOK-002]', () => {
    expect(valuesOf(tokens.breakpoint)).toEqual([
      MOBILE_MAX_WIDTH,
      DESKTOP_MIN_WIDTH,
      ...EDITOR_DESKTOP_WIDTHS,
    ]);
    expect(valuesOf(tokens['device-height'])).toEqual([...DEVICE_HEIGHTS]);
    expect(BREAKPOINT_QUERIES.mobile).toContain(`${valuesOf(tokens.breakpoint)[0]}px`);
  });
});

describe('the printed sheet', () => {
  const small = {
    color: { $type: 'color', ink: { $value: { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' } } },
    radius: { $type: 'dimension', 4: { $value: { value: 4, unit: 'px' } } },
    site: {
      $description: 'What elements read.',
      accent: { $type: 'color', $value: '{color.ink}' },
      'on-accent': {
        $type: 'color',
        $value: '{color.ink}',
        $extensions: { 'site-elements': { css: 'hsl(from {site.accent} h 0 l)', fallback: 'Canvas' } },
      },
      radius: { $type: 'dimension', $value: '{radius.4}' },
      easing: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
    },
  };

  it('resolves aliases, keeps references between semantic tokens and has a fallback', () => {
    const properties = toProperties(small);
    expect(printSheet(properties, 'Test.', properties)).toBe(`/* Test. */
@layer site-elements {
  :root {
    --site-accent: #000000;
    --site-on-accent: Canvas;
    --site-radius: 4px;
    --site-easing: cubic-bezier(0.2, 0, 0, 1);
  }
  @supports (color: rgb(from red r g b)) {
    :root {
      --site-on-accent: hsl(from var(--site-accent) h 0 l);
    }
  }
  [data-site-theme] {
    --site-on-accent: Canvas;
  }
  @supports (color: rgb(from red r g b)) {
    [data-site-theme] {
      --site-on-accent: hsl(from var(--site-accent) h 0 l);
    }
  }
}
`);
  });

  it('can hold only what a style sheet reads, and what that reads', () => {
    const names = (css: string) => pickRead(toProperties(small), css).map(({ name }) => name);
    expect(names('a { color: var(--site-on-accent) }')).toEqual(['--site-accent', '--site-on-accent']);
    expect(names('a { border-radius: var(--own, var( --site-radius )) }')).toEqual(['--site-radius']);
  });

  it('refuses an alias of nothing', () => {
    const wrong = { site: { a: { $type: 'color', $value: '{color.teal}' } } };
    expect(() => toProperties(wrong)).toThrow('tokens.json: {color.teal} is no token.');
  });

  it('follows the imports of the base style sheet', () => {
    const sheets = themeSheets(ROOT);
    const count = (path: string) => new Set(sheets[path]?.match(/--site-[\w-]+(?=:)/g)).size;
    expect(count('src/theme/tokens.css')).toBe(toProperties(tokens).length);
    expect(count('src/theme/tokens.base.css')).toBeLessThan(count('src/theme/tokens.css'));
  });
});
