// What is drawn of a gallery whose slides are data? Its stage; with that of its children where the data holds no slide.
import { type ReactNode, useMemo } from 'react';
import { warn } from '../../../../kit/element/warn';
import type { GalleryContent } from '../../content/read-slides';
import { createDataSlides } from '../../content/slide-data';
import { GalleryRoot, type GalleryRootProps } from '../gallery-root';
import { useRenderedNodes } from '../use-rendered-slides';
import { useVirtualSlides } from './use-virtual-slides';

export default function VirtualGallery(props: Omit<GalleryRootProps, 'useDrawn'>): ReactNode {
  const content = useData(props);
  return content ? (
    <GalleryRoot key="data" {...props} content={content} useDrawn={useVirtualSlides} />
  ) : (
    <GalleryRoot key="nodes" {...props} useDrawn={useRenderedNodes} />
  );
}

/** null where it holds none. */
const useData = ({ slides: items }: Pick<GalleryRootProps, 'slides'>): GalleryContent | null =>
  useMemo(() => {
    const slides = createDataSlides(items);
    const left = items.length - slides.length;
    if (left > 0) warn('site-gallery', `${left} of ${items.length} slides have no src; leaving them out.`);
    return slides.length > 0 ? { children: [], slides, wrappers: [] } : null;
  }, [items]);
