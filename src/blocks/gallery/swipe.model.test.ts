import { describe, expect, it } from 'vitest';
import { swipeSide } from './swipe.model';

const movement = { dx: 0, dy: 0, time: 200, width: 800 };

describe('a swipe', () => {
  it('covers 50 px within 250 ms [GAL-105]', () => {
    expect(swipeSide({ ...movement, dx: -50, time: 250 })).toBe(-1);
    expect(swipeSide({ ...movement, dx: 50, time: 250 })).toBe(1);
    expect(swipeSide({ ...movement, dx: 49, time: 250 })).toBe(0);
    expect(swipeSide({ ...movement, dx: 50, time: 251 })).toBe(0);
  });
  it('or passes half the width, or is faster than 1 px per ms', () => {
    expect(swipeSide({ ...movement, dx: 401, time: 2000 })).toBe(1);
    expect(swipeSide({ ...movement, dx: 400, time: 2000 })).toBe(0);
    expect(swipeSide({ ...movement, dx: -45, time: 40 })).toBe(-1);
  });
  it('is not a scroll down the page, and not a click that trembles', () => {
    expect(swipeSide({ ...movement, dx: 60, dy: 61 })).toBe(0);
    expect(swipeSide({ ...movement, dx: 9, time: 1 })).toBe(0);
  });
});
