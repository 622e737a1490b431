import { describe, expect, it } from 'vitest';
import fc from '../../../core/testing/fast-check';
import { DEFAULT_KEYS, readKeyBindings } from '../attributes/key-bindings';
import { getKeyDirection } from './keys.model';

const left = { key: 'ArrowLeft', keyCode: 37 };
const right = { key: 'ArrowRight', keyCode: 39 };
const n = { key: 'n', keyCode: 78 };

describe('keys', () => {
  it('default to 37 for previous and 39 for next [GAL-028]', () => {
    expect(DEFAULT_KEYS).toEqual({ previous: [37], next: [39] });
    expect(getKeyDirection(left, DEFAULT_KEYS, false)).toBe('previous');
    expect(getKeyDirection(right, DEFAULT_KEYS, false)).toBe('next');
    expect(getKeyDirection(n, DEFAULT_KEYS, false)).toBe(undefined);
  });
  it('arrow keys follow the text direction, other keys do not', () => {
    expect(getKeyDirection(left, DEFAULT_KEYS, true)).toBe('next');
    expect(getKeyDirection(n, { ...DEFAULT_KEYS, next: ['n'] }, true)).toBe('next');
  });
  it('accepts codes and names, single or in a list, in the documented or short form', () => {
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
    for (const invalid of [null, 5, 'left', []]) expect(readKeyBindings(invalid)).toBe(undefined);
  });
  it('never throws, whatever the value', () => {
    fc.assert(
      fc.property(fc.record({ previous: fc.jsonValue(), next: fc.jsonValue() }), (value) => {
        const keys = readKeyBindings(value);
        if (keys) getKeyDirection(left, keys, true);
      }),
    );
  });
});
