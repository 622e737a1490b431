// Slide positions: which slide is current, which are in view, and where a step leads. Pure; indices start at 0.
import type { Direction, SlideCounts, SlidePosition } from './gallery.types';

/** Target of a step: a slide, or an end that the gallery cannot pass. */
export type StepTarget = { readonly index: number } | { readonly reached: 'start' | 'end' };

/** Converts any value to a slide index: wraps at both ends (GAL-038, GAL-039), 0 if it is not a number (GAL-040). */
export function normalizeIndex(value: unknown, count: number): number {
  const index = typeof value === 'number' ? Math.trunc(value) : Number.NaN;
  if (count <= 0 || !Number.isFinite(index)) return 0;
  return ((index % count) + count) % count;
}

/** The position with the group of this slide at the start of the view, as far as the end allows (GAL-087). */
export function toPosition(index: number, { count, perView }: SlideCounts): SlidePosition {
  const group = Math.floor(index / perView) * perView;
  return { index, start: Math.min(group, getLastStart({ count, perView })) };
}

/**
 * One group forward or back from what is in view (GAL-041, GAL-042, GAL-086).
 * After a swipe to the middle of a group the step first completes that group.
 */
export function getStepTarget(
  { start }: SlidePosition,
  direction: Direction,
  counts: SlideCounts,
  loop: boolean,
): StepTarget {
  const { count, perView } = counts;
  if (direction === 'next') {
    if (!isAtEnd({ start }, counts)) return { index: (Math.floor(start / perView) + 1) * perView };
    return loop ? { index: 0 } : { reached: 'end' };
  }
  if (start > 0) return { index: (Math.ceil(start / perView) - 1) * perView };
  return loop ? { index: Math.max(0, (Math.ceil(count / perView) - 1) * perView) } : { reached: 'start' };
}

export const isAtStart = ({ start }: Pick<SlidePosition, 'start'>): boolean => start === 0;
export const isAtEnd = ({ start }: Pick<SlidePosition, 'start'>, counts: SlideCounts): boolean =>
  start >= getLastStart(counts);

/** False if all slides are in view (GAL-088). */
export const canNavigate = ({ count, perView }: SlideCounts): boolean => count > perView;

/** @param peek slides that are partly visible on either side */
export const isInView = (
  index: number,
  { start }: SlidePosition,
  { perView }: SlideCounts,
  peek = 0,
): boolean => index >= start - peek && index < start + perView + peek;

/** The position after the user scrolled: the current slide stays current while it is in view. */
export function toScrolledPosition(
  start: number,
  { index }: SlidePosition,
  counts: SlideCounts,
): SlidePosition {
  const first = Math.max(0, Math.min(start, getLastStart(counts)));
  return { start: first, index: isInView(index, { index, start: first }, counts) ? index : first };
}

/** The position after slides were added or removed. @param index new index of the current slide; -1 if it was removed */
export function reconcilePosition(
  position: SlidePosition,
  index: number,
  counts: SlideCounts,
): SlidePosition {
  const last = Math.max(0, counts.count - 1);
  const current = Math.min(index < 0 ? position.index : index, last);
  const start = Math.max(0, Math.min(position.start + current - position.index, getLastStart(counts)));
  const moved = { index: current, start };
  return isInView(current, moved, counts) ? moved : toPosition(current, counts);
}

/** The index of a slide other than the current one (GAL-059). @param random from 0 to below 1 */
export function getRandomIndex(index: number, count: number, random: number): number {
  if (count < 2) return 0;
  const candidate = Math.min(Math.floor(random * (count - 1)), count - 2);
  return candidate < index ? candidate : candidate + 1;
}

/** The direction that leads to a side of the screen: 1 right, -1 left. */
export const getDirectionToSide = (side: -1 | 1, rtl: boolean): Direction =>
  (side === 1) === rtl ? 'previous' : 'next';

const getLastStart = ({ count, perView }: SlideCounts): number => Math.max(0, count - perView);
