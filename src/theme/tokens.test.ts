// Tests of the design tokens: the documented scale, and the semantic tokens based on it.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  BREAKPOINT_QUERIES,
  DESKTOP_MIN_WIDTH,
  DEVICE_HEIGHTS,
  EDITOR_DESKTOP_WIDTHS,
  MOBILE_MAX_WIDTH,
} from './breakpoints';
import { TWEEN_DURATION_MS } from './motion/tween';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const tokens = JSON.parse(read('tokens.json'));

/** The values of a group without its description. */
const valuesOf = (group: Record<string, { $value: unknown }>) =>
  Object.entries(group)
    .filter(([key]) => !key.startsWith('$'))
    .map(([, { $value }]) => (Object($value) === $value ? ($value as { value: number }).value : $value));

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

it('derives the semantic tokens from the scale [TOK-003]', () => {
  const sheet = read('tokens.css');
  const properties = new Map([...sheet.matchAll(/(--site-[\w-]+): (.+);/g)].map(([, name, value]) => [name, value]));
  expect(properties.get('--site-radius')).toBe('4px');
  expect(properties.get('--site-radius-large')).toBe('8px');
  expect(properties.get('--site-font-weight-strong')).toBe('600');
  expect(properties.get('--site-duration-fast')).toBe('150ms');
  expect(properties.get('--site-duration')).toBe(`${TWEEN_DURATION_MS}ms`);
  expect(properties.get('--site-error')).toContain(tokens.color.red.$value.hex);
});

it('has the brand colors blue and yellow of the fluid engine [TOK-004]', () => {
  expect(Object.keys(tokens.color.brand)).toEqual(expect.arrayContaining(['blue', 'yellow']));
});

it('has the breakpoints that the functions use [TOK-001] [TOK-002]', () => {
  expect(valuesOf(tokens.breakpoint)).toEqual([MOBILE_MAX_WIDTH, DESKTOP_MIN_WIDTH, ...EDITOR_DESKTOP_WIDTHS]);
  expect(valuesOf(tokens['device-height'])).toEqual([...DEVICE_HEIGHTS]);
  expect(BREAKPOINT_QUERIES.mobile).toContain(`${valuesOf(tokens.breakpoint)[0]}px`);
});
