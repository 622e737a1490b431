// Do elements of the page belong to the gallery? What they need is fetched only then.
import { createElement, type ReactNode, useState } from 'react';
import type { Gallery, GalleryProps } from '../use-gallery';
import { useRare } from '../use-rare';

const load = () => import('./outer');

export interface OuterParts {
  /** Are the buttons for next and previous our own, or does the page bring them? */
  readonly ownButtons: boolean;
  /** What works outside the gallery; draws nothing. */
  readonly outer: ReactNode;
}

export function useOuter({ host, elements, loop }: GalleryProps, gallery: Gallery): OuterParts {
  const [theirs, setTheirs] = useState(false);
  const part = useRare(elements !== null, load);
  const outer =
    part &&
    elements &&
    createElement(part.OuterElements, { host, elements, gallery, loop, onButtons: setTheirs });
  return { ownButtons: !theirs, outer };
}
