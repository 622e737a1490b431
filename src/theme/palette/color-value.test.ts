import { describe, expect, it, vi } from 'vitest';
import { isValidColorValue, parseColor, stringifyColor } from './color-value';

const PINK = { userFormat: 'hex', hue: 348, saturation: 100, lightness: 83.333 } as const;

describe('a color value', () => {
  it('has a format, hue, saturation, lightness and an optional alpha [PAL-003]', () => {
    expect(isValidColorValue(PINK)).toBe(true);
    expect(isValidColorValue({ ...PINK, userFormat: 'rgb', alpha: 0.5 })).toBe(true);
    expect(isValidColorValue({ userFormat: 'hsl', hue: 1, saturation: 2 })).toBe(false);
  });

  it.each([
    [{ userFormat: 'lab' }],
    [{ hue: -0.1 }],
    [{ hue: 360.1 }],
    [{ saturation: 101 }],
    [{ saturation: -1 }],
    [{ lightness: 101 }],
    [{ lightness: '50' }],
    [{ lightness: Number.NaN }],
    [{ alpha: 1.01 }],
    [{ alpha: -0.01 }],
    [{ alpha: null }],
  ])('is invalid with %j [PAL-004]', (change) => {
    expect(isValidColorValue({ ...PINK, ...change })).toBe(false);
  });

  it('is valid at each end of each range [PAL-004]', () => {
    expect(isValidColorValue({ ...PINK, hue: 0, saturation: 0, lightness: 0, alpha: 0 })).toBe(true);
    expect(isValidColorValue({ ...PINK, hue: 360, saturation: 100, lightness: 100, alpha: 1 })).toBe(true);
  });

  it('has a default alpha of 1 [PAL-005]', () => {
    expect(stringifyColor({ ...PINK, userFormat: 'hsl' })).toBe('hsl(348, 100%, 83.333%)');
    expect(parseColor('#fab')?.alpha).toBe(1);
  });

  it('is formatted in the notation of its owner', () => {
    expect(stringifyColor(PINK)).toBe('#ffaabb');
    expect(stringifyColor({ ...PINK, userFormat: 'rgb' })).toBe('rgb(255, 170, 187)');
    expect(stringifyColor({ ...PINK, userFormat: 'rgb', alpha: 0.25 })).toBe('rgba(255, 170, 187, 0.25)');
  });

  it('cannot be formatted as hexadecimal if it is translucent [PAL-006]', () => {
    const report = vi.fn();
    expect(stringifyColor({ ...PINK, alpha: 0.5 }, report)).toBeUndefined();
    expect(report).toHaveBeenCalledWith('A color in hexadecimal notation must have alpha 1, not 0.5.');
    expect(stringifyColor({ ...PINK, alpha: 1 }, report)).toBe('#ffaabb');
  });

  it('logs an error and returns undefined for an invalid value [PAL-010]', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(stringifyColor({ userFormat: 'hex', hue: 400 })).toBeUndefined();
    expect(stringifyColor(null)).toBeUndefined();
    expect(parseColor('rgb(300, 0, 0)')).toBeUndefined();
    expect(error.mock.calls).toEqual([
      ['Invalid color: {"userFormat":"hex","hue":400}.'],
      ['Invalid color: null.'],
      ['Invalid color: "rgb(300, 0, 0)".'],
    ]);
    error.mockRestore();
  });

  it.each([
    ['#FFAABB', 'hex', '#ffaabb'],
    ['rgb(255, 170, 187)', 'rgb', 'rgb(255, 170, 187)'],
    ['rgb(255 170 187 / 50%)', 'rgb', 'rgba(255, 170, 187, 0.5)'],
    ['rgba(255, 170, 187, .5)', 'rgb', 'rgba(255, 170, 187, 0.5)'],
    ['hsl(210deg 50% 40%)', 'hsl', 'hsl(210, 50%, 40%)'],
    ['hsla(210, 50%, 40%, 0.2)', 'hsl', 'hsla(210, 50%, 40%, 0.2)'],
  ])('parses %s', (text, userFormat, written) => {
    const value = parseColor(text);
    expect(value?.userFormat).toBe(userFormat);
    expect(stringifyColor(value)).toBe(written);
  });

  it.each(['', 'red', '#12', 'rgb(1, 2)', 'rgb(1, 2, 3, 4, 5)', 'hsl(1, x, 3)', 'lab(1 2 3)'])(
    'does not parse "%s"',
    (text) => {
      const report = vi.fn();
      expect(parseColor(text, report)).toBeUndefined();
      expect(report).toHaveBeenCalledOnce();
    },
  );
});
