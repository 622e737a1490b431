import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeGridRects } from '../../layouts/grid-geometry';
import {
  computeStripColumns,
  getIndicesBetween,
  getStackIndices,
  getStripIndices,
  groupIntoBands,
} from './virtual.model';

const ratios = fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { maxLength: 200 });

describe('shelves', () => {
  it('give every slide that is seen, in order, and none twice', () => {
    fc.assert(
      fc.property(
        ratios,
        fc.integer({ min: 1, max: 6 }),
        fc.nat(20_000),
        fc.nat(3000),
        (all, columns, from, size) => {
          const places = computeGridRects(all, columns, { width: 1000, gap: 8 });
          const found = getIndicesBetween(groupIntoBands(places, 300), from, from + size);
          const seen = all.flatMap((_, index) => {
            const top = places.y[index] as number;
            return top <= from + size && top + (places.height[index] as number) >= from ? [index] : [];
          });
          expect(found).toEqual([...new Set(found)].sort((a, b) => a - b));
          expect(seen.filter((index) => !found.includes(index))).toEqual([]);
        },
      ),
    );
  });

  it('of 10,000 slides hand out the few', () => {
    const many = Float64Array.from({ length: 10_000 }, (_, index) => 0.5 + (index % 7) / 4);
    const places = computeGridRects(many, 4, { width: 1200, gap: 20 });
    expect(getIndicesBetween(groupIntoBands(places, 400), 50_000, 51_000).length).toBeLessThan(60);
  });

  it('hold nothing above the first and below the last', () => {
    const shelves = groupIntoBands(computeGridRects([1, 1], 1, { width: 100, gap: 0 }), 50);
    expect([getIndicesBetween(shelves, -900, -100), getIndicesBetween(shelves, 900, 1000)]).toEqual([[], []]);
  });
});

describe('slides that exist', () => {
  it('in a strip are a group to each side of what is seen, and where it goes to', () => {
    expect(getStripIndices([0], 10_000, 1)).toEqual([0, 1]);
    expect(getStripIndices([50], 10_000, 3)).toEqual([47, 48, 49, 50, 51, 52, 53, 54, 55]);
    expect(getStripIndices([0, 9999], 10_000, 1)).toEqual([0, 1, 9998, 9999]);
    expect(getStripIndices([0], 2, 3)).toEqual([0, 1]);
  });

  it('in a pile are the one shown, its neighbours past the ends as well, and the one that leaves', () => {
    expect(getStackIndices(0, 0, 10_000)).toEqual([0, 1, 9999]);
    expect(getStackIndices(7, 900, 10_000)).toEqual([6, 7, 8, 900]);
    expect(getStackIndices(0, 0, 1)).toEqual([0]);
    expect(getStackIndices(1, 0, 2)).toEqual([0, 1]);
  });
});

describe('columns of a strip', () => {
  const gap = (count: number) => `calc(${count} * (var(--_column) + var(--_space)) - var(--_space))`;
  const some = (count: number) => `repeat(${count}, var(--_column))`;

  it('one for each slide, one for each run of missing ones', () => {
    expect(computeStripColumns([0, 1], 2)).toEqual({ template: some(2), columns: [1, 2] });
    expect(computeStripColumns([4, 5, 90], 100)).toEqual({
      template: [gap(4), some(2), gap(84), some(1), gap(9)].join(' '),
      columns: [2, 3, 5],
    });
  });
});
