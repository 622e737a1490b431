// Brush strokes: where they run over an image, and how they lay paint on a canvas.
import { clamp } from '../pictures/color';
import type { Noise } from '../pictures/noise';

/** Rows of RGB bytes. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A painting: its colors, and how thick the paint is, 0 to 1. */
export interface Painting extends Bitmap {
  readonly relief: Float32Array;
}

export interface Stroke {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly color: readonly [number, number, number];
  readonly radius: number;
  /** Chooses the bristles. */
  readonly seed: number;
}

/** Longest stroke, in radii. */
const MAX_STEPS = 9;
const MIN_STEPS = 2;
/** How much a stroke keeps its direction, 0 to 1. */
const INERTIA = 0.45;
/** Slope of brightness per pixel below which a stroke follows the flow of the painting. */
const FLAT = 0.35;
/** Share of brightness by which bristles differ. */
const BRISTLES = 0.07;
/** Share by which the paint of strokes differs. */
const VARIATION = 0.06;

/** A stroke that follows the edges of the image, until another color would be closer to it. */
export function runStroke(
  image: Bitmap,
  painting: Bitmap,
  start: readonly [number, number],
  { radius, seed, flow }: { radius: number; seed: number; flow: Noise },
): Stroke {
  let [x, y] = start;
  let [dx, dy] = [0, 0];
  const color = getColor(image, x, y);
  const paint = vary(color, seed);
  const points: [number, number][] = [[x, y]];
  for (let step = 0; step < MAX_STEPS; step++) {
    const wanted = getColor(image, x, y);
    if (step > MIN_STEPS && getDifference(wanted, getColor(painting, x, y)) < getDifference(wanted, color))
      break;
    let [nx, ny] = getDirection(image, x, y, radius, flow);
    if (nx * dx + ny * dy < 0) [nx, ny] = [-nx, -ny];
    [dx, dy] = [nx * (1 - INERTIA) + dx * INERTIA, ny * (1 - INERTIA) + dy * INERTIA];
    const length = Math.hypot(dx, dy) || 1;
    [dx, dy] = [dx / length, dy / length];
    [x, y] = [x + dx * radius, y + dy * radius];
    if (x < 0 || y < 0 || x >= image.width || y >= image.height) break;
    points.push([x, y]);
  }
  return { points, color: paint, radius, seed };
}

/** Paint is mixed anew for each stroke: a little lighter or darker, warmer or cooler. */
function vary([r, g, b]: readonly [number, number, number], seed: number): [number, number, number] {
  const [light, warmth] = [1 + VARIATION * Math.sin(seed * 12.9), VARIATION * Math.sin(seed * 78.2)];
  return [r * light * (1 + warmth), g * light, b * light * (1 - warmth)];
}

/** Along the edge at a point, or with the flow where there is none. */
function getDirection(image: Bitmap, x: number, y: number, radius: number, flow: Noise): [number, number] {
  const reach = Math.max(1, radius / 2);
  const across = getBrightness(image, x + reach, y) - getBrightness(image, x - reach, y);
  const down = getBrightness(image, x, y + reach) - getBrightness(image, x, y - reach);
  const slope = Math.hypot(across, down);
  if (slope > FLAT * reach) return [-down / slope, across / slope];
  const angle = Math.PI * (0.15 + flow.fbm(x / 420, y / 420, 2));
  return [Math.cos(angle), Math.sin(angle)];
}

/** Lays the paint of a stroke on the canvas. */
export function layStroke(painting: Painting, stroke: Stroke, bristles: Noise): void {
  const { points, radius } = stroke;
  if (points.length === 1) laySegment(painting, stroke, bristles, points[0]!, points[0]!);
  for (let at = 1; at < points.length; at++)
    laySegment(painting, stroke, bristles, points[at - 1]!, points[at]!, radius * taper(at, points.length));
}

/** The brush is lifted at the end. */
const taper = (at: number, count: number): number => (at > count - 2 && count > 3 ? 0.82 : 1);

function laySegment(
  { width, height, data, relief }: Painting,
  { color, seed, radius: widest }: Stroke,
  bristles: Noise,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  radius = widest,
): void {
  const [ex, ey] = [bx - ax, by - ay];
  const square = ex * ex + ey * ey || 1;
  const length = Math.sqrt(square);
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + radius));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by) + radius));
  for (let y = Math.max(0, Math.floor(Math.min(ay, by) - radius)); y <= bottom; y++)
    for (let x = Math.max(0, Math.floor(Math.min(ax, bx) - radius)); x <= right; x++) {
      const [wx, wy] = [x - ax, y - ay];
      const t = clamp((wx * ex + wy * ey) / square);
      const distance = Math.hypot(wx - ex * t, wy - ey * t);
      if (distance > radius) continue;
      const side = (ex * wy - ey * wx) / length;
      const bristle = bristles.at(seed * 7.3 + side * 0.55, seed * 3.1 + side * 0.21);
      const cover =
        clamp((radius - distance) / 1.4) * (distance > radius * 0.7 && bristle < -0.45 ? 0.35 : 1);
      const at = y * width + x;
      const shade = 1 + BRISTLES * bristle;
      for (let part = 0; part < 3; part++) {
        const before = data[at * 3 + part]!;
        data[at * 3 + part] = clamp(before + (color[part]! * shade - before) * cover, 0, 255);
      }
      relief[at] = relief[at]! + (0.5 + 0.5 * bristle - relief[at]!) * cover;
    }
}

export function getColor({ width, height, data }: Bitmap, x: number, y: number): [number, number, number] {
  const at = (clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1)) * 3;
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}

function getBrightness(image: Bitmap, x: number, y: number): number {
  const [r, g, b] = getColor(image, x, y);
  return 0.3 * r + 0.59 * g + 0.11 * b;
}

export function getDifference(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
}
