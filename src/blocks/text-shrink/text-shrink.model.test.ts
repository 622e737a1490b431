import { expect, it } from 'vitest';
import { computeFontSize } from './text-shrink.model';

it('keeps the font size of a text that fits, and reduces it in proportion to the overflow otherwise', () => {
  expect(computeFontSize(32, 300, 300, 11)).toBe(32);
  expect(computeFontSize(32, 640, 320, 11)).toBe(15.99);
});

it('returns null below the minimum size, and never increases the font size', () => {
  expect(computeFontSize(32, 1000, 300, 11)).toBeNull();
  expect(computeFontSize(32, 1000, 300, 9)).toBe(9.59);
  expect(computeFontSize(10, 200, 100, 11)).toBeNull();
  expect(computeFontSize(10, 100, 100, 11)).toBe(10);
  expect(computeFontSize(32, 10, 0, 11)).toBeNull();
});
