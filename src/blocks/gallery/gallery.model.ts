// Which slide comes next, and which slides are in view? Pure: indices only, from 0.

/** What is shown: the current slide, and the first one in view (the same where one slide is shown at a time). */
export interface SlidePosition {
  readonly index: number;
  readonly start: number;
}

/** How far the gallery goes. `perView`: slides in view at once, at least 1. */
export interface SlideCounts {
  readonly count: number;
  readonly perView: number;
}

export type Direction = 'next' | 'previous';

/** Where a step leads: to a slide, or to an end that it cannot pass. */
export type StepTarget = { readonly index: number } | { readonly reached: 'beginning' | 'end' };

/** Any value as the index of a slide: wraps at both ends (GAL-038, GAL-039), 0 for what is no number (GAL-040). */
export function normalizeIndex(value: unknown, count: number): number {
  const index = typeof value === 'number' ? Math.trunc(value) : Number.NaN;
  if (count <= 0 || !Number.isFinite(index)) return 0;
  return ((index % count) + count) % count;
}

/** The view in which the group of this slide stands at the start, as far as the end allows (GAL-087). */
export function toPosition(index: number, { count, perView }: SlideCounts): SlidePosition {
  const group = Math.floor(index / perView) * perView;
  return { index, start: Math.min(group, getLastStart({ count, perView })) };
}

/**
 * One group on or back from what is in view (GAL-041, GAL-042, GAL-086).
 * After a swipe to the middle of a group the step completes that group first.
 */
export function getStepTarget(
  { start }: SlidePosition,
  direction: Direction,
  extent: SlideCounts,
  loop: boolean,
): StepTarget {
  const { count, perView } = extent;
  if (direction === 'next') {
    if (!isAtEnd({ start }, extent)) return { index: (Math.floor(start / perView) + 1) * perView };
    return loop ? { index: 0 } : { reached: 'end' };
  }
  if (start > 0) return { index: (Math.ceil(start / perView) - 1) * perView };
  return loop ? { index: Math.max(0, (Math.ceil(count / perView) - 1) * perView) } : { reached: 'beginning' };
}

export const isAtStart = ({ start }: Pick<SlidePosition, 'start'>): boolean => start === 0;
export const isAtEnd = ({ start }: Pick<SlidePosition, 'start'>, extent: SlideCounts): boolean =>
  start >= getLastStart(extent);

/** Is there anything to turn? Not when all slides are in view (GAL-088). */
export const canNavigate = ({ count, perView }: SlideCounts): boolean => count > perView;

/** @param beside slides on either side that are seen, too */
export const isInView = (
  index: number,
  { start }: SlidePosition,
  { perView }: SlideCounts,
  beside = 0,
): boolean => index >= start - beside && index < start + perView + beside;

/** After the visitor scrolled: the current slide stays current while it is in view. */
export function toScrolledPosition(
  start: number,
  { index }: SlidePosition,
  extent: SlideCounts,
): SlidePosition {
  const at = Math.max(0, Math.min(start, getLastStart(extent)));
  return { start: at, index: isInView(index, { index, start: at }, extent) ? index : at };
}

/** The same view after slides came or went (`index`: where the current slide is now, -1 if it is gone). */
export function reconcilePosition(view: SlidePosition, index: number, extent: SlideCounts): SlidePosition {
  const last = Math.max(0, extent.count - 1);
  const at = Math.min(index < 0 ? view.index : index, last);
  const start = Math.max(0, Math.min(view.start + at - view.index, getLastStart(extent)));
  const moved = { index: at, start };
  return isInView(at, moved, extent) ? moved : toPosition(at, extent);
}

/** A slide other than the current one (GAL-059). @param random from 0 to below 1 */
export function getRandomIndex(index: number, count: number, random: number): number {
  if (count < 2) return 0;
  const other = Math.min(Math.floor(random * (count - 1)), count - 2);
  return other < index ? other : other + 1;
}

const getLastStart = ({ count, perView }: SlideCounts): number => Math.max(0, count - perView);
