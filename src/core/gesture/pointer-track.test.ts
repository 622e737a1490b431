import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  extendTrack,
  getDistance,
  getDuration,
  getVelocity,
  type PointerTrack,
  startTrack,
} from './pointer-track';

/** A pointer that goes through these points, 10 ms apart. */
const through = (...points: readonly [number, number][]): PointerTrack =>
  points.reduce(
    (track, [x, y], index) => extendTrack(track, { x, y, time: (index + 1) * 10 }),
    startTrack({ x: 0, y: 0, time: 0 }),
  );

describe('a pointer', () => {
  it('taps up to 1 px, and moves beyond, also when it comes back [GAL-106]', () => {
    expect(through([0, 0]).hasMoved).toBe(false);
    expect(through([1, 0]).hasMoved).toBe(false);
    expect(through([1, 1]).hasMoved).toBe(true);
    expect(through([2, 0], [0, 0]).hasMoved).toBe(true);
  });
  it('keeps the axis along which it went 10 px first [GAL-109]', () => {
    expect(through([9, 0]).axis).toBe(null);
    expect(through([10, 9]).axis).toBe('x');
    expect(through([9, 10]).axis).toBe('y');
    expect(through([10, 0], [10, 300]).axis).toBe('x');
  });
  it('is as fast as over its last 5 points [GAL-109]', () => {
    // It starts slowly and ends with 2 px per ms.
    expect(getVelocity(through([1, 0], [2, 0], [3, 0], [23, 0], [43, 0], [63, 0], [83, 0]), 'x')).toBe(2);
    expect(getVelocity(through([1, 0], [21, 0], [41, 0], [61, 0], [81, 0]), 'x')).toBe(2);
    // The slow point is the fifth from the end.
    expect(getVelocity(through([1, 0], [21, 0], [41, 0], [61, 0]), 'x')).toBeLessThan(2);
  });
  it('is slow when it rests before it is let go', () => {
    const thrown = through([40, 0], [80, 0], [120, 0]);
    expect(getVelocity(extendTrack(thrown, { x: 120, y: 0, time: 500 }), 'x')).toBeLessThan(0.3);
  });
  it('knows its way and its time, with a sign', () => {
    const track = through([-5, 2], [-20, 8]);
    expect([getDistance(track, 'x'), getDistance(track, 'y'), getDuration(track)]).toEqual([-20, 8, 20]);
    expect(getVelocity(track, 'x')).toBe(-1);
  });
  it('never has an endless speed', () => {
    const at = fc.record({ x: fc.integer(), y: fc.integer(), time: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(fc.array(at), at, (points, first) => {
        const track = points.reduce(extendTrack, startTrack(first));
        expect(Number.isFinite(getVelocity(track, 'x'))).toBe(true);
      }),
    );
  });
});
