// Immutable record of a pointer's movement since pointerdown: distance, axis, duration and velocity.

/** Pointer position in px, and its time in ms. */
export interface PointerSample {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

export type Axis = 'x' | 'y';

export interface PointerTrack {
  readonly start: PointerSample;
  /** The most recent samples, newest last. */
  readonly samples: readonly PointerSample[];
  /** Locked axis of the movement; null until it is clear. */
  readonly axis: Axis | null;
  /** Whether the pointer has moved too far for a tap (GAL-106). */
  readonly hasMoved: boolean;
}

/** A pointer that stays within this distance in px is a tap (GAL-106). */
const TAP_TOLERANCE = 1;
/** The axis is locked after this distance in px (GAL-109). */
const AXIS_LOCK = 10;
/** Number of samples that the velocity is computed from (GAL-109). */
const MAX_SAMPLES = 5;

export const startTrack = (start: PointerSample): PointerTrack => ({
  start,
  samples: [start],
  axis: null,
  hasMoved: false,
});

/** Returns the track with one more sample. */
export function extendTrack(
  { start, samples, axis, hasMoved }: PointerTrack,
  sample: PointerSample,
): PointerTrack {
  const x = Math.abs(sample.x - start.x);
  const y = Math.abs(sample.y - start.y);
  return {
    start,
    samples: [...samples, sample].slice(-MAX_SAMPLES),
    axis: axis ?? detectAxis(x, y),
    hasMoved: hasMoved || Math.hypot(x, y) > TAP_TOLERANCE,
  };
}

/** Signed distance in px from the start to the last sample. */
export const getDistance = ({ start, samples }: PointerTrack, axis: Axis): number =>
  (samples.at(-1) ?? start)[axis] - start[axis];

/** Time in ms from the start to the last sample. */
export const getDuration = ({ start, samples }: PointerTrack): number =>
  (samples.at(-1) ?? start).time - start.time;

/** Signed velocity in px per ms over the recent samples. */
export function getVelocity({ start, samples }: PointerTrack, axis: Axis): number {
  const [first, last] = [samples[0] ?? start, samples.at(-1) ?? start];
  return (last[axis] - first[axis]) / Math.max(1, last.time - first.time);
}

function detectAxis(x: number, y: number): Axis | null {
  if (Math.max(x, y) < AXIS_LOCK) return null;
  return x >= y ? 'x' : 'y';
}
