// Signed distance functions of the pieces: lathed profiles, tubes and boxes. Units are decimeters, y is up.

export type Point = readonly [x: number, y: number, z: number];

/** Distance to a surface; negative inside. */
export type Distance = (x: number, y: number, z: number) => number;

/** A point of a profile: distance from the axis, and height. */
export type ProfilePoint = readonly [radius: number, height: number];

/** Cells per unit of the precomputed distance field of a profile. */
const RESOLUTION = 240;

/** Points of a smooth curve through the given ones (Catmull-Rom). */
export function smoothCurve(points: readonly ProfilePoint[], steps = 8): ProfilePoint[] {
  const at = (index: number): ProfilePoint => points[Math.min(points.length - 1, Math.max(0, index))]!;
  const curve: ProfilePoint[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      curve.push([catmullRom(a[0], b[0], c[0], d[0], t), catmullRom(a[1], b[1], c[1], d[1], t)]);
    }
  }
  curve.push(at(points.length - 1));
  return curve;
}

const catmullRom = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

export interface VesselOptions {
  /** The outside from the foot to the rim. */
  readonly outside: readonly ProfilePoint[];
  readonly wall: number;
  /** Height of the inner floor. */
  readonly floor: number;
}

/** An open vessel. */
export function vessel({ outside, wall, floor }: VesselOptions): Distance {
  const outer = smoothCurve(outside);
  const inner = outer
    .filter(([, height]) => height > floor)
    .map(([radius, height]): ProfilePoint => [Math.max(0.01, radius - wall), height])
    .reverse();
  const [lowest] = inner.slice(-1);
  return lathe([[0, outer[0]![1]], ...outer, ...inner, [Math.max(0, lowest![0] - 0.06), floor], [0, floor]]);
}

/** A solid of revolution, such as a lid; the points run from the axis to the axis. */
export const solid = (points: readonly ProfilePoint[]): Distance => lathe(smoothCurve(points));

/** Revolves a closed polygon around the y axis. Its distance field is computed once. */
export function lathe(polygon: readonly ProfilePoint[], rounding = 0.012): Distance {
  const width = Math.ceil((Math.max(...polygon.map(([radius]) => radius)) + 0.25) * RESOLUTION);
  const heights = polygon.map(([, height]) => height);
  const bottom = Math.min(...heights) - 0.25;
  const rows = Math.ceil((Math.max(...heights) + 0.25 - bottom) * RESOLUTION);
  const field = new Float32Array((width + 1) * (rows + 1));
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= width; column++)
      field[row * (width + 1) + column] = toPolygon(polygon, column / RESOLUTION, bottom + row / RESOLUTION);
  return (x, y, z) => {
    const u = Math.sqrt(x * x + z * z) * RESOLUTION;
    const v = (y - bottom) * RESOLUTION;
    const column = u < 0 ? 0 : u > width - 1 ? width - 1 : Math.floor(u);
    const row = v < 0 ? 0 : v > rows - 1 ? rows - 1 : Math.floor(v);
    const fu = Math.min(1, u - column);
    const fv = Math.min(1, Math.max(0, v - row));
    const at = row * (width + 1) + column;
    const low = field[at]! + (field[at + 1]! - field[at]!) * fu;
    const high = field[at + width + 1]! + (field[at + width + 2]! - field[at + width + 1]!) * fu;
    // Outside of the field, at least the way to it.
    const beyond = Math.max(0, u - width, v - rows, -v) / RESOLUTION;
    const inside = low + (high - low) * fv;
    return (beyond > 0 ? Math.max(beyond, inside - beyond) : inside) - rounding;
  };
}

function toPolygon(polygon: readonly ProfilePoint[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let sign = 1;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]!;
    const [bx, by] = polygon[j]!;
    const ex = bx - ax;
    const ey = by - ay;
    const wx = x - ax;
    const wy = y - ay;
    const length = ex * ex + ey * ey;
    const t = length === 0 ? 0 : Math.min(1, Math.max(0, (wx * ex + wy * ey) / length));
    const dx = wx - ex * t;
    const dy = wy - ey * t;
    nearest = Math.min(nearest, dx * dx + dy * dy);
    const isAbove = [y >= ay, y < by, ex * wy > ey * wx];
    if (isAbove.every(Boolean) || !isAbove.some(Boolean)) sign = -sign;
  }
  return sign * Math.sqrt(nearest);
}

/** A tube along a curve through points, thicker at its ends by `flare`. */
export function tube(points: readonly Point[], radius: number, flare = 0): Distance {
  const path = curve3(points, 4);
  const last = path.length - 1;
  const middle = path[Math.floor(path.length / 2)]!;
  const reach =
    Math.max(...path.map((point) => Math.hypot(...point.map((part, i) => part - middle[i]!)))) +
    radius +
    flare;
  return (x, y, z) => {
    const around = Math.hypot(x - middle[0], y - middle[1], z - middle[2]) - reach;
    if (around > 0.25) return around;
    let nearest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < last; i++) {
      const [ax, ay, az] = path[i]!;
      const [bx, by, bz] = path[i + 1]!;
      const ex = bx - ax;
      const ey = by - ay;
      const ez = bz - az;
      const t = Math.min(
        1,
        Math.max(0, ((x - ax) * ex + (y - ay) * ey + (z - az) * ez) / (ex * ex + ey * ey + ez * ez)),
      );
      const dx = x - ax - ex * t;
      const dy = y - ay - ey * t;
      const dz = z - az - ez * t;
      const along = (i + t) / last;
      const end = Math.abs(along * 2 - 1) ** 4;
      nearest = Math.min(nearest, Math.sqrt(dx * dx + dy * dy + dz * dz) - radius - flare * end);
    }
    return nearest;
  };
}

function curve3(points: readonly Point[], steps: number): Point[] {
  const flat = smoothCurve(
    points.map(([x, y]) => [x, y]),
    steps,
  );
  const depth = smoothCurve(
    points.map(([, , z]) => [z, 0]),
    steps,
  );
  return flat.map(([x, y], i): Point => [x, y, depth[i]![0]]);
}

/** A box with rounded edges; `half` is half of its size. */
export const box =
  (half: Point, rounding = 0.02): Distance =>
  (x, y, z) => {
    const dx = Math.abs(x) - half[0] + rounding;
    const dy = Math.abs(y) - half[1] + rounding;
    const dz = Math.abs(z) - half[2] + rounding;
    const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0));
    return outside + Math.min(0, Math.max(dx, dy, dz)) - rounding;
  };

/** Both shapes, with a fillet of the given size where they meet. */
export const join =
  (a: Distance, b: Distance, fillet = 0.06): Distance =>
  (x, y, z) => {
    const p = a(x, y, z);
    const q = b(x, y, z);
    const h = Math.max(fillet - Math.abs(p - q), 0) / fillet;
    return Math.min(p, q) - h * h * fillet * 0.25;
  };

/** The first shape without the second. */
export const cut =
  (a: Distance, b: Distance): Distance =>
  (x, y, z) =>
    Math.max(a(x, y, z), -b(x, y, z));

export const moved =
  (shape: Distance, [dx, dy, dz]: Point): Distance =>
  (x, y, z) =>
    shape(x - dx, y - dy, z - dz);

/** Turned around the y axis, in degrees. */
export function turned(shape: Distance, degrees: number): Distance {
  const angle = (degrees / 180) * Math.PI;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return (x, y, z) => shape(x * c - z * s, y, x * s + z * c);
}

/** Stretched along x and z; distances shrink to stay safe for marching. */
export const stretched =
  (shape: Distance, by: number): Distance =>
  (x, y, z) =>
    shape(x / by, y, z) * Math.min(1, by);

/** Cells per side of the coarse field of a body. */
const CELLS = 56;

/** Nearer than this, the exact shape is used. */
const NEAR = 0.13;

/** The same shape, faster far from its surface: a coarse field answers there, with less than the true distance. */
export function accelerated(shape: Distance, center: Point, radius: number): Distance {
  const cell = (2 * radius) / CELLS;
  const [left, bottom, front] = [center[0] - radius, center[1] - radius, center[2] - radius];
  const side = CELLS + 1;
  const field = new Float32Array(side ** 3);
  for (let i = 0; i < side; i++)
    for (let j = 0; j < side; j++)
      for (let k = 0; k < side; k++)
        field[(i * side + j) * side + k] = shape(left + i * cell, bottom + j * cell, front + k * cell);
  const slack = cell * 0.9;
  return (x, y, z) => {
    const i = Math.round((x - left) / cell);
    const j = Math.round((y - bottom) / cell);
    const k = Math.round((z - front) / cell);
    if (i < 0 || j < 0 || k < 0 || i >= side || j >= side || k >= side) return shape(x, y, z);
    const coarse = field[(i * side + j) * side + k]!;
    return coarse > NEAR + slack ? coarse - slack : shape(x, y, z);
  };
}
