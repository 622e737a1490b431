import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeColumnRects, countColumns } from './columns';

const ratios = fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { maxLength: 80 });
const columns = fc.integer({ min: 1, max: 8 });
const space = { width: 1000, gap: 10 };

describe('columns', () => {
  it('are as many as fit, rounded down, and at least one [GAL-080] [GAL-081]', () => {
    const fitting = (width: number, gap = 0) => countColumns({ width, gap }, 250);
    expect([100, 250, 499, 500, 999, 1000].map((width) => fitting(width))).toEqual([1, 1, 1, 2, 3, 4]);
    expect([509, 510].map((width) => fitting(width, 10))).toEqual([1, 2]);
  });

  it('keep the slides apart and in their shape, and none could stand higher in another column', () => {
    fc.assert(
      fc.property(ratios, columns, (shapes, count) => {
        const { x, y, width, height, blockSize } = computeColumnRects(shapes, count, space);
        const ends = new Map<number, number>();
        for (const [index, ratio] of shapes.entries()) {
          const at = x[index] as number;
          const top = y[index] as number;
          expect((width[index] as number) / (height[index] as number)).toBeCloseTo(ratio, 6);
          expect(top).toBeCloseTo(ends.get(at) ?? 0, 6);
          const others = ends.size < count ? 0 : Math.min(...ends.values());
          expect(top).toBeLessThanOrEqual(others + 1e-5);
          ends.set(at, top + (height[index] as number) + space.gap);
        }
        if (shapes.length > 0) expect(blockSize).toBeCloseTo(Math.max(...ends.values()) - space.gap, 6);
        else expect(blockSize).toBe(0);
      }),
    );
  });

  it('do not move when slides are added', () => {
    fc.assert(
      fc.property(ratios, ratios, columns, (before, more, count) => {
        const stood = computeColumnRects(before, count, space);
        const now = computeColumnRects([...before, ...more], count, space);
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(now[side].slice(0, before.length)).toEqual(stood[side]);
      }),
    );
  });
});
