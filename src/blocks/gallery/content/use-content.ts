// What are the slides: the children of the gallery, or data?
import { useMemo } from 'react';
import { warn } from '../../../kit/warn';
import type { GalleryProps } from '../use-gallery';
import { ofOneKind } from './mixed-content';
import { slidesFrom } from './slide-data';
import type { GalleryContent } from './slides';

export function useContent({ slides: items, content, mixedContent }: GalleryProps): GalleryContent {
  const ofData = useMemo((): GalleryContent | null => {
    const slides = slidesFrom(items);
    const left = items.length - slides.length;
    if (left > 0) warn('site-gallery', `${left} of ${items.length} slides have no src; leaving them out.`);
    return slides.length > 0 ? { children: [], slides, wrappers: [] } : null;
  }, [items]);
  const all = ofData ?? content;
  return useMemo(() => (mixedContent ? all : ofOneKind(all)), [all, mixedContent]);
}
