import { describe, expect, it } from 'vitest';
import fc from '../testing/fast-check';
import {
  extendTrack,
  getDistance,
  getDuration,
  getVelocity,
  type PointerTrack,
  startTrack,
} from './pointer-track';

/** Track of a pointer that passes through these points, 10 ms apart. */
const trackThrough = (...points: readonly [number, number][]): PointerTrack =>
  points.reduce(
    (track, [x, y], index) => extendTrack(track, { x, y, time: (index + 1) * 10 }),
    startTrack({ x: 0, y: 0, time: 0 }),
  );

describe('pointer track', () => {
  it('is a tap up to 1 px and a move beyond, even after a return to the start [GAL-106]', () => {
    expect(trackThrough([0, 0]).hasMoved).toBe(false);
    expect(trackThrough([1, 0]).hasMoved).toBe(false);
    expect(trackThrough([1, 1]).hasMoved).toBe(true);
    expect(trackThrough([2, 0], [0, 0]).hasMoved).toBe(true);
  });
  it('locks the axis along which the pointer first moves 10 px [GAL-109]', () => {
    expect(trackThrough([9, 0]).axis).toBe(null);
    expect(trackThrough([10, 9]).axis).toBe('x');
    expect(trackThrough([9, 10]).axis).toBe('y');
    expect(trackThrough([10, 0], [10, 300]).axis).toBe('x');
  });
  it('computes the velocity from the last 5 samples [GAL-109]', () => {
    // Starts slowly and ends at 2 px per ms.
    expect(getVelocity(trackThrough([1, 0], [2, 0], [3, 0], [23, 0], [43, 0], [63, 0], [83, 0]), 'x')).toBe(
      2,
    );
    expect(getVelocity(trackThrough([1, 0], [21, 0], [41, 0], [61, 0], [81, 0]), 'x')).toBe(2);
    // The slow sample is the fifth from the end.
    expect(getVelocity(trackThrough([1, 0], [21, 0], [41, 0], [61, 0]), 'x')).toBeLessThan(2);
  });
  it('slows down when the pointer rests before the release', () => {
    const track = trackThrough([40, 0], [80, 0], [120, 0]);
    expect(getVelocity(extendTrack(track, { x: 120, y: 0, time: 500 }), 'x')).toBeLessThan(0.3);
  });
  it('returns signed distance and duration', () => {
    const track = trackThrough([-5, 2], [-20, 8]);
    expect([getDistance(track, 'x'), getDistance(track, 'y'), getDuration(track)]).toEqual([-20, 8, 20]);
    expect(getVelocity(track, 'x')).toBe(-1);
  });
  it('always has a finite velocity', () => {
    const sample = fc.record({ x: fc.integer(), y: fc.integer(), time: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(fc.array(sample), sample, (samples, first) => {
        const track = samples.reduce(extendTrack, startTrack(first));
        expect(Number.isFinite(getVelocity(track, 'x'))).toBe(true);
      }),
    );
  });
});
