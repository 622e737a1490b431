import { describe, expect, it } from 'vitest';
import type { Curve, Point } from './curves';
import { type Cubic, containBox, createOutline, type Outline, toPath } from './outline';
import { createShapeCurve, MASK_NAMES, SHAPE_NAMES } from './shapes.model';

const outlines = MASK_NAMES.map((name) => ({ name, curve: createShapeCurve(name) }));

const getArea = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

function sampleOutline({ start, cubics }: Outline): Point[] {
  return cubics.flatMap((cubic, index) => {
    const from = index === 0 ? start : (cubics[index - 1] as Cubic)[2];
    return Array.from({ length: 50 }, (_, step): Point => {
      const [u, v] = [step / 50, 1 - step / 50];
      const at = (axis: 0 | 1) =>
        v ** 3 * from[axis] +
        3 * v * v * u * cubic[0][axis] +
        3 * v * u * u * cubic[1][axis] +
        u ** 3 * cubic[2][axis];
      return [at(0), at(1)];
    });
  });
}

/** The curve itself, sampled more finely than any browser draws it, moved and scaled into the unit square. */
function sampleCurve(curve: Curve): Point[] {
  const points = curve.knots.slice(1).flatMap((to, index) => {
    const from = curve.knots[index] as number;
    return Array.from({ length: 400 }, (_, step) => curve.at(from + ((to - from) * step) / 400));
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return points.map(([x, y]) => [(x - left) / width, (y - top) / height]);
}

describe('shapes', () => {
  it('include 30 shapes with the documented names [SHP-001]', () => {
    expect(new Set(SHAPE_NAMES).size).toBe(30);
    expect(SHAPE_NAMES).toEqual(
      expect.arrayContaining(['circle', 'octagon', 'flower', 'gear', 'egg', 'tv', 'hourglass']),
    );
  });

  it('include 38 masks with the documented names [SHP-002]', () => {
    expect(new Set(MASK_NAMES).size).toBe(38);
    expect(MASK_NAMES).toEqual(expect.arrayContaining([...SHAPE_NAMES, 'circle', 'star', 'egg', 'gear']));
  });

  it('are all different', () => {
    const box = { x: 0, y: 0, width: 100, height: 100 };
    const paths = outlines.map(({ curve }) => {
      const outline = createOutline(curve);
      return toPath(outline, containBox(outline.ratio, box));
    });
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe.each(outlines)('$name', ({ curve }) => {
  it('has the area of its parametric form, with an error of less than 0.5 %', () => {
    const exact = getArea(sampleCurve(curve));
    expect(exact).toBeGreaterThan(0.2);
    expect(Math.abs(getArea(sampleOutline(createOutline(curve))) / exact - 1)).toBeLessThan(0.005);
  });

  it('is closed, and touches its box on all sides', () => {
    const outline = createOutline(curve);
    const end = outline.cubics.at(-1)?.[2] as Point;
    expect(Math.hypot(end[0] - outline.start[0], end[1] - outline.start[1])).toBeLessThan(1e-6);
    const points = sampleOutline(outline);
    for (const axis of [0, 1] as const) {
      const values = points.map((point) => point[axis]);
      expect(Math.min(...values)).toBeCloseTo(0, 2);
      expect(Math.max(...values)).toBeCloseTo(1, 2);
    }
  });
});

it('containBox centers a shape in a box and keeps its aspect ratio', () => {
  expect(containBox(2, { x: 10, y: 10, width: 100, height: 100 })).toEqual({
    x: 10,
    y: 35,
    width: 100,
    height: 50,
  });
  expect(containBox(0.5, { x: 0, y: 0, width: 100, height: 100 })).toEqual({
    x: 25,
    y: 0,
    width: 50,
    height: 100,
  });
});
