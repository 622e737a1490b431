import { describe, expect, it } from 'vitest';
import { ensureContrast, getContrast, getLuminance, pickHighestContrast } from './luminance';
import { fromOklch, toOklch } from './oklch';
import { hslToRgb, parseHex, type Rgb, rgbToHsl, toHex } from './rgb';

const rgb = (hex: string) => parseHex(hex) as Rgb;

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(getContrast(rgb(one), rgb(other))).toBeCloseTo(ratio, 2);
    expect(getContrast(rgb(other), rgb(one))).toBeCloseTo(ratio, 2);
  });

  it('uses the channel weights of WCAG', () => {
    expect(getLuminance(rgb('#00ff00'))).toBeCloseTo(0.7152, 4);
  });

  it('keeps a color with sufficient contrast, and adjusts another one by no more than necessary', () => {
    expect(ensureContrast(rgb('#1f5fae'), rgb('#ffffff'), 4.5)).toEqual(rgb('#1f5fae'));
    const pink = ensureContrast(rgb('#ffaabb'), rgb('#ffffff'), 4.5);
    expect(getContrast(pink, rgb('#ffffff'))).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(pink, rgb('#ffffff'))).toBeLessThan(4.7);
    expect(Math.abs(rgbToHsl(pink).hue - rgbToHsl(rgb('#ffaabb')).hue)).toBeLessThan(12);
    const navy = ensureContrast(rgb('#000080'), rgb('#101010'), 4.5);
    expect(getContrast(navy, rgb('#101010'))).toBeGreaterThanOrEqual(4.5);
  });

  it('picks the first readable candidate, else black or white', () => {
    expect(toHex(pickHighestContrast(rgb('#ffffff'), [rgb('#eeeeee'), rgb('#333333')]))).toBe('#333333');
    expect(toHex(pickHighestContrast(rgb('#777777'), [rgb('#888888')]))).toBe('#000000');
    expect(toHex(pickHighestContrast(rgb('#303030'), [rgb('#333333')]))).toBe('#ffffff');
  });
});

describe('notations', () => {
  it('converts hexadecimal colors to HSL and back', () => {
    for (let value = 0; value < 0xffffff; value += 9973) {
      const hex = `#${value.toString(16).padStart(6, '0')}`;
      expect(toHex(hslToRgb(rgbToHsl(rgb(hex))))).toBe(hex);
    }
  });

  it('converts to OKLCH and back', () => {
    expect(toOklch(rgb('#ff0000')).lightness).toBeCloseTo(0.628, 3);
    expect(toOklch(rgb('#ff0000')).chroma).toBeCloseTo(0.2577, 3);
    expect(toOklch(rgb('#ff0000')).hue).toBeCloseTo(29.23, 1);
    for (let value = 0; value < 0xffffff; value += 9973) {
      const hex = `#${value.toString(16).padStart(6, '0')}`;
      expect(toHex(fromOklch(toOklch(rgb(hex))))).toBe(hex);
    }
  });

  it('rejects text that is not a hexadecimal color', () => {
    expect(parseHex('#ab')).toBeUndefined();
    expect(parseHex('#abcd')).toBeUndefined();
    expect(parseHex('red')).toBeUndefined();
    expect(parseHex('fab')).toEqual([255, 170, 187]);
  });
});
