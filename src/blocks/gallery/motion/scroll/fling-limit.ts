// Limits a fling to one group of slides: only the slides up to one group away are snap positions. The CSS side is `--_snap`.
import { getSlideElement } from '../../content/slide-elements';
import type { Slide } from '../../gallery.types';
import { findSnappedIndex } from './snap';

/** Limits a fling that begins at the current scroll position. @returns ends the limit */
export function limitFling(slides: readonly Slide[], track: Element, perView: number): () => void {
  const start = findSnappedIndex(slides, track);
  const inReach = slides
    .slice(Math.max(0, start - perView), start + perView + 1)
    .flatMap((slide) => getSlideElement(slide) ?? []);
  track.setAttribute('data-fling', '');
  for (const element of inReach) element.setAttribute(IN_REACH, '');
  return () => {
    track.removeAttribute('data-fling');
    for (const element of inReach) element.removeAttribute(IN_REACH);
  };
}

const IN_REACH = 'data-site-in-reach';
