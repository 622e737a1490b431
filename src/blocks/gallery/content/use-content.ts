// Which children of the gallery are its slides?
import { useMemo } from 'react';
import type { GalleryProps } from '../navigation/use-current-slide';
import { keepFirstType } from './mixed-content';
import type { GalleryContent } from './read-slides';

export function useContent({ content, mixedContent }: GalleryProps): GalleryContent {
  return useMemo(() => (mixedContent ? content : keepFirstType(content)), [content, mixedContent]);
}
