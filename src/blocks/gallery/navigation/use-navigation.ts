// How do the slides turn? Brings together what turns them and what shows that they turn.
import { useLayoutEffect } from 'react';
import { useReducedMotion } from '../../../kit/hooks/use-media';
import type { Slide } from '../content/slides';
import { canTurn } from '../gallery.model';
import type { Layout } from '../layouts/layout';
import { useLinked } from '../linked/use-linked';
import { type OuterParts, useOuter } from '../linked/use-outer';
import { boxOf } from '../motion/place';
import { useMotion } from '../motion/use-motion';
import { useSlideshow } from '../motion/use-slideshow';
import { useStrip } from '../motion/use-strip';
import { useAutoplay } from '../rotation/use-autoplay';
import type { Rotation } from '../rotation/use-rotation';
import { type Gallery, type GalleryProps, useGallery } from '../use-gallery';
import { useCommands } from './use-commands';
import { useDeepLink } from './use-deep-link';
import { useHover } from './use-hover';
import { useKeys } from './use-keys';

export interface Navigation extends OuterParts {
  readonly shown: Gallery;
  readonly rotation: Rotation;
  /** Is there anything to turn? */
  readonly turns: boolean;
}

interface Stage {
  readonly layout: Layout;
  readonly perView: number;
  readonly track: HTMLElement | null;
  /** Opens a slide in the lightbox; false where it does not open. */
  readonly open: (slide: Slide) => boolean;
}

export function useNavigation(props: GalleryProps, { layout, perView, track, open }: Stage): Navigation {
  const { host, content, api, ...options } = props;
  const reducedMotion = useReducedMotion();
  const { slides } = content;
  const instant = reducedMotion || options.speed === 0;
  const moving = useMotion(layout.motion !== 'none' && !instant);
  const shown = useGallery(props, perView, moving);
  const { extent, turn } = shown;
  const turns = layout.motion !== 'none' && canTurn(extent);

  const hovered = useHover(host);
  const rotation = useAutoplay(props, shown, { turns, hovered, reducedMotion });
  const isLed = useLinked(host, options.linkedGalleries, shown);
  const outside = useOuter(props, shown);
  const mode = turns && !isLed ? options.keyboard : 'off';
  useKeys(host, { mode, keys: options.keys, hovered }, (direction) => turn(direction, 'key'));

  const { historyHash, collectionUrl } = options;
  useDeepLink(host, slides, shown, {
    historyHash,
    collectionUrl,
    reveal: (slide) => open(slide) || ((!turns && boxOf(slide)) || host).scrollIntoView({ block: 'nearest' }),
  });

  useSlideshow(props, shown, {
    layout,
    track: layout.motion === 'fade' ? track : null,
    turns,
    reducedMotion,
    longest: rotation.longest,
  });
  useStrip(layout.motion === 'scroll' ? track : null, slides, shown, instant);

  useCommands(host, shown, rotation);
  useLayoutEffect(() => {
    api.attach(shown);
    return () => api.attach(null);
  });

  return { shown, rotation, turns, ...outside };
}
