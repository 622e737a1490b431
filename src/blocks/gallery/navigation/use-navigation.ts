// The current slide and everything that can change it from outside: script API, URL, synced galleries.
import { useLayoutEffect } from 'react';
import { useReducedMotion } from '../../../kit/hooks/use-media-query';
import { getSlideElement } from '../content/slide-elements';
import { canNavigate } from '../gallery.model';
import type { GalleryProps, Layout, Slide, SlideController } from '../gallery.types';
import { useMotion } from '../motion/use-motion';
import { useSyncedGalleries } from './synced/use-synced-galleries';
import { useCurrentSlide } from './use-current-slide';
import { useDeepLink } from './use-deep-link';

export interface Navigation {
  readonly controller: SlideController;
  /** Whether there are slides out of view to navigate to. */
  readonly isNavigable: boolean;
  /** Whether a synced gallery leads this one. */
  readonly isFollower: boolean;
  readonly reducedMotion: boolean;
}

interface NavigationOptions {
  readonly layout: Layout;
  readonly perView: number;
  /** Opens a slide in the lightbox; false if it cannot be opened. */
  readonly open: (slide: Slide) => boolean;
}

export function useNavigation(props: GalleryProps, { layout, perView, open }: NavigationOptions): Navigation {
  const { host, content, api, historyHash, collectionUrl } = props;
  const reducedMotion = useReducedMotion();
  const motion = useMotion(layout.motion !== 'none' && !reducedMotion && props.speed !== 0);
  const controller = useCurrentSlide(props, perView, motion);
  const isNavigable = layout.motion !== 'none' && canNavigate(controller.counts);

  const isFollower = useSyncedGalleries(host, props.linkedGalleries, controller);
  useDeepLink(host, content.slides, controller, {
    historyHash,
    collectionUrl,
    goToSlide: (slide) =>
      open(slide) || ((!isNavigable && getSlideElement(slide)) || host).scrollIntoView({ block: 'nearest' }),
  });

  useLayoutEffect(() => {
    api.attach(controller);
    return () => api.attach(null);
  });

  return { controller, isNavigable, isFollower, reducedMotion };
}
