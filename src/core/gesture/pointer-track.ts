// Where has a pointer been since it came down: how far, along which axis, how fast?

/** Where a pointer is, in px, and when, in ms. */
export interface PointerSample {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

export type Axis = 'x' | 'y';

export interface PointerTrack {
  readonly start: PointerSample;
  /** The last points, the newest at the end. */
  readonly samples: readonly PointerSample[];
  /** The axis of the movement, once it is clear; it does not change any more. */
  readonly axis: Axis | null;
  /** A move, and no longer a tap (GAL-106). */
  readonly hasMoved: boolean;
}

/** A pointer that has not gone further than this, in px, has tapped (GAL-106). */
const TAP_TOLERANCE = 1;
/** The axis is decided after this many px along it (GAL-109). */
const AXIS_LOCK = 10;
/** The speed is that of the last so many points (GAL-109). */
const MAX_SAMPLES = 5;

export const startTrack = (at: PointerSample): PointerTrack => ({
  start: at,
  samples: [at],
  axis: null,
  hasMoved: false,
});

/** The track with one more point. */
export function extendTrack(
  { start, samples, axis, hasMoved }: PointerTrack,
  at: PointerSample,
): PointerTrack {
  const x = Math.abs(at.x - start.x);
  const y = Math.abs(at.y - start.y);
  return {
    start,
    samples: [...samples, at].slice(-MAX_SAMPLES),
    axis: axis ?? detectAxis(x, y),
    hasMoved: hasMoved || Math.hypot(x, y) > TAP_TOLERANCE,
  };
}

/** From the start to the last point, in px; signed. */
export const getDistance = ({ start, samples }: PointerTrack, axis: Axis): number =>
  (samples.at(-1) ?? start)[axis] - start[axis];

/** Since the start, in ms. */
export const getDuration = ({ start, samples }: PointerTrack): number =>
  (samples.at(-1) ?? start).time - start.time;

/** Over the last points, in px per ms; signed. */
export function getVelocity({ start, samples }: PointerTrack, axis: Axis): number {
  const [first, last] = [samples[0] ?? start, samples.at(-1) ?? start];
  return (last[axis] - first[axis]) / Math.max(1, last.time - first.time);
}

function detectAxis(x: number, y: number): Axis | null {
  if (Math.max(x, y) < AXIS_LOCK) return null;
  return x >= y ? 'x' : 'y';
}
