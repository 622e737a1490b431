// Limits a fling to one group of slides: only the slides up to one group away are snap positions. The CSS side is `--_snap`.
import { getSlideElement } from '../../content/slide-elements';
import type { Slide } from '../../gallery.types';
import { findSnappedIndex, getSnapOffset } from './snap';

/** A turn of the wheel, or the inertia of a trackpad, ends after this time without a wheel event, in ms. */
const WHEEL_END_DELAY = 150;

/** The track is at rest if it has not moved for this time, in ms. */
const REST_DELAY = 50;

const IN_REACH = 'data-site-in-reach';

export interface WheelLimit {
  /** Whether `onRest` will follow. */
  readonly isTurning: () => boolean;
  /** Ends the limit of the current turn, for a move to another slide. */
  readonly end: () => void;
  /** Removes the listeners. */
  readonly remove: () => void;
}

interface PositionOfTrack {
  readonly slides: readonly Slide[];
  /** Index of the first slide in view. */
  readonly start: number;
  /** Size of a group. */
  readonly perView: number;
}

interface Reach {
  /** `scrollLeft` of the first slide in view, in px. */
  readonly from: number;
  /** Smallest and largest `scrollLeft`, in px. */
  readonly bounds: readonly [min: number, max: number];
  /** Ends the limit. */
  readonly end: () => void;
}

/** Limits a fling that begins at the current scroll position. @returns ends the limit */
export const limitFling = (slides: readonly Slide[], track: Element, perView: number): (() => void) =>
  reach(slides, track, findSnappedIndex(slides, track), perView).end;

function reach(slides: readonly Slide[], track: Element, start: number, perView: number): Reach {
  const inReach = slides
    .slice(Math.max(0, start - perView), start + perView + 1)
    .flatMap((slide) => getSlideElement(slide) ?? []);
  track.setAttribute('data-fling', '');
  for (const element of inReach) element.setAttribute(IN_REACH, '');
  const [from = 0, ...ends] = [getSlideElement(slides[start] as Slide), inReach[0], inReach.at(-1)].map(
    (element) => (element ? track.scrollLeft + getSnapOffset(element, track) : track.scrollLeft),
  );
  return {
    from,
    bounds: [Math.min(...ends), Math.max(...ends)],
    end() {
      track.removeAttribute('data-fling');
      for (const element of inReach) element.removeAttribute(IN_REACH);
    },
  };
}

/**
 * Limits each turn of the wheel, too. The events of the inertia of a trackpad cannot be canceled: the track holds still
 * at the end of its reach until they stop.
 * @param getPosition called at the start of each turn
 * @param onRest called after a turn, once the track is at rest
 */
export function limitWheel(
  track: HTMLElement,
  getPosition: () => PositionOfTrack,
  onRest: () => void,
): WheelLimit {
  let current: Reach | null = null;
  let timer = 0;
  const listeners = new AbortController();
  const options = { passive: true, signal: listeners.signal };
  const end = () => {
    clearTimeout(timer);
    current?.end();
    current = null;
  };
  const waitForRest = (before: number) => {
    if (track.scrollLeft !== before) {
      timer = window.setTimeout(waitForRest, REST_DELAY, track.scrollLeft);
      return;
    }
    end();
    // A track that was held has not reported the end of scrolling.
    onRest();
  };
  const onWheel = ({ deltaX, deltaY, shiftKey, ctrlKey }: WheelEvent) => {
    // The page scrolls or zooms. With Shift, the wheel scrolls horizontally.
    if (ctrlKey || !(shiftKey || Math.abs(deltaX) > Math.abs(deltaY))) return;
    const { slides, start, perView } = getPosition();
    // The browser may have scrolled before it reports the wheel.
    current ??= reach(slides, track, start, perView);
    clearTimeout(timer);
    timer = window.setTimeout(waitForRest, WHEEL_END_DELAY, Number.NaN);
  };
  const onScroll = () => {
    if (!current) return;
    const { scrollLeft } = track;
    const {
      from,
      bounds: [min, max],
    } = current;
    // At an end of the track, the start is a bound.
    if ((scrollLeft > min && scrollLeft < max) || Math.abs(scrollLeft - from) < 1) return;
    track.setAttribute('data-fling', 'held');
    // Otherwise the changed layout would return the track to where it was snapped before.
    track.scrollTo({ left: scrollLeft < max ? min : max, behavior: 'instant' });
  };
  track.addEventListener('wheel', onWheel, options);
  track.addEventListener('scroll', onScroll, options);
  // Touch has a separate limit.
  track.addEventListener('touchstart', end, options);
  return {
    isTurning: () => current !== null,
    end,
    remove() {
      listeners.abort();
      end();
    },
  };
}
