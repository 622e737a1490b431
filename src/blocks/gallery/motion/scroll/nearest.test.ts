import { describe, expect, it } from 'vitest';
import { findNearestIndex } from './nearest';

describe('nearestTo', () => {
  const near = (position: number, positions: readonly number[]) =>
    findNearestIndex(position, positions.length, (index) => positions[index] as number);

  it('finds the nearest of ascending positions', () => {
    expect([-9, 0, 4, 6, 14, 99].map((position) => near(position, [0, 10, 12, 20]))).toEqual([
      0, 0, 0, 1, 2, 3,
    ]);
  });

  it('takes the lower one of two that are equally near', () => expect(near(5, [0, 10])).toBe(0));

  it('is 0 where there is none', () => expect(near(5, [])).toBe(0));

  it('asks for few of many', () => {
    let asked = 0;
    const index = findNearestIndex(123_456, 10_000, (at) => {
      asked += 1;
      return at * 100;
    });
    expect(index).toBe(1235);
    expect(asked).toBeLessThan(20);
  });
});
