import { describe, expect, it } from 'vitest';
import { getNext } from './tabs.model';

const from = (index: number, isRtl = false) => [[0, 1, 2], index, isRtl] as const;

describe('the key of a tab', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s leads from %i to %i [MNU-004]', (key, index, next) => {
    expect(getNext(key, ...from(index))).toBe(next);
  });

  it('moves in the direction of the text', () => {
    expect(getNext('ArrowRight', ...from(0, true))).toBe(2);
    expect(getNext('ArrowLeft', ...from(2, true))).toBe(0);
  });

  it('is otherwise left to the browser', () => {
    expect(getNext('ArrowDown', ...from(0))).toBeUndefined();
  });
});
