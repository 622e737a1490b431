import { expect, it } from 'vitest';
import fc from './testing/fast-check';
import { splitUnits } from './units';

it.each([
  ['24px', 24, 'px'],
  [' 1.5 em ', 1.5, 'em'],
  ['-3', -3, ''],
  ['.5s', 0.5, 's'],
  [',5s', 0.5, 's'],
  ['0,5rem', 0.5, 'rem'],
  ['2e3ms', 2000, 'ms'],
  ['50%', 50, '%'],
])('splits %s [LNK-019]', (text, value, unit) => {
  expect(splitUnits(text)).toEqual({ value, unit });
});

it.each(['10:30', '9:05 pm', '10:30:15'])('does not split %s [LNK-020]', (text) => {
  expect(splitUnits(text)).toEqual({ value: null, unit: text });
});

it('returns text without a number unchanged', () => {
  expect(splitUnits('auto')).toEqual({ value: null, unit: 'auto' });
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { value } = splitUnits(text);
      expect(value === null || Number.isFinite(value)).toBe(true);
    }),
  );
});
