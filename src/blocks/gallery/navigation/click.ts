// What does a click on a slide do in this gallery?

import type { ClickBehavior } from '../layouts/layout';
import { getSlideElement, isRtl } from '../motion/scroll/snap';
import { getClickAction } from './click.model';
import type { GalleryProps, SlideController } from './use-current-slide';

/** @param behavior what the page or the design says; undefined where a click means nothing */
export function createClickHandler(
  { content: { slides }, emit }: GalleryProps,
  { view, go, turn }: SlideController,
  behavior: ClickBehavior | undefined,
) {
  return (event: MouseEvent, track: HTMLElement) => {
    const path = new Set<unknown>(event.composedPath());
    const clicked = slides.findIndex((slide) => path.has(getSlideElement(slide)));
    const on = clicked < 0 ? view.index : clicked;
    const slide = slides[on];
    if (!behavior || !slide) return;
    const { left, width } = (getSlideElement(slide) ?? track).getBoundingClientRect();
    const atStart = event.clientX < left + width / 2 !== isRtl(track);
    const answer = getClickAction(
      { on, current: view.index, isVideo: slide.type === 'video', atStart },
      behavior,
    );
    if (answer === 'select') emit('site-gallery-select', { index: on, id: slide.id });
    else if (typeof answer === 'string') turn(answer, 'click');
    else if (answer) go(answer.index, 'click');
  };
}
