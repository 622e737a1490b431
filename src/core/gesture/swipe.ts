// Classifies a drag along one axis as a swipe or a flick, and computes how long the content takes to settle.

/** A finished drag: distance in px (signed), duration in ms, velocity in px per ms (signed). */
export interface DragMovement {
  readonly distance: number;
  readonly duration: number;
  readonly velocity: number;
}

/** Toward smaller (-1) or larger (1) coordinates; 0 for no swipe. */
export type SwipeDirection = -1 | 0 | 1;

/** A swipe covers at least this distance in px within this duration in ms (GAL-105). */
const SWIPE_LIMITS = { distance: 50, duration: 250 };
/** A faster release, in px per ms, is a flick (GAL-096). */
const FLICK_VELOCITY = 1;
/** Limits of the settle duration in s; `narrow` applies below `width` px (GAL-110). */
const SETTLE_LIMITS = { width: 767, narrow: { min: 0.2, max: 0.5 }, wide: { min: 0.3, max: 0.5 } };

/** Detects a short, quick drag (GAL-105). */
export function detectSwipe({ distance, duration }: DragMovement): SwipeDirection {
  const isSwipe = Math.abs(distance) >= SWIPE_LIMITS.distance && duration <= SWIPE_LIMITS.duration;
  return isSwipe ? (Math.sign(distance) as SwipeDirection) : 0;
}

/**
 * Detects a drag past half the size of the content, or a flick in the direction of the drag (GAL-096).
 * @param size of the dragged content in px
 */
export function detectFlick({ distance, velocity }: DragMovement, size: number): SwipeDirection {
  if (Math.abs(velocity) > FLICK_VELOCITY)
    return Math.sign(velocity) === Math.sign(distance) ? (Math.sign(distance) as SwipeDirection) : 0;
  return Math.abs(distance) > size / 2 ? (Math.sign(distance) as SwipeDirection) : 0;
}

/**
 * Duration in s of the remaining movement at the release velocity (GAL-110).
 * @param remaining distance in px
 * @param width of the window in px
 */
export function getSettleDuration(remaining: number, velocity: number, width: number): number {
  const { min, max } = width < SETTLE_LIMITS.width ? SETTLE_LIMITS.narrow : SETTLE_LIMITS.wide;
  return Math.min(max, Math.max(min, Math.abs(remaining / velocity) / 1000 || max));
}
