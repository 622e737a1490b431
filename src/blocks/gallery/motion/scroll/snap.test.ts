import { describe, expect, it } from 'vitest';
import { findNearestIndex } from './snap';

describe('findNearestIndex', () => {
  const findNearest = (target: number, positions: readonly number[]) =>
    findNearestIndex(target, positions.length, (index) => positions[index] as number);

  it('finds the nearest of ascending positions', () => {
    expect([-9, 0, 4, 6, 14, 99].map((position) => findNearest(position, [0, 10, 12, 20]))).toEqual([
      0, 0, 0, 1, 2, 3,
    ]);
  });

  it('returns the lower index of two that are equally near', () => expect(findNearest(5, [0, 10])).toBe(0));

  it('returns 0 without positions', () => expect(findNearest(5, [])).toBe(0));

  it('measures fewer than 20 of 10,000 positions', () => {
    let measured = 0;
    const index = findNearestIndex(123_456, 10_000, (position) => {
      measured += 1;
      return position * 100;
    });
    expect(index).toBe(1235);
    expect(measured).toBeLessThan(20);
  });
});
