// Closed parametric curves: polygons with rounded corners, and curves by radius. Pure.

export type Point = readonly [x: number, y: number];

/** A closed curve, clockwise, in any unit; y grows downwards. */
export interface Curve {
  /** @param t 0 to 1 */
  at(t: number): Point;
  /** Parameters between which the curve is smooth and turns by a small angle; from 0 to 1. */
  readonly knots: readonly number[];
}

/** A part of a curve, for u from 0 to 1. */
interface Piece {
  at(u: number): Point;
  /** Number of intervals between knots. */
  readonly intervals: number;
}

/** Largest angle between two knots of an arc, at which a cubic curve is practically exact. */
const MAX_TURN = Math.PI / 4;

export function joinPieces(pieces: readonly Piece[]): Curve {
  const count = pieces.length;
  const knots = pieces.flatMap(({ intervals }, index) =>
    Array.from({ length: intervals }, (_, part) => (index + part / intervals) / count),
  );
  return {
    at(t) {
      const index = Math.min(Math.max(Math.floor(t * count), 0), count - 1);
      return pieces[index]!.at(t * count - index);
    },
    knots: [...knots, 1],
  };
}

export const createLine = ([ax, ay]: Point, [bx, by]: Point): Piece => ({
  at: (u) => [ax + (bx - ax) * u, ay + (by - ay) * u],
  intervals: 1,
});

/** @param turn in radians, negative for counterclockwise */
export const createArc = ([x, y]: Point, radius: number, start: number, turn: number): Piece => ({
  at: (u) => [x + radius * Math.cos(start + turn * u), y + radius * Math.sin(start + turn * u)],
  intervals: Math.max(1, Math.ceil(Math.abs(turn) / MAX_TURN - 1e-9)),
});

/** @param radius of all corners, or of each; a corner takes at most half of its edges */
export function createPolygon(points: readonly Point[], radius: number | readonly number[] = 0): Curve {
  const count = points.length;
  const corners = points.map((point, index) =>
    roundCorner(
      points[(index + count - 1) % count]!,
      point,
      points[(index + 1) % count]!,
      typeof radius === 'number' ? radius : (radius[index] ?? 0),
    ),
  );
  return joinPieces(
    corners.flatMap((corner, index) => {
      const line = createLine(corners[(index + count - 1) % count]!.end, corner.start);
      return corner.arc ? [line, corner.arc] : [line];
    }),
  );
}

interface Corner {
  readonly start: Point;
  readonly end: Point;
  readonly arc?: Piece;
}

function roundCorner(before: Point, corner: Point, after: Point, radius: number): Corner {
  const [ax, ay, a] = toUnit(corner, before);
  const [bx, by, b] = toUnit(corner, after);
  const half = Math.acos(Math.max(-1, Math.min(1, ax * bx + ay * by))) / 2;
  const length = Math.min(radius / Math.tan(half), a / 2, b / 2);
  if (!(length > 1e-9)) return { start: corner, end: corner };
  const start: Point = [corner[0] + ax * length, corner[1] + ay * length];
  const end: Point = [corner[0] + bx * length, corner[1] + by * length];
  const arcRadius = length * Math.tan(half);
  const [mx, my] = toUnit([0, 0], [ax + bx, ay + by]);
  const distance = arcRadius / Math.sin(half);
  const center: Point = [corner[0] + mx * distance, corner[1] + my * distance];
  const from = Math.atan2(start[1] - center[1], start[0] - center[0]);
  const to = Math.atan2(end[1] - center[1], end[0] - center[0]);
  const turn = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  return { start, end, arc: createArc(center, arcRadius, from, turn) };
}

/** Direction and distance. */
function toUnit([ax, ay]: Point, [bx, by]: Point): [number, number, number] {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length, length];
}

/** @param count number of corners @param inner radius of the corners in between, for a star */
export function createRegularPolygon(count: number, inner?: number, radius = 0, rotation = 0): Curve {
  const total = inner === undefined ? count : count * 2;
  const points = Array.from({ length: total }, (_, index): Point => {
    const angle = rotation + (index / total) * 2 * Math.PI;
    const distance = inner !== undefined && index % 2 ? inner : 1;
    return [distance * Math.sin(angle), -distance * Math.cos(angle)];
  });
  return createPolygon(points, radius);
}

/** @param getRadius by the angle from the top, clockwise */
export const createPolar = (getRadius: (angle: number) => number, intervals = 32): Curve =>
  createCurve((angle) => {
    const radius = getRadius(angle);
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  }, intervals);

/** @param at by an angle from 0 to 2π */
export const createCurve = (at: (angle: number) => Point, intervals = 32): Curve => ({
  at: (t) => at(t * 2 * Math.PI),
  knots: Array.from({ length: intervals + 1 }, (_, index) => index / intervals),
});

/** @param exponent 2 is a circle; the higher, the closer to a square */
export const createSuperellipse = (exponent: number): Curve =>
  createPolar(
    (angle) =>
      (Math.abs(Math.sin(angle)) ** exponent + Math.abs(Math.cos(angle)) ** exponent) ** (-1 / exponent),
  );

export const stretchX = ({ at, knots }: Curve, factor: number): Curve => ({
  at(t) {
    const [x, y] = at(t);
    return [x * factor, y];
  },
  knots,
});
