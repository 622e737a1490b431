// How does a scrolling strip follow the gallery, and the gallery the strip? The browser scrolls; this only says where to.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type SnapPoints, snapToPoint } from '../../../../core/gesture/snap-points';
import { useLatestRef } from '../../../../kit/hooks/use-latest-ref';
import type { Slide } from '../../content/read-slides';
import type { SlideController } from '../../navigation/use-current-slide';
import { smoothScroll } from './smooth-scroll';
import { findSnappedIndex, getSlideElement, getSnapOffset } from './snap';

/** Quiet time after which scrolling has ended, in ms, where the browser does not say so. */
const QUIET = 120;
/** A strip that does not get anywhere, for whatever reason, has arrived after this time, in ms. */
const LONGEST = 1500;

interface ScrollTrackOptions {
  readonly instant: boolean;
  /** Time to scroll to a slide, in ms; null leaves it to the browser. */
  readonly time: number | null;
  /** Where it may rest after a swipe; null at slides alone. */
  readonly points: SnapPoints | null;
}

/** @param strip null while the design does not scroll */
export function useScrollTrack(
  strip: HTMLElement | null,
  slides: readonly Slide[],
  { view, extent, move, moving, scrolled }: SlideController,
  { instant, time, points }: ScrollTrackOptions,
) {
  const lastMove = useRef<object | null>(null);
  const target = useRef<Slide | null>(null);
  /** Index of the slide that the visitor has left it beside. */
  const rests = useRef<number | null>(null);
  const stop = useRef(() => {});
  const first = slides[view.start];
  const latest = useLatestRef({ slides, scrolled, view, points, instant });
  const arrive = useLatestRef(() => moving.motion && moving.finish(moving.motion));

  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are another place to be
  useLayoutEffect(() => {
    if (!strip || !first) return;
    const smooth = lastMove.current !== null && lastMove.current !== move && !instant;
    const isLeft = rests.current === view.start;
    lastMove.current = move;
    rests.current = null;
    // After the first drawing the host still lays out the page's own strip; a moment later it does not.
    queueMicrotask(() => {
      const box = getSlideElement(first);
      const distance = box && !isLeft ? getSnapOffset(box, strip) : 0;
      const goes = smooth && Math.abs(distance) >= 1;
      if (!goes) arrive.current();
      if (Math.abs(distance) < 1) return;
      stop.current();
      target.current = smooth ? first : null;
      if (smooth && time !== null) stop.current = smoothScroll(strip, distance, time);
      else strip.scrollTo({ left: strip.scrollLeft + distance, behavior: smooth ? 'smooth' : 'instant' });
    });
    if (!smooth) return;
    const timer = setTimeout(() => arrive.current(), LONGEST + (time ?? 0));
    return () => clearTimeout(timer);
  }, [strip, first, move, extent.perView, instant]);

  useEffect(() => {
    if (!strip) return;
    const settled = () => {
      const { slides, scrolled, view, points, instant } = latest.current;
      if (target.current && !isThere(target.current, strip)) return;
      const byHand = target.current === null;
      target.current = null;
      arrive.current();
      if (byHand && points !== null && settle(strip, points, instant)) return;
      const start = findSnappedIndex(slides, strip);
      rests.current = points === null ? null : start;
      if (start !== view.start) scrolled(start);
    };
    const byHand = () => {
      stop.current();
      target.current = null;
      arrive.current();
    };
    const stopListening = listenToScroll(strip, settled, byHand);
    return () => {
      stop.current();
      stopListening();
    };
  }, [strip, latest, arrive]);
}

/** @returns is it on its way to where it may rest? */
function settle(strip: HTMLElement, points: SnapPoints, instant: boolean): boolean {
  const { scrollLeft, clientWidth, scrollWidth } = strip;
  const most = scrollWidth - clientWidth;
  const to = Math.min(most, Math.abs(snapToPoint(scrollLeft, clientWidth, points))) * Math.sign(scrollLeft);
  if (Math.abs(to - scrollLeft) < 1) return false;
  strip.scrollTo({ left: to, behavior: instant ? 'instant' : 'smooth' });
  return true;
}

/** At its place, or as near as the end of the strip allows. */
function isThere(slide: Slide, strip: HTMLElement): boolean {
  const end = Math.abs(strip.scrollLeft) + strip.clientWidth >= strip.scrollWidth - 1;
  const box = getSlideElement(slide);
  return end || !box || Math.abs(getSnapOffset(box, strip)) < 2;
}

function listenToScroll(strip: HTMLElement, settled: () => void, byHand: () => void): () => void {
  let timer = 0;
  const scrolling = () => {
    clearTimeout(timer);
    timer = window.setTimeout(settled, QUIET);
  };
  const [type, listener] = 'onscrollend' in window ? ['scrollend', settled] : ['scroll', scrolling];
  const hands = ['pointerdown', 'wheel', 'touchstart'];
  strip.addEventListener(type, listener);
  for (const hand of hands) strip.addEventListener(hand, byHand, { passive: true });
  return () => {
    clearTimeout(timer);
    strip.removeEventListener(type, listener);
    for (const hand of hands) strip.removeEventListener(hand, byHand);
  };
}
