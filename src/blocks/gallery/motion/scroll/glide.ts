// Shows a move of the track as an animation of the slides in view: the track itself scrolls at once. The compositor runs
// the animation, so the page is laid out and painted once for each move, instead of once for each frame.
import { getSlideElement } from '../../content/slide-elements';
import type { Slide } from '../../gallery.types';
import type { ScrollAnimation } from './smooth-scroll';
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
  const { scrollSnapType } = track.style;
  // Browsers snap to where the slides are shown.
  track.style.scrollSnapType = 'none';
  track.scrollTo({ left: track.scrollLeft + distance, behavior: 'instant' });
  const from = distance + offset;
  const moved = findSlidesInView(track, slides, start, from);
  const animations = moved.map((slide) =>
    slide.animate([{ translate: `${from}px` }, { translate: '0px' }], {
      duration: duration ?? GLIDE_DURATION,
      easing: 'ease-in-out',
    }),
  );
  for (const slide of moved) glidingSlides.add(slide);
  let isRunning = true;
  Promise.all(animations.map(({ finished }) => finished)).then(
    () => {
      end();
      onEnd();
    },
    // Stopped.
    () => {},
  );

  function end() {
    if (!isRunning) return;
    isRunning = false;
    for (const slide of moved) glidingSlides.delete(slide);
    for (const animation of animations) animation.cancel();
    track.style.scrollSnapType = scrollSnapType;
  }
  return {
    isRunning: () => isRunning,
    stop() {
      const rest = moved[0] ? getGlideOffset(moved[0]) : 0;
      end();
      return rest;
    },
    // The user scrolls the track under the slides.
    release: () => {},
  };
}

/** The slides in view now, or before the track was scrolled by a distance. Measures few slides, however many there are. */
function findSlidesInView(
  track: HTMLElement,
  slides: readonly Slide[],
  start: number,
  distance: number,
): readonly Element[] {
  const { left, right } = track.getBoundingClientRect();
  const [min, max] = [left - Math.max(distance, 0), right - Math.min(distance, 0)];
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
