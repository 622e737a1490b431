// Where has a pointer been since it came down: how far, along which axis, how fast?

/** Where a pointer is, in px, and when, in ms. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

export type Axis = 'x' | 'y';

export interface Track {
  readonly start: Point;
  /** The last points, the newest at the end. */
  readonly recent: readonly Point[];
  /** The axis of the movement, once it is clear; it does not change any more. */
  readonly axis: Axis | null;
  /** A move, and no longer a tap (GAL-106). */
  readonly moved: boolean;
}

/** A pointer that has not gone further than this, in px, has tapped (GAL-106). */
const TAP = 1;
/** The axis is decided after this many px along it (GAL-109). */
const AXIS_LOCK = 10;
/** The speed is that of the last so many points (GAL-109). */
const SAMPLES = 5;

export const startTrack = (at: Point): Track => ({ start: at, recent: [at], axis: null, moved: false });

/** The track with one more point. */
export function follow({ start, recent, axis, moved }: Track, at: Point): Track {
  const x = Math.abs(at.x - start.x);
  const y = Math.abs(at.y - start.y);
  return {
    start,
    recent: [...recent, at].slice(-SAMPLES),
    axis: axis ?? axisOf(x, y),
    moved: moved || Math.hypot(x, y) > TAP,
  };
}

/** From the start to the last point, in px; signed. */
export const distance = ({ start, recent }: Track, axis: Axis): number =>
  (recent.at(-1) ?? start)[axis] - start[axis];

/** Since the start, in ms. */
export const duration = ({ start, recent }: Track): number => (recent.at(-1) ?? start).time - start.time;

/** Over the last points, in px per ms; signed. */
export function velocity({ start, recent }: Track, axis: Axis): number {
  const [first, last] = [recent[0] ?? start, recent.at(-1) ?? start];
  return (last[axis] - first[axis]) / Math.max(1, last.time - first.time);
}

function axisOf(x: number, y: number): Axis | null {
  if (Math.max(x, y) < AXIS_LOCK) return null;
  return x >= y ? 'x' : 'y';
}
