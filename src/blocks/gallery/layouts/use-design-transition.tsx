// How does a gallery change from one design to another? At once; in one movement of all slides where a visitor has just
// pressed something and wants to see things move. What moves them is fetched only then.
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useReducedMotion } from '../../../kit/hooks/use-media-query';
import { lazyPart } from '../../../kit/lazy-part';
import type { Slide } from '../content/read-slides';
import type { DesignTransitionProps } from './design-transition';
import type { GalleryOptions } from './layout';

type Design = GalleryOptions['design'];

const LazyDesignTransition = lazyPart<DesignTransitionProps>(
  'site-gallery',
  () => import('./design-transition'),
  ({ draw }) => {
    useEffect(draw);
    return null;
  },
);

/** @returns the design to draw now, and what brings the other one, to be drawn beside the stage */
export function useDesignTransition(
  host: HTMLElement,
  wanted: Design,
  slides: readonly Slide[],
): [design: Design, change: ReactNode] {
  const [design, setDesign] = useState(wanted);
  const moves = !useReducedMotion() && isWatched();
  const draw = () => setDesign(wanted);
  // React draws again before anything of this is seen.
  if (design !== wanted && !moves) draw();
  return [
    design,
    <Suspense key="change">
      {design !== wanted && <LazyDesignTransition key={wanted} {...{ host, slides, draw }} />}
    </Suspense>,
  ];
}

/** Changes that nobody has asked for would be a surprise, and scripts expect theirs at once. */
const isWatched = (): boolean =>
  'startViewTransition' in document && !document.hidden && navigator.userActivation?.isActive;
