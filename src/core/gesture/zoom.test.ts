import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

const scene = { room: { width: 800, height: 600 }, picture: { width: 800, height: 400 }, max: 4 };
const spot = fc.record({
  x: fc.double({ min: -400, max: 400, noNaN: true }),
  y: fc.double({ min: -300, max: 300, noNaN: true }),
});
/** What of the picture is at a place of the room, in px of the whole picture. */
const under = (zoom: Transform, { x, y }: { x: number; y: number }) => [
  (x - zoom.x) / zoom.scale,
  (y - zoom.y) / zoom.scale,
];
const near = (a: number[], b: number[]) => {
  for (const [i, value] of a.entries()) expect(value).toBeCloseTo(b[i]!, 6);
};

it('keeps what is pointed at where it is', () => {
  fc.assert(
    fc.property(spot, fc.double({ min: 1, max: 4, noNaN: true }), (at, scale) => {
      near(under(scaleAround(IDENTITY, scale, at), at), under(IDENTITY, at));
    }),
  );
});

it('keeps both fingers on what they took hold of', () => {
  const from = [
    { x: -50, y: 0 },
    { x: 50, y: 20 },
  ] as const;
  const to = [
    { x: -80, y: -60 },
    { x: 120, y: -20 },
  ] as const;
  const zoom = pinchZoom(IDENTITY, from, to, scene);
  expect(zoom.scale).toBeCloseTo(2);
  near(under(zoom, to[0]), under(IDENTITY, from[0]));
  near(under(zoom, to[1]), under(IDENTITY, from[1]));
});

describe('beyond its limits', () => {
  const from = [
    { x: -100, y: 0 },
    { x: 100, y: 0 },
  ] as const;
  const spread = (x: number) =>
    [
      { x: -x, y: 0 },
      { x, y: 0 },
    ] as const;
  it('a pinch follows less and less and comes back', () => {
    const small = pinchZoom(IDENTITY, from, spread(25), scene);
    expect(small.scale).toBeGreaterThan(0.25);
    expect(small.scale).toBeLessThan(1);
    expect(clampTransform(small, scene)).toEqual(IDENTITY);
    const large = pinchZoom(IDENTITY, from, spread(1600), scene);
    expect(large.scale).toBeGreaterThan(4);
    expect(large.scale).toBeLessThan(8);
    expect(clampTransform(large, scene).scale).toBe(4);
  });
  it('a drag follows less and less and comes back', () => {
    const zoom = { scale: 2, x: 400, y: 0 };
    const over = panBy(zoom, { x: 100, y: 0 }, scene);
    expect(over.x).toBeGreaterThan(400);
    expect(over.x).toBeLessThan(500);
    expect(clampTransform(over, scene)).toEqual(zoom);
  });
});

it('never rests with a gap beside it, wherever it is carried', () => {
  fc.assert(
    fc.property(spot, spot, fc.double({ min: 0.1, max: 20, noNaN: true }), (at, speed, scale) => {
      const {
        x,
        y,
        scale: now,
      } = applyInertia(clampTransform(scaleAround(IDENTITY, scale, at), scene), speed, scene);
      expect(now).toBeGreaterThanOrEqual(1);
      expect(now).toBeLessThanOrEqual(4);
      expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (800 * now - 800) / 2) + 1e-9);
      expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (400 * now - 600) / 2) + 1e-9);
    }),
  );
});

it('steps to the limits and back to the whole', () => {
  let zoom = IDENTITY;
  for (let step = 0; step < 10; step++) zoom = zoomByStep(zoom, 1, scene);
  expect(zoom.scale).toBe(4);
  for (let step = 0; step < 10; step++) zoom = zoomByStep(zoom, -1, scene);
  expect(zoom).toEqual(IDENTITY);
});

it('a double tap enlarges around the finger, the next one takes it back', () => {
  const at = { x: 100, y: 50 };
  const zoom = toggleZoom(IDENTITY, at, scene);
  expect(zoom.scale).toBe(2);
  near(under(zoom, at).slice(0, 1), under(IDENTITY, at).slice(0, 1));
  expect(isZoomed(zoom)).toBe(true);
  expect(toggleZoom(zoom, at, scene)).toEqual(IDENTITY);
});

it('knows when there is nothing more to see on a side', () => {
  expect([isAtEdge(IDENTITY, 1, scene), isAtEdge(IDENTITY, -1, scene)]).toEqual([true, true]);
  const zoom = { scale: 2, x: 400, y: 0 };
  expect([isAtEdge(zoom, 1, scene), isAtEdge(zoom, -1, scene)]).toEqual([true, false]);
});

it('goes as far as the file has pixels, within reason', () => {
  expect([0, 1, 3.5, 100].map(getMaxScale)).toEqual([3, 3, 3.5, 8]);
});
