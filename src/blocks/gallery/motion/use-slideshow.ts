// How are the slides of a slideshow turned by hand, and how does one give way to the next?
import { useRef } from 'react';
import type { Layout } from '../layouts/layout';
import { clickHandler } from '../navigation/click';
import { useSwipe } from '../navigation/use-swipe';
import type { Thrown } from '../transitions/transition';
import type { Gallery, GalleryProps } from '../use-gallery';
import { useTransition } from './use-transition';

interface Show {
  readonly layout: Layout;
  /** null while the design is no slideshow. */
  readonly track: HTMLElement | null;
  /** Is there anything to turn? */
  readonly turns: boolean;
  readonly reducedMotion: boolean;
  /** No transition takes longer, in ms. */
  readonly longest: number;
}

export function useSlideshow(
  props: GalleryProps,
  gallery: Gallery,
  { layout, track, turns, reducedMotion, longest }: Show,
) {
  const { content, transition: name, speed, swipeBoundary, loop, clickBehavior } = props;
  const thrown = useRef<Thrown | null>(null);
  useSwipe(turns ? track : null, content.slides, gallery, {
    follows: name === 'swipe' && !reducedMotion,
    boundary: swipeBoundary,
    loop,
    thrown,
    click: clickHandler(props, gallery, clickBehavior ?? layout.click),
  });
  useTransition(track, content.slides, gallery, { name, speed, longest, thrown });
}
