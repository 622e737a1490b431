// List semantics of galleries that show all slides at once.
import { useMemo } from 'react';
import type { GalleryContent, Layout } from '../gallery.types';
import { canBeListItem } from './use-slide-attributes';

interface StaticList {
  readonly isList: boolean;
  /** Whether the slides themselves are the list items, unless frames are. */
  readonly areSlidesItems: boolean;
  /** Slides without frames that cannot be list items, such as images, are children that are rendered as list items. */
  readonly content: GalleryContent;
}

/** Slides inside wrappers have the semantics of the page. */
export function useStaticList(content: GalleryContent, { motion }: Layout): StaticList {
  return useMemo(() => {
    const { children, slides, wrappers } = content;
    if (motion !== 'none' || wrappers.length > 0) return { isList: false, areSlidesItems: false, content };
    if (children.length > 0 || slides.every(canBeListItem))
      return { isList: true, areSlidesItems: true, content };
    const items = slides.flatMap((slide) =>
      slide.element ? { key: slide.key, element: slide.element, slide, isListItem: true } : [],
    );
    return { isList: true, areSlidesItems: false, content: { ...content, children: items } };
  }, [content, motion]);
}
