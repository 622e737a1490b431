// Changes the design: at once, or as an animation if the visitor has just interacted and allows motion.
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../kit/element/lazy-part';
import { useReducedMotion } from '../../../kit/hooks/use-media-query';
import type { Design, Slide } from '../gallery.types';
import type { DesignTransitionProps } from './design-transition';

const LazyDesignTransition = lazyPart<DesignTransitionProps>(
  'site-gallery',
  () => import('./design-transition'),
  ({ applyDesign }) => {
    useEffect(applyDesign);
    return null;
  },
);

/** @returns the design to render, and the element that runs the transition */
export function useDesignTransition(
  host: HTMLElement,
  nextDesign: Design,
  slides: readonly Slide[],
): [design: Design, transition: ReactNode] {
  const [design, setDesign] = useState(nextDesign);
  const isAnimated = !useReducedMotion() && followsUserAction();
  const applyDesign = () => setDesign(nextDesign);
  // React renders again before this render is committed.
  if (design !== nextDesign && !isAnimated) applyDesign();
  return [
    design,
    <Suspense key="design-transition">
      {design !== nextDesign && <LazyDesignTransition key={nextDesign} {...{ host, slides, applyDesign }} />}
    </Suspense>,
  ];
}

/** An animation that the visitor did not cause would be a surprise, and scripts expect the change at once. */
const followsUserAction = (): boolean =>
  'startViewTransition' in document && !document.hidden && navigator.userActivation?.isActive;
