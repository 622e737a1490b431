// Which slide is shown, for whatever reason? Brings together who may say so: the page, its address, linked galleries.
import { useLayoutEffect } from 'react';
import { useReducedMotion } from '../../../kit/hooks/use-media';
import type { Slide } from '../content/slides';
import { canTurn } from '../gallery.model';
import type { Layout } from '../layouts/layout';
import { useLinked } from '../linked/use-linked';
import { boxOf } from '../motion/place';
import { useMotion } from '../motion/use-motion';
import { type Gallery, type GalleryProps, useGallery } from '../use-gallery';
import { useDeepLink } from './use-deep-link';

export interface Navigation {
  readonly shown: Gallery;
  /** Is there anything to turn? */
  readonly turns: boolean;
  readonly isLed: boolean;
  readonly reducedMotion: boolean;
}

interface Stage {
  readonly layout: Layout;
  readonly perView: number;
  /** Opens a slide in the lightbox; false where it does not open. */
  readonly open: (slide: Slide) => boolean;
}

export function useNavigation(props: GalleryProps, { layout, perView, open }: Stage): Navigation {
  const { host, content, api, historyHash, collectionUrl } = props;
  const reducedMotion = useReducedMotion();
  const moving = useMotion(layout.motion !== 'none' && !reducedMotion && props.speed !== 0);
  const shown = useGallery(props, perView, moving);
  const turns = layout.motion !== 'none' && canTurn(shown.extent);

  const isLed = useLinked(host, props.linkedGalleries, shown);
  useDeepLink(host, content.slides, shown, {
    historyHash,
    collectionUrl,
    reveal: (slide) => open(slide) || ((!turns && boxOf(slide)) || host).scrollIntoView({ block: 'nearest' }),
  });

  useLayoutEffect(() => {
    api.attach(shown);
    return () => api.attach(null);
  });

  return { shown, turns, isLed, reducedMotion };
}
