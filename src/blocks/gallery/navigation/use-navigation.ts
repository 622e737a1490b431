// Which slide is shown, for whatever reason? Brings together who may say so: the page, its address, linked galleries.
import { useLayoutEffect } from 'react';
import { useReducedMotion } from '../../../kit/hooks/use-media-query';
import type { Slide } from '../content/read-slides';
import { canNavigate } from '../gallery.model';
import type { Layout } from '../layouts/layout';
import { getSlideElement } from '../motion/scroll/snap';
import { useMotion } from '../motion/use-motion';
import { useSyncedGalleries } from './synced/use-synced-galleries';
import { type GalleryProps, type SlideController, useCurrentSlide } from './use-current-slide';
import { useDeepLink } from './use-deep-link';

export interface Navigation {
  readonly shown: SlideController;
  /** Is there anything to turn? */
  readonly turns: boolean;
  readonly isLed: boolean;
  readonly reducedMotion: boolean;
}

interface NavigationOptions {
  readonly layout: Layout;
  readonly perView: number;
  /** Opens a slide in the lightbox; false where it does not open. */
  readonly open: (slide: Slide) => boolean;
}

export function useNavigation(props: GalleryProps, { layout, perView, open }: NavigationOptions): Navigation {
  const { host, content, api, historyHash, collectionUrl } = props;
  const reducedMotion = useReducedMotion();
  const moving = useMotion(layout.motion !== 'none' && !reducedMotion && props.speed !== 0);
  const shown = useCurrentSlide(props, perView, moving);
  const turns = layout.motion !== 'none' && canNavigate(shown.extent);

  const isLed = useSyncedGalleries(host, props.linkedGalleries, shown);
  useDeepLink(host, content.slides, shown, {
    historyHash,
    collectionUrl,
    reveal: (slide) =>
      open(slide) || ((!turns && getSlideElement(slide)) || host).scrollIntoView({ block: 'nearest' }),
  });

  useLayoutEffect(() => {
    api.attach(shown);
    return () => api.attach(null);
  });

  return { shown, turns, isLed, reducedMotion };
}
