import { describe, expect, it } from 'vitest';
import { getTabForKey, getThumbnailIndices } from './thumbnails.model';

describe('thumbnails', () => {
  it('exist for every slide of a usual gallery', () =>
    expect(getThumbnailIndices(2, 5)).toEqual([0, 1, 2, 3, 4]));

  it('exist around the current slide among thousands', () => {
    const tabs = getThumbnailIndices(5000, 10_000);
    expect([tabs[0], tabs.at(-1), tabs.length]).toEqual([4940, 5060, 121]);
  });

  it('arrows go round, Home and End to the ends', () => {
    const from = (key: string, index: number, rtl = false) => getTabForKey(key, index, 4, rtl);
    expect(from('ArrowRight', 3)).toBe(0);
    expect(from('ArrowLeft', 0)).toBe(3);
    expect(from('Home', 2)).toBe(0);
    expect(from('End', 0)).toBe(3);
    expect(from('a', 0)).toBe(null);
  });

  it('arrows follow the reading direction', () => {
    expect(getTabForKey('ArrowLeft', 0, 4, true)).toBe(1);
    expect(getTabForKey('ArrowRight', 0, 4, true)).toBe(3);
  });
});
