import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyBoundary, readBoundary } from './drag-boundary';

const range = { min: -100, max: 0, size: 100 };

describe('the boundary of a drag', () => {
  it('is none, hard or inertial; anything else is rejected [GAL-103]', () => {
    expect(['none', 'hard', 'inertial'].map(readBoundary)).toEqual(['none', 'hard', 'inertial']);
    for (const other of ['soft', '', null, undefined, 1, 'constructor', 'Hard'])
      expect(readBoundary(other)).toBe(undefined);
  });
  it('lets it go on, stops it, or holds it back', () => {
    expect(applyBoundary(50, range, 'none')).toBe(50);
    expect(applyBoundary(50, range, 'hard')).toBe(0);
    expect(applyBoundary(-150, range, 'hard')).toBe(-100);
    expect(applyBoundary(50, range, 'inertial')).toBeCloseTo(21.6, 1);
  });
  it('changes nothing between the ends', () => {
    for (const boundary of ['none', 'hard', 'inertial'] as const)
      expect(applyBoundary(-40, range, boundary)).toBe(-40);
  });
  it('holds back more the further it goes, and never lets it go by its own size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (over) => {
        const at = applyBoundary(over, range, 'inertial');
        expect(at).toBeGreaterThan(applyBoundary(over - 1, range, 'inertial'));
        expect(at).toBeLessThan(Math.min(over, 100));
      }),
    );
  });
});
