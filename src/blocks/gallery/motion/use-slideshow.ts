// Swipe gestures and transitions of the slideshow.
import { useRef } from 'react';
import type { GalleryProps, SlideController } from '../gallery.types';
import type { SwipeRelease } from './transitions/transitions';
import { useSwipe } from './use-swipe';
import { useTransition } from './use-transition';

interface SlideshowOptions {
  /** null if the design is not a slideshow. */
  readonly track: HTMLElement | null;
  /** Whether there is more than one slide to show. */
  readonly isNavigable: boolean;
  readonly reducedMotion: boolean;
  /** Maximum duration of a transition in ms. */
  readonly maxDuration: number;
  readonly onClick: (event: MouseEvent, track: HTMLElement) => void;
}

export function useSlideshow(
  props: GalleryProps,
  controller: SlideController,
  { track, isNavigable, reducedMotion, maxDuration, onClick }: SlideshowOptions,
) {
  const { content, transition: name, speed, swipeBoundary, loop } = props;
  const release = useRef<SwipeRelease | null>(null);
  useSwipe(isNavigable ? track : null, content.slides, controller, {
    isDraggable: name === 'swipe' && !reducedMotion,
    boundary: swipeBoundary,
    loop,
    release,
    onClick,
  });
  useTransition(track, content.slides, controller, { name, speed, maxDuration, release });
}
