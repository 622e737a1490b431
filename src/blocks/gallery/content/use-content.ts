// Which children of the gallery are its slides?
import { useMemo } from 'react';
import type { GalleryProps } from '../use-gallery';
import { ofOneKind } from './mixed-content';
import type { GalleryContent } from './slides';

export function useContent({ content, mixedContent }: GalleryProps): GalleryContent {
  return useMemo(() => (mixedContent ? content : ofOneKind(content)), [content, mixedContent]);
}
