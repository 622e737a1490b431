// Scrolls the window to an element.
import { type FrameClock, type Tween, tween } from './tween';

/** Space above the element, in px, and the limits of the duration, in ms (TOK-009). */
export const SCROLL_INTO_VIEW = { offset: 30, minDuration: 50, maxDuration: 50 } as const;

/** The duration grows with the distance, but is constant with the documented limits. */
const MS_PER_PX = 0.5;

export interface ScrollIntoViewOptions {
  readonly offset?: number;
  readonly minDuration?: number;
  readonly maxDuration?: number;
  readonly frames?: FrameClock;
}

/** The part of `window` that is used. */
export interface ScrollPort {
  readonly scrollY: number;
  scrollTo(options: ScrollToOptions): void;
}

export function scrollIntoView(
  element: Pick<Element, 'getBoundingClientRect'>,
  { frames, ...limits }: ScrollIntoViewOptions = {},
  port: ScrollPort = window,
): Tween {
  const { offset, minDuration, maxDuration } = { ...SCROLL_INTO_VIEW, ...limits };
  const from = port.scrollY;
  const distance = element.getBoundingClientRect().top - offset;
  const duration = Math.min(maxDuration, Math.max(minDuration, Math.abs(distance) * MS_PER_PX));
  const update = (progress: number) =>
    port.scrollTo({ top: from + distance * progress, behavior: 'instant' });
  return tween(update, frames ? { duration, frames } : { duration });
}
