// A gallery of data slides; falls back to the children if the data contains no valid slide. Lazy chunk.
import { type ReactNode, useMemo } from 'react';
import { warn } from '../../../../kit/element/warn';
import { createDataSlides } from '../../content/slide-data';
import type { GalleryContent } from '../../gallery.types';
import { GalleryRoot, type GalleryRootProps } from '../gallery-root';
import { useRenderedNodes } from '../use-rendered-slides';
import { useVirtualSlides } from './use-virtual-slides';

export default function VirtualGallery(props: Omit<GalleryRootProps, 'useRenderedSlides'>): ReactNode {
  const content = useDataContent(props);
  return content ? (
    <GalleryRoot key="data" {...props} content={content} useRenderedSlides={useVirtualSlides} />
  ) : (
    <GalleryRoot key="nodes" {...props} useRenderedSlides={useRenderedNodes} />
  );
}

/** null if no item is valid. */
const useDataContent = ({ slides: items }: Pick<GalleryRootProps, 'slides'>): GalleryContent | null =>
  useMemo(() => {
    const slides = createDataSlides(items);
    const invalid = items.length - slides.length;
    if (invalid > 0) warn('site-gallery', `${invalid} of ${items.length} slides have no src; ignoring them.`);
    return slides.length > 0 ? { children: [], slides, wrappers: [] } : null;
  }, [items]);
