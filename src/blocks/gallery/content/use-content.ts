// The slides to show: all of them, or those of one type if mixed content is off.
import { useMemo } from 'react';
import type { GalleryContent, GalleryProps } from '../gallery.types';

export function useContent({ content, mixedContent }: GalleryProps): GalleryContent {
  return useMemo(() => (mixedContent ? content : keepFirstType(content)), [content, mixedContent]);
}

/** Keeps the slides of the same type as the first one (GAL-001). */
function keepFirstType(content: GalleryContent): GalleryContent {
  const type = content.slides[0]?.type;
  const slides = content.slides.filter((slide) => slide.type === type);
  if (slides.length === content.slides.length) return content;
  const children = content.children.map((child) => ({
    ...child,
    isExcluded: child.slide !== undefined && child.slide.type !== type,
  }));
  return { ...content, children, slides };
}
