// How are the slides of a slideshow turned by hand, and how does one give way to the next?
import { useRef } from 'react';
import { useSwipe } from '../navigation/use-swipe';
import type { Thrown } from '../transitions/transition';
import type { Gallery, GalleryProps } from '../use-gallery';
import { useTransition } from './use-transition';

interface Show {
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
  gallery: Gallery,
  { track, turns, reducedMotion, longest, click }: Show,
) {
  const { content, transition: name, speed, swipeBoundary, loop } = props;
  const thrown = useRef<Thrown | null>(null);
  useSwipe(turns ? track : null, content.slides, gallery, {
    follows: name === 'swipe' && !reducedMotion,
    boundary: swipeBoundary,
    loop,
    thrown,
    click,
  });
  useTransition(track, content.slides, gallery, { name, speed, longest, thrown });
}
