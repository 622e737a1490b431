// Outline of a curve as cubic Bézier curves, used for the drawing, mask and focus ring. Pure.
import type { Curve, Point } from './curves';

/** Control points and end of a cubic curve. */
export type Cubic = readonly [Point, Point, Point];

/** In the unit square, which it touches on all sides. */
export interface Outline {
  /** Width divided by height. */
  readonly ratio: number;
  readonly start: Point;
  readonly cubics: readonly Cubic[];
}

/** In CSS px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Number of points by which the extent is measured. */
const SAMPLES = 960;
/** Step of the numeric derivative, in parts of an interval. */
const STEP = 1e-4;

export function createOutline(curve: Curve): Outline {
  const { normalize, ratio } = measure(curve);
  const at = (t: number) => normalize(curve.at(t));
  const cubics = curve.knots.slice(1).map((to, index): Cubic => {
    const from = curve.knots[index]!;
    const interval = to - from;
    const [start, end] = [at(from + interval * 1e-9), at(to - interval * 1e-9)];
    const [after, before] = [at(from + interval * STEP), at(to - interval * STEP)];
    // Hermite form: a third of the derivative over the interval.
    const handle = (a: Point, b: Point, sign: number): Point => [
      a[0] + (sign * (b[0] - a[0])) / (3 * STEP),
      a[1] + (sign * (b[1] - a[1])) / (3 * STEP),
    ];
    return [handle(start, after, 1), handle(end, before, 1), end];
  });
  return { ratio, start: at(0), cubics };
}

function measure({ at, knots }: Curve): { normalize(point: Point): Point; ratio: number } {
  const ts = [...knots, ...Array.from({ length: SAMPLES }, (_, index) => index / SAMPLES)];
  const points = ts.map((t) => at(t));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return { normalize: ([x, y]) => [(x - left) / width, (y - top) / height], ratio: width / height };
}

/** The largest box of that ratio inside another one, centered. */
export function containBox(ratio: number, { x, y, width, height }: Box): Box {
  const fitted = Math.min(width, height * ratio);
  const [innerWidth, innerHeight] = [fitted, fitted / ratio];
  return {
    x: x + (width - innerWidth) / 2,
    y: y + (height - innerHeight) / 2,
    width: innerWidth,
    height: innerHeight,
  };
}

/** Data of an SVG path, also of `path()` in CSS, at the true size: nothing is scaled afterwards. */
export function toPath({ start, cubics }: Outline, { x, y, width, height }: Box): string {
  const print = ([px, py]: Point) =>
    `${Math.round((x + px * width) * 100) / 100} ${Math.round((y + py * height) * 100) / 100}`;
  return `M${print(start)}${cubics.map((points) => `C${points.map(print).join(' ')}`).join('')}Z`;
}
