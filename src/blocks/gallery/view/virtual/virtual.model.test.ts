import { describe, expect, it } from 'vitest';
import fc from '../../../../core/testing/fast-check';
import { computeGridRects } from '../../layouts/grid-geometry';
import {
  computeTrackColumns,
  getIndicesBetween,
  getStackIndices,
  getTrackIndices,
  groupIntoBands,
} from './virtual.model';

const ratios = fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { maxLength: 200 });

describe('bands', () => {
  it('contain every visible slide, in order and once', () => {
    fc.assert(
      fc.property(
        ratios,
        fc.integer({ min: 1, max: 6 }),
        fc.nat(20_000),
        fc.nat(3000),
        (all, columnCount, from, size) => {
          const rects = computeGridRects(all, columnCount, { width: 1000, gap: 8 });
          const indices = getIndicesBetween(groupIntoBands(rects, 300), from, from + size);
          const visible = all.flatMap((_, index) => {
            const top = rects.y[index] as number;
            return top <= from + size && top + (rects.height[index] as number) >= from ? [index] : [];
          });
          expect(indices).toEqual([...new Set(indices)].sort((a, b) => a - b));
          expect(visible.filter((index) => !indices.includes(index))).toEqual([]);
        },
      ),
    );
  });

  it('return few of 10,000 slides', () => {
    const many = Float64Array.from({ length: 10_000 }, (_, index) => 0.5 + (index % 7) / 4);
    const rects = computeGridRects(many, 4, { width: 1200, gap: 20 });
    expect(getIndicesBetween(groupIntoBands(rects, 400), 50_000, 51_000).length).toBeLessThan(60);
  });

  it('return nothing above the first and below the last slide', () => {
    const bands = groupIntoBands(computeGridRects([1, 1], 1, { width: 100, gap: 0 }), 50);
    expect([getIndicesBetween(bands, -900, -100), getIndicesBetween(bands, 900, 1000)]).toEqual([[], []]);
  });
});

describe('rendered slides', () => {
  it('of a track: the groups around the visible one and around the target', () => {
    expect(getTrackIndices([0], 10_000, 1)).toEqual([0, 1]);
    expect(getTrackIndices([50], 10_000, 3)).toEqual([47, 48, 49, 50, 51, 52, 53, 54, 55]);
    expect(getTrackIndices([0, 9999], 10_000, 1)).toEqual([0, 1, 9998, 9999]);
    expect(getTrackIndices([0], 2, 3)).toEqual([0, 1]);
  });

  it('of a slideshow: the current one, its neighbors, wrapping at the ends, and the outgoing one', () => {
    expect(getStackIndices(0, 0, 10_000)).toEqual([0, 1, 9999]);
    expect(getStackIndices(7, 900, 10_000)).toEqual([6, 7, 8, 900]);
    expect(getStackIndices(0, 0, 1)).toEqual([0]);
    expect(getStackIndices(1, 0, 2)).toEqual([0, 1]);
  });
});

describe('columns of a track', () => {
  const gap = (count: number) => `calc(${count} * (var(--_column) + var(--_space)) - var(--_space))`;
  const columns = (count: number) => `repeat(${count}, var(--_column))`;

  it('one for each rendered slide, one for each run of others', () => {
    expect(computeTrackColumns([0, 1], 2)).toEqual({ template: columns(2), columns: [1, 2] });
    expect(computeTrackColumns([4, 5, 90], 100)).toEqual({
      template: [gap(4), columns(2), gap(84), columns(1), gap(9)].join(' '),
      columns: [2, 3, 5],
    });
  });
});
