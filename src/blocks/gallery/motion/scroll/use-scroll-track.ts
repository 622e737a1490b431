// Keeps the scroll position of the track and the current slide in sync. The browser scrolls; this only sets the target,
// and animates a move to a slide that is near.
import { useLayoutEffect, useRef } from 'react';
import type { SnapPoints } from '../../../../core/gesture/snap-points';
import { useLatestRef } from '../../../../kit/hooks/use-latest-ref';
import { getSlideElement } from '../../content/slide-elements';
import { listen } from '../../dom';
import type { Slide, SlideController } from '../../gallery.types';
import { limitFling, limitWheel } from './fling-limit';
import { canGlide, glide } from './glide';
import { type ScrollAnimation, smoothScroll } from './smooth-scroll';
import { findSnappedIndex, getSnapOffset, hasColumns, isSnapped, scrollToSnapPoint } from './snap';

/** Without `scrollend`, scrolling has ended after this time without a scroll event, in ms. */
const SCROLL_END_DELAY = 120;
/**
 * Maximum duration of the browser's smooth scrolling on a machine that is not busy, in ms. After that, or the given
 * duration, the next press of the user counts, even if the track is late.
 */
const USUAL_SCROLL_TIME = 800;
/** A transition ends after this time even if the track does not reach its target, in ms. */
const MAX_SCROLL_TIME = 1500;

interface ScrollTrackOptions {
  readonly isInstant: boolean;
  /** Time to scroll to a slide, in ms; null leaves it to the browser. */
  readonly duration: number | null;
  /** Where the track may rest after a swipe; null for slides only. */
  readonly points: SnapPoints | null;
}

/** @param track null if the design does not scroll */
export function useScrollTrack(
  track: HTMLElement | null,
  slides: readonly Slide[],
  { position, counts, moveId, motion, handleScroll }: SlideController,
  { isInstant, duration, points }: ScrollTrackOptions,
) {
  const lastMoveId = useRef<object | null>(null);
  const target = useRef<Slide | null>(null);
  /** The first slide in view where the user left the track, which may be between two slides. */
  const restIndex = useRef<number | null>(null);
  const animation = useRef<ScrollAnimation | null>(null);
  const settle = useRef(() => {});
  const endFlingLimit = useRef(() => {});
  const endWheelLimit = useRef(() => {});
  const first = slides[position.start];
  const latest = useLatestRef({ slides, handleScroll, position, counts, points, isInstant });
  const finish = useLatestRef(() => motion.transition && motion.finish(motion.transition));
  const release = useLatestRef(() => motion.transition && motion.release(motion.transition));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number of columns moves the slides
  useLayoutEffect(() => {
    if (!track || !first) return;
    endFlingLimit.current();
    const isSmooth = lastMoveId.current !== null && lastMoveId.current !== moveId && !isInstant;
    const isAtRest = restIndex.current === position.start;
    lastMoveId.current = moveId;
    restIndex.current = null;
    const move = () => {
      const element = getSlideElement(first);
      const distance = element && !isAtRest ? getSnapOffset(element, track) : 0;
      const hasToScroll = Math.abs(distance) >= 1;
      if (!(isSmooth && hasToScroll)) finish.current();
      if (!hasToScroll) return;
      const offset = animation.current?.stop() ?? 0;
      endWheelLimit.current();
      target.current = isSmooth ? first : null;
      const onEnd = () => target.current === first && settle.current();
      if (isSmooth && canGlide(distance, track)) {
        const options = { start: position.start, distance, offset, duration };
        animation.current = glide(track, slides, options, onEnd);
      } else if (isSmooth && duration !== null)
        animation.current = smoothScroll(track, distance, duration, onEnd);
      else track.scrollTo({ left: track.scrollLeft + distance, behavior: isSmooth ? 'smooth' : 'instant' });
    };
    // Before the slides are written: otherwise the page would be laid out twice.
    if (isSmooth && !hasColumns(track)) move();
    // After the first render the light DOM styles of the page still apply until the end of the task; and slides that are
    // rendered by columns get their frames at the end of this render.
    else queueMicrotask(move);
    if (!isSmooth) return;
    const timers = [
      setTimeout(() => release.current(), duration ?? USUAL_SCROLL_TIME),
      setTimeout(() => finish.current(), MAX_SCROLL_TIME + (duration ?? 0)),
    ];
    return () => timers.forEach(clearTimeout);
  }, [track, first, moveId, counts.perView, isInstant]);

  // A layout effect, so that the listeners are removed in the same commit as the layout that scrolled.
  useLayoutEffect(() => {
    if (!track) return;
    const onScrollEnd = () => {
      const { slides, handleScroll, position, points, isInstant } = latest.current;
      const isMoving = target.current && animation.current?.isRunning();
      if (isMoving || animation.current?.isHeld() || wheelLimit.isTurning()) return;
      if (target.current && !isSnapped(target.current, track)) return;
      const isUserScroll = target.current === null;
      target.current = null;
      finish.current();
      endFlingLimit.current();
      if (isUserScroll && points !== null && scrollToSnapPoint(track, points, isInstant)) return;
      const start = findSnappedIndex(slides, track);
      restIndex.current = points === null ? null : start;
      if (start !== position.start) handleScroll(start);
    };
    settle.current = onScrollEnd;
    const onUserScroll = ({ type }: Event) => {
      animation.current?.release(type === 'touchstart');
      target.current = null;
      finish.current();
      endFlingLimit.current();
      const { slides, counts } = latest.current;
      if (type === 'touchstart') endFlingLimit.current = limitFling(slides, track, counts.perView);
    };
    const getPosition = () => {
      const { slides, position, counts } = latest.current;
      return { slides, start: position.start, perView: counts.perView };
    };
    const wheelLimit = limitWheel(track, getPosition, onScrollEnd);
    endWheelLimit.current = wheelLimit.end;
    const removeListeners = [
      addScrollListeners(track, onScrollEnd, onUserScroll),
      // A touch that did not become a scroll.
      listen(track, ['pointerup'], () => endFlingLimit.current()),
      // The move continues.
      listen(track, ['touchend', 'touchcancel'], () => {
        const { handleScroll, position } = latest.current;
        if (animation.current?.isHeld()) handleScroll(position.start);
      }),
      wheelLimit.remove,
    ];
    return () => {
      animation.current?.stop();
      endFlingLimit.current();
      for (const remove of removeListeners) remove();
    };
  }, [track, latest, finish]);
}

function addScrollListeners(
  track: HTMLElement,
  onScrollEnd: () => void,
  onUserScroll: (event: Event) => void,
): () => void {
  let timer = 0;
  const onScroll = () => {
    clearTimeout(timer);
    timer = window.setTimeout(onScrollEnd, SCROLL_END_DELAY);
  };
  const removeListeners = [
    'onscrollend' in window ? listen(track, ['scrollend'], onScrollEnd) : listen(track, ['scroll'], onScroll),
    listen(track, ['pointerdown', 'wheel', 'touchstart'], onUserScroll, { passive: true }),
  ];
  return () => {
    clearTimeout(timer);
    for (const remove of removeListeners) remove();
  };
}
