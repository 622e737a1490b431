import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf, placeInColumns, placeInGrid, placeInRows } from './places';

const ratios = fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { maxLength: 200 });
const space = { width: 210, gap: 10 };

describe('places in a grid', () => {
  it('stand in columns, each row below the highest slide of the last', () => {
    const { x, y, width, height, blockSize } = placeInGrid([1, 2, 0.5, 1], 2, space);
    expect([...x]).toEqual([0, 110, 0, 110]);
    expect([...y]).toEqual([0, 0, 110, 110]);
    expect([...width]).toEqual([100, 100, 100, 100]);
    expect([...height]).toEqual([100, 50, 200, 100]);
    expect(blockSize).toBe(310);
  });
});

describe('places in columns', () => {
  it('go where the column is shortest', () => {
    const { x, y, blockSize } = placeInColumns([0.5, 1, 1, 2], 2, space);
    expect([...x]).toEqual([0, 110, 110, 0]);
    expect([...y]).toEqual([0, 0, 110, 210]);
    expect(blockSize).toBe(260);
  });

  it('keep the gap and never lie over each other; the columns end near each other', () => {
    fc.assert(
      fc.property(ratios, fc.integer({ min: 1, max: 6 }), (all, columns) => {
        const { x, y, height, blockSize } = placeInColumns(all, columns, { width: 1000, gap: 8 });
        const ends = new Map<number, number>();
        for (let index = 0; index < all.length; index++) {
          const end = ends.get(x[index] as number);
          expect(y[index]).toBeCloseTo(end === undefined ? 0 : end + 8, 6);
          ends.set(x[index] as number, (y[index] as number) + (height[index] as number));
        }
        expect(blockSize).toBeCloseTo(Math.max(0, ...ends.values()), 6);
        if (all.length > columns)
          expect(blockSize - Math.min(...ends.values())).toBeLessThanOrEqual(Math.max(...height) + 8);
      }),
    );
  });

  it('are as many as fit, rounded down, at least one [GAL-080] [GAL-081]', () => {
    expect([249, 250, 759, 760, 1000].map((width) => columnsOf(250, { width, gap: 5 }))).toEqual([
      1, 1, 2, 3, 3,
    ]);
    expect(columnsOf(250, { width: 0, gap: 0 })).toBe(1);
  });
});

describe('places in rows', () => {
  it('stand side by side, each row below the last', () => {
    const rows = [
      { widths: [100, 50], height: 40 },
      { widths: [160], height: 90 },
    ];
    const { x, y, height, blockSize } = placeInRows(rows, { width: 160, gap: 10 });
    expect([...x]).toEqual([0, 110, 0]);
    expect([...y]).toEqual([0, 0, 50]);
    expect([...height]).toEqual([40, 40, 90]);
    expect(blockSize).toBe(140);
  });
});

it('no slides take no room', () => {
  const sizes = [placeInGrid([], 4, space), placeInColumns([], 4, space), placeInRows([], space)];
  expect(sizes.map(({ blockSize }) => blockSize)).toEqual([0, 0, 0]);
});
