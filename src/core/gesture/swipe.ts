// What did a movement along one axis mean, and how long does it take to come to rest?

/** A movement that is over: px (signed), ms, px per ms (signed). */
export interface DragMovement {
  readonly distance: number;
  readonly duration: number;
  readonly velocity: number;
}

/** Towards smaller (-1) or larger (1) coordinates, or not at all. */
export type SwipeDirection = -1 | 0 | 1;

/** A short swipe: at least so many px within at most so many ms (GAL-105). */
const SWIPE_LIMITS = { distance: 50, duration: 250 };
/** Faster than this, in px per ms, a movement goes on by itself (GAL-096). */
const FLICK_VELOCITY = 1;
/** A time to come to rest lies in these limits, in s; `narrow` under this width in px (GAL-110). */
const SETTLE_LIMITS = { width: 767, narrow: { min: 0.2, max: 0.5 }, wide: { min: 0.3, max: 0.5 } };

/** A short, quick movement (GAL-105). */
export function detectSwipe({ distance, duration }: DragMovement): SwipeDirection {
  const is = Math.abs(distance) >= SWIPE_LIMITS.distance && duration <= SWIPE_LIMITS.duration;
  return is ? (Math.sign(distance) as SwipeDirection) : 0;
}

/** What follows the finger goes on when it passed half of its own size, or is let go at speed (GAL-096). */
export function detectFlick({ distance, velocity }: DragMovement, size: number): SwipeDirection {
  if (Math.abs(velocity) > FLICK_VELOCITY)
    return Math.sign(velocity) === Math.sign(distance) ? (Math.sign(distance) as SwipeDirection) : 0;
  return Math.abs(distance) > size / 2 ? (Math.sign(distance) as SwipeDirection) : 0;
}

/**
 * Time for the rest of the way at the speed of the finger, in s (GAL-110).
 * @param remaining px still to go @param width of the window in px
 */
export function getSettleDuration(remaining: number, velocity: number, width: number): number {
  const { min, max } = width < SETTLE_LIMITS.width ? SETTLE_LIMITS.narrow : SETTLE_LIMITS.wide;
  return Math.min(max, Math.max(min, Math.abs(remaining / velocity) / 1000 || max));
}
