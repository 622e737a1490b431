import { describe, expect, it } from 'vitest';
import fc from '../testing/fast-check';
import { applyBoundary } from './drag-boundary';

const range = { min: -100, max: 0, size: 100 };

describe('drag boundary', () => {
  it('moves freely, stops at the end, or resists beyond it', () => {
    expect(applyBoundary(50, range, 'none')).toBe(50);
    expect(applyBoundary(50, range, 'hard')).toBe(0);
    expect(applyBoundary(-150, range, 'hard')).toBe(-100);
    expect(applyBoundary(50, range, 'inertial')).toBeCloseTo(21.6, 1);
  });
  it('does not change positions within the range', () => {
    for (const boundary of ['none', 'hard', 'inertial'] as const)
      expect(applyBoundary(-40, range, boundary)).toBe(-40);
  });
  it('resists more with distance and never overshoots by the full size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (overshoot) => {
        const position = applyBoundary(overshoot, range, 'inertial');
        expect(position).toBeGreaterThan(applyBoundary(overshoot - 1, range, 'inertial'));
        expect(position).toBeLessThan(Math.min(overshoot, 100));
      }),
    );
  });
});
