// Which slides are left where images and videos may not be mixed? Those of the same kind as the first one (GAL-001).
import type { GalleryContent } from './read-slides';

export function keepFirstType(content: GalleryContent): GalleryContent {
  const kind = content.slides[0]?.type;
  const slides = content.slides.filter(({ type }) => type === kind);
  if (slides.length === content.slides.length) return content;
  const children = content.children.map((child) => ({
    ...child,
    leftOut: child.slide !== undefined && child.slide.type !== kind,
  }));
  return { ...content, children, slides };
}
