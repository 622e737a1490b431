// The slides that are rendered: all nodes of the page. view/virtual renders a window of data slides instead.
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import type { GalleryChild, GalleryContent, GalleryOptions, Layout, SlidePosition } from '../gallery.types';
import { SlideFrame } from './slide-frame';

export interface RenderedSlides {
  readonly nodes: ReactNode;
  /** Indices of the rendered slides, ascending; null if all are rendered. */
  readonly indices: readonly number[] | null;
  /** Style of the track. */
  readonly style?: CSSProperties;
}

export interface RenderContext {
  readonly track: HTMLElement | null;
  readonly layout: Layout;
  readonly options: GalleryOptions;
  readonly position: SlidePosition;
  readonly perView: number;
}

export type UseRenderedSlides = (content: GalleryContent, context: RenderContext) => RenderedSlides;

export const useRenderedNodes: UseRenderedSlides = ({ children }) => {
  const nodes = useMemo(() => children.map(renderChild), [children]);
  return { nodes, indices: null };
};

/** The part of the content that is rendered, of slides that are nodes of the page. */
export function useRenderedContent(
  content: GalleryContent,
  indices: RenderedSlides['indices'],
): GalleryContent {
  return useMemo(() => {
    const slides = indices?.flatMap((index) => content.slides[index] ?? []) ?? [];
    const children = slides.flatMap((slide) =>
      slide.element ? { key: slide.key, element: slide.element, slide } : [],
    );
    return children.length > 0 ? { ...content, children, slides } : content;
  }, [content, indices]);
}

function renderChild({ key, slide, isListItem, isExcluded }: GalleryChild): ReactNode {
  if (isExcluded) return null;
  if (isListItem)
    return (
      // biome-ignore lint/a11y/useSemanticElements: an li belongs in a ul, and the track is a div in every design
      <div key={key} role="listitem" className="item">
        <slot name={key} data-internal />
      </div>
    );
  return slide ? <SlideFrame key={key} slide={slide} /> : <slot key={key} name={key} data-internal />;
}
