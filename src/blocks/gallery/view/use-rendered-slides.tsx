// Which slides are drawn? All that are nodes of the page; what data/ says of slides that are data.
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import type { GalleryChild, GalleryContent } from '../content/read-slides';
import type { SlidePosition } from '../gallery.model';
import type { GalleryOptions, Layout } from '../layouts/layout';
import { SlideFrame } from './slide-frame';

export interface RenderedSlides {
  readonly nodes: ReactNode;
  /** Of the slides that are drawn, ascending; null when it is all of them. */
  readonly indices: readonly number[] | null;
  /** Of the track. */
  readonly style?: CSSProperties;
}

export interface RenderContext {
  readonly track: HTMLElement | null;
  readonly layout: Layout;
  readonly options: GalleryOptions;
  readonly view: SlidePosition;
  readonly perView: number;
}

/** A hook that decides it. */
export type UseRenderedSlides = (content: GalleryContent, from: RenderContext) => RenderedSlides;

export const useRenderedNodes: UseRenderedSlides = ({ children }) => {
  const nodes = useMemo(() => children.map(drawChild), [children]);
  return { nodes, indices: null };
};

function drawChild({ key, slide, isExcluded }: GalleryChild): ReactNode {
  if (isExcluded) return null;
  return slide ? <SlideFrame key={key} slide={slide} /> : <slot key={key} name={key} data-internal />;
}
