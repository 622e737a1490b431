import { describe, expect, it } from 'vitest';
import { computeGridRects } from './grid-geometry';

const space = { width: 210, gap: 10 };

describe('places in a grid', () => {
  it('stand in columns, each row below the highest slide of the last', () => {
    const { x, y, width, height, blockSize } = computeGridRects([1, 2, 0.5, 1], 2, space);
    expect([...x]).toEqual([0, 110, 0, 110]);
    expect([...y]).toEqual([0, 0, 110, 110]);
    expect([...width]).toEqual([100, 100, 100, 100]);
    expect([...height]).toEqual([100, 50, 200, 100]);
    expect(blockSize).toBe(310);
  });
});

it('no slides take no room', () => expect(computeGridRects([], 4, space).blockSize).toBe(0));
