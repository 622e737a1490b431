// The action of a click on a slide that is not a link (GAL-093, GAL-099).
import { getSlideElement } from '../content/slide-elements';
import { isRtl } from '../dom';
import type { ClickBehavior, Direction, GalleryProps, SlideController } from '../gallery.types';

export interface SlideClick {
  /** Index of the clicked slide. */
  readonly index: number;
  /** Index of the current slide. */
  readonly current: number;
  readonly isVideo: boolean;
  /** Whether the click was in the half at the inline start. */
  readonly isAtStart: boolean;
}

/** A step, a slide to go to, a selection, or nothing. */
export type ClickAction = Direction | 'select' | { readonly index: number } | null;

/** Pure. */
export function getClickAction(
  { index, current, isVideo, isAtStart }: SlideClick,
  behavior: ClickBehavior,
): ClickAction {
  if (behavior === 'none') return null;
  if (index !== current) return { index };
  // The player handles clicks on a video (GAL-095).
  if (isVideo) return null;
  if (behavior === 'half') return isAtStart ? 'previous' : 'next';
  return behavior;
}

/** @param behavior of the option or the layout; undefined if clicks do nothing */
export function createClickHandler(
  { content: { slides }, emit }: GalleryProps,
  { position, slideTo, step }: SlideController,
  behavior: ClickBehavior | undefined,
) {
  return (event: MouseEvent, track: HTMLElement) => {
    const path = new Set<unknown>(event.composedPath());
    const clicked = slides.findIndex((slide) => path.has(getSlideElement(slide)));
    const index = clicked < 0 ? position.index : clicked;
    const slide = slides[index];
    if (!behavior || !slide) return;
    const { left, width } = (getSlideElement(slide) ?? track).getBoundingClientRect();
    const isAtStart = event.clientX < left + width / 2 !== isRtl(track);
    const isVideo = slide.type === 'video';
    const action = getClickAction({ index, current: position.index, isVideo, isAtStart }, behavior);
    if (action === 'select') emit('site-gallery-select', { index, id: slide.id });
    else if (typeof action === 'string') step(action, 'click');
    else if (action) slideTo(action.index, 'click');
  };
}
