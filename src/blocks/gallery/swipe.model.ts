// Was that movement of the pointer a swipe, and to which side? Pure.

/** A finished movement: px to the right and down, its time in ms, and the width of the gallery in px. */
export interface Movement {
  readonly dx: number;
  readonly dy: number;
  readonly time: number;
  readonly width: number;
}

/** Below this the axis of a movement is not decided, in px (GAL-109). */
const AXIS_LOCK = 10;
/** A flick covers at least this many px within this many ms (GAL-105). */
const FLICK = { distance: 50, time: 250 };
/** A slower movement counts past half the width or from this speed in px per ms (GAL-096). */
const VELOCITY = 1;

/** The side towards which the visitor swiped: -1 left, 1 right, 0 not a swipe. */
export function swipeSide({ dx, dy, time, width }: Movement): -1 | 0 | 1 {
  const distance = Math.abs(dx);
  if (distance < AXIS_LOCK || Math.abs(dy) > distance) return 0;
  const flick = distance >= FLICK.distance && time <= FLICK.time;
  const pushed = distance > width / 2 || distance / Math.max(1, time) > VELOCITY;
  return flick || pushed ? (Math.sign(dx) as -1 | 1) : 0;
}
