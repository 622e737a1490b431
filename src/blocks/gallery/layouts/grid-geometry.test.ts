import { describe, expect, it } from 'vitest';
import fc from '../../../core/testing/fast-check';
import { computeColumnRects, computeGridRects, countColumns } from './grid-geometry';

describe('grid', () => {
  const space = { width: 210, gap: 10 };

  it('places each row below the tallest slide of the previous one', () => {
    const { x, y, width, height, blockSize } = computeGridRects([1, 2, 0.5, 1], 2, space);
    expect([...x]).toEqual([0, 110, 0, 110]);
    expect([...y]).toEqual([0, 0, 110, 110]);
    expect([...width]).toEqual([100, 100, 100, 100]);
    expect([...height]).toEqual([100, 50, 200, 100]);
    expect(blockSize).toBe(310);
  });

  it('has no height without slides', () => expect(computeGridRects([], 4, space).blockSize).toBe(0));
});

const ratios = fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { maxLength: 80 });
const columns = fc.integer({ min: 1, max: 8 });

describe('masonry columns', () => {
  const space = { width: 1000, gap: 10 };

  it('as many columns fit as the width allows, rounded down, at least one [GAL-080] [GAL-081]', () => {
    const countAt = (width: number, gap = 0) => countColumns({ width, gap }, 250);
    expect([100, 250, 499, 500, 999, 1000].map((width) => countAt(width))).toEqual([1, 1, 1, 2, 3, 4]);
    expect([509, 510].map((width) => countAt(width, 10))).toEqual([1, 2]);
  });

  it('slides keep their aspect ratio and gap, and each is in the shortest column', () => {
    fc.assert(
      fc.property(ratios, columns, (values, count) => {
        const { x, y, width, height, blockSize } = computeColumnRects(values, count, space);
        const ends = new Map<number, number>();
        for (const [index, ratio] of values.entries()) {
          const left = x[index] as number;
          const top = y[index] as number;
          expect((width[index] as number) / (height[index] as number)).toBeCloseTo(ratio, 6);
          expect(top).toBeCloseTo(ends.get(left) ?? 0, 6);
          const shortest = ends.size < count ? 0 : Math.min(...ends.values());
          expect(top).toBeLessThanOrEqual(shortest + 1e-5);
          ends.set(left, top + (height[index] as number) + space.gap);
        }
        if (values.length > 0) expect(blockSize).toBeCloseTo(Math.max(...ends.values()) - space.gap, 6);
        else expect(blockSize).toBe(0);
      }),
    );
  });

  it('appended slides move no others', () => {
    fc.assert(
      fc.property(ratios, ratios, columns, (before, more, count) => {
        const previous = computeColumnRects(before, count, space);
        const next = computeColumnRects([...before, ...more], count, space);
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(next[side].slice(0, before.length)).toEqual(previous[side]);
      }),
    );
  });
});
