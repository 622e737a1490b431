// Shows a move of the track as an animation of the slides in view: the track itself scrolls at once. The compositor runs
// the animation, so the page is laid out and painted once for each move, instead of once for each frame.
import { getSlideElement } from '../../content/slide-elements';
import { listen } from '../../dom';
import type { Slide } from '../../gallery.types';
import { type ScrollAnimation, suspendSnapping } from './smooth-scroll';
import { getGlideOffset, glidingSlides } from './snap';

/** Farther moves would show gaps: only the slides in view before and after the move are animated. In track widths. */
const MAX_DISTANCE = 1.5;

/** In ms. */
const GLIDE_DURATION = 300;

interface GlideOptions {
  /** Index of a slide that is in view afterwards. */
  readonly start: number;
  /** In px, positive to the right. */
  readonly distance: number;
  /** How far the slides are shown from their places because of the previous move, in px. */
  readonly offset: number;
  /** In ms; null for the default. */
  readonly duration: number | null;
}

/** Whether the distance is short enough, in px. */
export const canGlide = (distance: number, track: HTMLElement): boolean =>
  Math.abs(distance) <= MAX_DISTANCE * track.clientWidth;

/**
 * Scrolls by a distance, and moves the slides there from where they are shown now.
 * @param onEnd called at the end, unless the animation is stopped
 */
export function glide(
  track: HTMLElement,
  slides: readonly Slide[],
  { start, distance, offset, duration }: GlideOptions,
  onEnd: () => void,
): ScrollAnimation {
  // Before any write: otherwise the browser would have to lay out the page in between.
  const moved = findSlidesInView(track, slides, start, { distance, offset });
  track.scrollTo({ left: track.scrollLeft + distance, behavior: 'instant' });
  const from = distance + offset;
  // Browsers snap to where the slides are shown.
  const resumeSnapping = suspendSnapping(track);
  const animations = moved.map((slide) =>
    slide.animate([{ translate: `${from}px` }, { translate: '0px' }], {
      duration: duration ?? GLIDE_DURATION,
      easing: 'ease-in-out',
    }),
  );
  for (const slide of moved) glidingSlides.add(slide);
  let isRunning = true;
  /** Where the user holds the slides, as `scrollLeft`. */
  let heldAt: number | null = null;
  Promise.all(animations.map(({ finished }) => finished)).then(
    () => {
      end();
      onEnd();
    },
    // Stopped.
    () => {},
  );

  const isHeld = () => heldAt !== null;
  const getOffset = () => (moved[0] ? getGlideOffset(moved[0]) : 0);
  function end() {
    if (!isRunning && !isHeld()) return;
    isRunning = false;
    heldAt = null;
    for (const slide of moved) glidingSlides.delete(slide);
    for (const animation of animations) animation.cancel();
    resumeSnapping();
  }
  return {
    isRunning: () => isRunning,
    isHeld,
    stop() {
      const rest = getOffset();
      end();
      return rest;
    },
    release(isTouch) {
      const rest = getOffset();
      // The wheel scrolls the track under the slides.
      if (!isTouch || Math.abs(rest) < 1) return;
      const left = track.scrollLeft - rest;
      end();
      // A track that does not scroll would snap at once.
      suspendSnapping(track);
      track.scrollTo({ left, behavior: 'instant' });
      heldAt = track.scrollLeft;
      const stop = listen(track, ['scroll'], () => {
        if (isHeld() && Math.abs(track.scrollLeft - Number(heldAt)) < 1) return;
        stop();
        end();
      });
    },
  };
}

/** The slides in view now, or once the track has scrolled. Measures few slides, however many there are. */
function findSlidesInView(
  track: HTMLElement,
  slides: readonly Slide[],
  start: number,
  { distance, offset }: Pick<GlideOptions, 'distance' | 'offset'>,
): readonly Element[] {
  const { left, right } = track.getBoundingClientRect();
  const [min, max] = [left + Math.min(distance, -offset), right + Math.max(distance, -offset)];
  const found: Element[] = [];
  const add = (index: number): boolean => {
    const slide = slides[index];
    const element = slide && getSlideElement(slide);
    const rect = element?.getBoundingClientRect();
    // Slides that are not rendered have no width.
    if (!element || !rect?.width || rect.right < min || rect.left > max) return false;
    found.push(element);
    return true;
  };
  let index = start;
  while (add(index)) index++;
  index = start - 1;
  while (add(index)) index--;
  return found;
}
