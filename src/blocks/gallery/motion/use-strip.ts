// How does a scrolling strip follow the gallery, and the gallery the strip? The browser scrolls; this only says where to.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../../kit/hooks/use-latest';
import type { Slide } from '../content/slides';
import type { Gallery } from '../use-gallery';
import { boxOf, firstInView, offsetOf } from './place';

/** Quiet time after which scrolling has ended, in ms, where the browser does not say so. */
const QUIET = 120;
/** A strip that does not get anywhere, for whatever reason, has arrived after this time, in ms. */
const LONGEST = 1500;

/** @param strip null while the design does not scroll */
export function useStrip(
  strip: HTMLElement | null,
  slides: readonly Slide[],
  { view, extent, move, moving, scrolled }: Gallery,
  instant: boolean,
) {
  const lastMove = useRef<object | null>(null);
  const target = useRef<Slide | null>(null);
  const first = slides[view.start];
  const latest = useLatest({ slides, scrolled, view });
  const arrive = useLatest(() => moving.motion && moving.arrived(moving.motion));

  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are another place to be
  useLayoutEffect(() => {
    if (!strip || !first) return;
    const smooth = lastMove.current !== null && lastMove.current !== move && !instant;
    lastMove.current = move;
    // After the first drawing the host still lays out the page's own strip; a moment later it does not.
    queueMicrotask(() => {
      const box = boxOf(first);
      const distance = box ? offsetOf(box, strip) : 0;
      const goes = smooth && Math.abs(distance) >= 1;
      if (!goes) arrive.current();
      if (Math.abs(distance) < 1) return;
      target.current = smooth ? first : null;
      strip.scrollTo({ left: strip.scrollLeft + distance, behavior: smooth ? 'smooth' : 'instant' });
    });
    if (!smooth) return;
    const timer = setTimeout(() => arrive.current(), LONGEST);
    return () => clearTimeout(timer);
  }, [strip, first, move, extent.perView, instant]);

  useEffect(() => {
    if (!strip) return;
    const settled = () => {
      const { slides, scrolled, view } = latest.current;
      if (target.current && !isThere(target.current, strip)) return;
      target.current = null;
      arrive.current();
      const start = firstInView(slides, strip);
      if (start !== view.start) scrolled(start);
    };
    const byHand = () => {
      target.current = null;
      arrive.current();
    };
    return listenToScroll(strip, settled, byHand);
  }, [strip, latest, arrive]);
}

/** At its place, or as near as the end of the strip allows. */
function isThere(slide: Slide, strip: HTMLElement): boolean {
  const end = Math.abs(strip.scrollLeft) + strip.clientWidth >= strip.scrollWidth - 1;
  const box = boxOf(slide);
  return end || !box || Math.abs(offsetOf(box, strip)) < 2;
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
