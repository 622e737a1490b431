// A gallery of data slides, or of many plain images, of which few are rendered. Falls back to the children if the data
// contains no valid slide. Lazy chunk.
import { type ReactNode, useMemo } from 'react';
import { warn } from '../../../../kit/element/warn';
import { createDataSlides } from '../../content/slide-data';
import type { GalleryContent } from '../../gallery.types';
import { GalleryRoot, type GalleryRootProps } from '../gallery-root';
import { useRenderedNodes } from '../use-rendered-slides';
import { useVirtualSlides } from './use-virtual-slides';

interface VirtualGalleryProps extends Omit<GalleryRootProps, 'useRenderedSlides'> {
  /** Whether the children are many plain images. */
  readonly rendersFewNodes: boolean;
}

export default function VirtualGallery({ rendersFewNodes, ...props }: VirtualGalleryProps): ReactNode {
  const content = useDataContent(props);
  const kind = content ? 'data' : rendersFewNodes ? 'few' : 'all';
  return (
    <GalleryRoot
      {...props}
      key={kind}
      content={content ?? props.content}
      useRenderedSlides={kind === 'all' ? useRenderedNodes : useVirtualSlides}
    />
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
