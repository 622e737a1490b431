import { describe, expect, it } from 'vitest';
import fc from '../testing/fast-check';
import {
  applyInertia,
  clampTransform,
  getMaxScale,
  IDENTITY,
  isAtEdge,
  isZoomed,
  panBy,
  pinchZoom,
  scaleAround,
  type Transform,
  toggleZoom,
  zoomByStep,
} from './zoom';

const bounds = { viewport: { width: 800, height: 600 }, content: { width: 800, height: 400 }, maxScale: 4 };
const point = fc.record({
  x: fc.double({ min: -400, max: 400, noNaN: true }),
  y: fc.double({ min: -300, max: 300, noNaN: true }),
});
/** The content coordinates under a point of the viewport, in px at scale 1. */
const getContentPoint = (transform: Transform, { x, y }: { x: number; y: number }) => [
  (x - transform.x) / transform.scale,
  (y - transform.y) / transform.scale,
];
const expectClose = (a: number[], b: number[]) => {
  for (const [i, value] of a.entries()) expect(value).toBeCloseTo(b[i]!, 6);
};

it('keeps the point under the pointer in place', () => {
  fc.assert(
    fc.property(point, fc.double({ min: 1, max: 4, noNaN: true }), (at, scale) => {
      expectClose(getContentPoint(scaleAround(IDENTITY, scale, at), at), getContentPoint(IDENTITY, at));
    }),
  );
});

it('keeps the points under both pointers of a pinch in place', () => {
  const from = [
    { x: -50, y: 0 },
    { x: 50, y: 20 },
  ] as const;
  const to = [
    { x: -80, y: -60 },
    { x: 120, y: -20 },
  ] as const;
  const zoom = pinchZoom(IDENTITY, from, to, bounds);
  expect(zoom.scale).toBeCloseTo(2);
  expectClose(getContentPoint(zoom, to[0]), getContentPoint(IDENTITY, from[0]));
  expectClose(getContentPoint(zoom, to[1]), getContentPoint(IDENTITY, from[1]));
});

describe('beyond the limits', () => {
  const from = [
    { x: -100, y: 0 },
    { x: 100, y: 0 },
  ] as const;
  const spread = (x: number) =>
    [
      { x: -x, y: 0 },
      { x, y: 0 },
    ] as const;
  it('a pinch meets resistance and is clamped', () => {
    const small = pinchZoom(IDENTITY, from, spread(25), bounds);
    expect(small.scale).toBeGreaterThan(0.25);
    expect(small.scale).toBeLessThan(1);
    expect(clampTransform(small, bounds)).toEqual(IDENTITY);
    const large = pinchZoom(IDENTITY, from, spread(1600), bounds);
    expect(large.scale).toBeGreaterThan(4);
    expect(large.scale).toBeLessThan(8);
    expect(clampTransform(large, bounds).scale).toBe(4);
  });
  it('a pan meets resistance and is clamped', () => {
    const zoom = { scale: 2, x: 400, y: 0 };
    const over = panBy(zoom, { x: 100, y: 0 }, bounds);
    expect(over.x).toBeGreaterThan(400);
    expect(over.x).toBeLessThan(500);
    expect(clampTransform(over, bounds)).toEqual(zoom);
  });
});

it('never leaves a gap between the content and the viewport', () => {
  fc.assert(
    fc.property(point, point, fc.double({ min: 0.1, max: 20, noNaN: true }), (at, speed, scale) => {
      const {
        x,
        y,
        scale: now,
      } = applyInertia(clampTransform(scaleAround(IDENTITY, scale, at), bounds), speed, bounds);
      expect(now).toBeGreaterThanOrEqual(1);
      expect(now).toBeLessThanOrEqual(4);
      expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (800 * now - 800) / 2) + 1e-9);
      expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (400 * now - 600) / 2) + 1e-9);
    }),
  );
});

it('zooms in steps to the maximum and back to scale 1', () => {
  let zoom = IDENTITY;
  for (let step = 0; step < 10; step++) zoom = zoomByStep(zoom, 1, bounds);
  expect(zoom.scale).toBe(4);
  for (let step = 0; step < 10; step++) zoom = zoomByStep(zoom, -1, bounds);
  expect(zoom).toEqual(IDENTITY);
});

it('a double tap zooms in around the pointer and the next one zooms out', () => {
  const at = { x: 100, y: 50 };
  const zoom = toggleZoom(IDENTITY, at, bounds);
  expect(zoom.scale).toBe(2);
  expectClose(getContentPoint(zoom, at).slice(0, 1), getContentPoint(IDENTITY, at).slice(0, 1));
  expect(isZoomed(zoom)).toBe(true);
  expect(toggleZoom(zoom, at, bounds)).toEqual(IDENTITY);
});

it('detects the edges of the content', () => {
  expect([isAtEdge(IDENTITY, 1, bounds), isAtEdge(IDENTITY, -1, bounds)]).toEqual([true, true]);
  const zoom = { scale: 2, x: 400, y: 0 };
  expect([isAtEdge(zoom, 1, bounds), isAtEdge(zoom, -1, bounds)]).toEqual([true, false]);
});

it('derives the maximum scale from the pixels of the file, within limits', () => {
  expect([0, 1, 3.5, 100].map(getMaxScale)).toEqual([3, 3, 3.5, 8]);
});
