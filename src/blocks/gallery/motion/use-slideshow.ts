// How are the slides of a slideshow turned by hand, and how does one give way to the next?
import { useRef } from 'react';
import type { GalleryProps, SlideController } from '../navigation/use-current-slide';
import type { SwipeRelease } from './transitions/transition';
import { useSwipe } from './use-swipe';
import { useTransition } from './use-transition';

interface SlideshowOptions {
  /** null while the design is no slideshow. */
  readonly track: HTMLElement | null;
  /** Is there anything to turn? */
  readonly turns: boolean;
  readonly reducedMotion: boolean;
  /** No transition takes longer, in ms. */
  readonly longest: number;
  readonly click: (event: MouseEvent, track: HTMLElement) => void;
}

export function useSlideshow(
  props: GalleryProps,
  gallery: SlideController,
  { track, turns, reducedMotion, longest, click }: SlideshowOptions,
) {
  const { content, transition: name, speed, swipeBoundary, loop } = props;
  const thrown = useRef<SwipeRelease | null>(null);
  useSwipe(turns ? track : null, content.slides, gallery, {
    follows: name === 'swipe' && !reducedMotion,
    boundary: swipeBoundary,
    loop,
    thrown,
    click,
  });
  useTransition(track, content.slides, gallery, { name, speed, longest, thrown });
}
