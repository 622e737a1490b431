import { describe, expect, it } from 'vitest';
import fc from '../../../core/testing/fast-check';
import { countSlides, justifyRows, type Row } from './justified-rows.model';

const SPACE = { width: 1000, target: 250, gap: 20 };
const RATIOS = [3 / 2, 4 / 3, 1, 2 / 3, 16 / 9, 3 / 4, 5 / 4, 4 / 5];

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const createRatios = (seed: number, count = 40): number[] => {
  const next = random(seed);
  return Array.from({ length: count }, () => RATIOS[Math.floor(next() * RATIOS.length)] as number);
};

const getRowEnd = ({ widths }: Row, gap: number): number =>
  widths.reduce((end, width) => end + width, 0) + (widths.length - 1) * gap;

const samples = Array.from({ length: 200 }, (_, seed) => createRatios(seed + 1));
const anyRatios = fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { maxLength: 60 });
const anySpace = fc.record({
  width: fc.double({ min: 100, max: 3000, noNaN: true }),
  target: fc.double({ min: 50, max: 500, noNaN: true }),
  gap: fc.double({ min: 0, max: 40, noNaN: true }),
});

describe('justifyRows', () => {
  it('approximates the target height: mean error 8.7 %, maximum 32 %, except in the last row [GAL-082]', () => {
    const errors = samples.flatMap((ratios) =>
      justifyRows(ratios, SPACE)
        .slice(0, -1)
        .map(({ height }) => Math.abs(height / SPACE.target - 1)),
    );
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    expect(mean).toBeLessThanOrEqual(0.087);
    expect(Math.max(...errors)).toBeLessThanOrEqual(0.32);
  });

  it('places each slide once and fills the width, whatever the aspect ratios', () => {
    fc.assert(
      fc.property(anyRatios, anySpace, (ratios, space) => {
        const rows = justifyRows(ratios, space);
        expect(countSlides(rows)).toBe(ratios.length);
        for (const [index, row] of rows.entries()) {
          if (row.isComplete) expect(getRowEnd(row, space.gap)).toBeCloseTo(space.width, 6);
          else expect(getRowEnd(row, space.gap)).toBeLessThan(space.width);
          if (!row.isComplete) expect(index).toBe(rows.length - 1);
        }
      }),
    );
  });

  it('keeps the aspect ratio of each image', () => {
    const ratios = createRatios(7);
    const tiles = justifyRows(ratios, SPACE).flatMap(({ widths, height }) =>
      widths.map((width) => width / height),
    );
    for (const [index, ratio] of ratios.entries()) expect(tiles[index]).toBeCloseTo(ratio, 9);
  });

  it('moves no slides when others are appended, not even those in an incomplete last row', () => {
    fc.assert(
      fc.property(anyRatios, anyRatios, anySpace, (before, more, space) => {
        const previous = justifyRows(before, space);
        const now = justifyRows([...before, ...more], space, previous);
        expect(countSlides(now)).toBe(before.length + more.length);
        for (const [index, { widths, height }] of previous.entries()) {
          expect(now[index]?.height).toBe(height);
          expect(now[index]?.widths.slice(0, widths.length)).toEqual(widths);
        }
        for (const row of now)
          if (row.isComplete) expect(getRowEnd(row, space.gap)).toBeCloseTo(space.width, 6);
      }),
    );
  });

  it('leaves the last row incomplete at the target height if there is room for more slides', () => {
    expect(justifyRows([1], SPACE)).toEqual([{ widths: [250], height: 250, isComplete: false }]);
    expect(justifyRows([1, 1, 1], SPACE)[0]?.isComplete).toBe(false);
    expect(justifyRows([3.5], SPACE)[0]?.isComplete).toBe(true);
  });

  it('returns no rows without slides', () => expect(justifyRows([], SPACE)).toEqual([]));
});
