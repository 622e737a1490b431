import { describe, expect, it } from 'vitest';
import { getIndexForKey, getThumbnailIndices } from './thumbnails.model';

describe('thumbnails', () => {
  it('are rendered for every slide of a small gallery', () =>
    expect(getThumbnailIndices(2, 5)).toEqual([0, 1, 2, 3, 4]));

  it('are rendered around the current slide of a large gallery', () => {
    const indices = getThumbnailIndices(5000, 10_000);
    expect([indices[0], indices.at(-1), indices.length]).toEqual([4940, 5060, 121]);
  });

  it('arrow keys wrap, Home and End go to the ends', () => {
    const getIndex = (key: string, index: number, rtl = false) => getIndexForKey(key, index, 4, rtl);
    expect(getIndex('ArrowRight', 3)).toBe(0);
    expect(getIndex('ArrowLeft', 0)).toBe(3);
    expect(getIndex('Home', 2)).toBe(0);
    expect(getIndex('End', 0)).toBe(3);
    expect(getIndex('a', 0)).toBe(null);
  });

  it('arrow keys follow the text direction', () => {
    expect(getIndexForKey('ArrowLeft', 0, 4, true)).toBe(1);
    expect(getIndexForKey('ArrowRight', 0, 4, true)).toBe(3);
  });
});
