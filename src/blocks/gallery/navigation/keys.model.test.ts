import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionOfKey, KEYS, readKeys } from './keys.model';

const left = { key: 'ArrowLeft', keyCode: 37 };
const right = { key: 'ArrowRight', keyCode: 39 };
const n = { key: 'n', keyCode: 78 };

describe('keys', () => {
  it('are 37 for previous and 39 for next unless the page says more [GAL-028]', () => {
    expect(KEYS).toEqual({ previous: [37], next: [39] });
    expect(directionOfKey(left, KEYS, false)).toBe('previous');
    expect(directionOfKey(right, KEYS, false)).toBe('next');
    expect(directionOfKey(n, KEYS, false)).toBe(undefined);
  });
  it('point to a side where they are arrows, and only there', () => {
    expect(directionOfKey(left, KEYS, true)).toBe('next');
    expect(directionOfKey(n, { ...KEYS, next: ['n'] }, true)).toBe('next');
  });
  it('are read by code or name, one or several, as documented or short', () => {
    expect(readKeys({ next: 78 })).toEqual({ previous: [37], next: [78] });
    expect(readKeys({ next: 'down:78', previous: { down: 80 } })).toEqual({ previous: [80], next: [78] });
    expect(readKeys({ next: ['ArrowRight', 'N'], previous: [] })).toEqual({
      previous: [],
      next: ['ArrowRight', 'N'],
    });
    const keys = readKeys({ next: 'N' });
    expect(keys && directionOfKey(n, keys, false)).toBe('next');
    for (const other of [null, 5, 'left', []]) expect(readKeys(other)).toBe(undefined);
  });
  it('never fail, whatever the page writes', () => {
    fc.assert(
      fc.property(fc.record({ previous: fc.jsonValue(), next: fc.jsonValue() }), (value) => {
        const keys = readKeys(value);
        if (keys) directionOfKey(left, keys, true);
      }),
    );
  });
});
