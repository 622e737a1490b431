import { describe, expect, it } from 'vitest';
import { readSnapPoints, snapToPoint } from './snap-points';

describe('snap points', () => {
  it('accept a percentage or none and reject any other value [GAL-104]', () => {
    expect(['50%', '100%', '33.3%', 'none'].map(readSnapPoints)).toEqual([
      0.5,
      1,
      expect.closeTo(0.333),
      'none',
    ]);
    for (const invalid of ['50', '50px', '0%', '101%', '-5%', '%', '', null, 50, 'auto'])
      expect(readSnapPoints(invalid)).toBe(undefined);
  });
  it('snap a position to the nearest point', () => {
    expect(snapToPoint(130, 100, 1)).toBe(100);
    expect(snapToPoint(-160, 100, 1)).toBe(-200);
    expect(snapToPoint(130, 100, 0.5)).toBe(150);
    expect(snapToPoint(130, 100, 'none')).toBe(130);
    expect(snapToPoint(130, 0, 1)).toBe(130);
  });
});
