import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_KEYS, getKeyDirection, readKeyBindings } from './keys.model';

const left = { key: 'ArrowLeft', keyCode: 37 };
const right = { key: 'ArrowRight', keyCode: 39 };
const n = { key: 'n', keyCode: 78 };

describe('keys', () => {
  it('are 37 for previous and 39 for next unless the page says more [GAL-028]', () => {
    expect(DEFAULT_KEYS).toEqual({ previous: [37], next: [39] });
    expect(getKeyDirection(left, DEFAULT_KEYS, false)).toBe('previous');
    expect(getKeyDirection(right, DEFAULT_KEYS, false)).toBe('next');
    expect(getKeyDirection(n, DEFAULT_KEYS, false)).toBe(undefined);
  });
  it('point to a side where they are arrows, and only there', () => {
    expect(getKeyDirection(left, DEFAULT_KEYS, true)).toBe('next');
    expect(getKeyDirection(n, { ...DEFAULT_KEYS, next: ['n'] }, true)).toBe('next');
  });
  it('are read by code or name, one or several, as documented or short', () => {
    expect(readKeyBindings({ next: 78 })).toEqual({ previous: [37], next: [78] });
    expect(readKeyBindings({ next: 'down:78', previous: { down: 80 } })).toEqual({
      previous: [80],
      next: [78],
    });
    expect(readKeyBindings({ next: ['ArrowRight', 'N'], previous: [] })).toEqual({
      previous: [],
      next: ['ArrowRight', 'N'],
    });
    const keys = readKeyBindings({ next: 'N' });
    expect(keys && getKeyDirection(n, keys, false)).toBe('next');
    for (const other of [null, 5, 'left', []]) expect(readKeyBindings(other)).toBe(undefined);
  });
  it('never fail, whatever the page writes', () => {
    fc.assert(
      fc.property(fc.record({ previous: fc.jsonValue(), next: fc.jsonValue() }), (value) => {
        const keys = readKeyBindings(value);
        if (keys) getKeyDirection(left, keys, true);
      }),
    );
  });
});
