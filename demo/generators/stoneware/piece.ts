// How the pieces are made: bodies with a glaze, one or several.
import { GLAZES, type Glaze, type Material } from './materials';
import { accelerated, box, type Distance, moved, type Point, type ProfilePoint, vessel } from './shapes';
import type { Body } from './studio';

/** Bodies of a piece in a glaze. */
export type Piece = (glaze: Glaze) => Body[];

interface BodyOptions {
  readonly height: number;
  readonly radius: number;
  readonly foot?: number;
  readonly at?: Point;
}

/** A body with a sphere around it. */
export function body(
  shape: Distance,
  material: Material,
  { height, radius, foot = 0.05, at = [0, 0, 0] }: BodyOptions,
): Body {
  const center: Point = [at[0], at[1] + height / 2, at[2]];
  const placed = at.every((part) => part === 0) ? shape : moved(shape, at);
  const reach = Math.hypot(radius, height / 2) + 0.05;
  return {
    shape: accelerated(placed, center, reach + 0.3),
    material,
    center,
    radius: reach,
    foot: at[1] + foot,
  };
}

export const open = (
  outside: readonly ProfilePoint[],
  options: { wall?: number; floor?: number } = {},
): Distance => vessel({ outside, wall: options.wall ?? 0.055, floor: options.floor ?? 0.09 });

export const single =
  (shape: Distance, height: number, radius: number, foot?: number): Piece =>
  (glaze) => [body(shape, GLAZES[glaze], { height, radius, ...(foot === undefined ? {} : { foot }) })];

/** The same piece several times. */
export const several =
  (shape: Distance, size: Omit<BodyOptions, 'at'>, places: readonly Point[]): Piece =>
  (glaze) =>
    places.map((at) => body(shape, GLAZES[glaze], { ...size, at }));

export const bowl = (radius: number, height: number): Distance =>
  open([
    [radius * 0.4, 0],
    [radius * 0.44, 0.05],
    [radius * 0.74, height * 0.34],
    [radius * 0.94, height * 0.72],
    [radius, height],
  ]);

export const plank = (half: Point, at: Point, material: Material): Body =>
  body(moved(box(half), [0, half[1], 0]), material, {
    height: half[1] * 2,
    radius: Math.hypot(half[0], half[2]),
    foot: -10,
    at,
  });
