// Which slides are drawn? All that are nodes of the page; what data/ says of slides that are data.
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import type { Child, GalleryContent } from '../content/slides';
import type { View } from '../gallery.model';
import type { GalleryOptions, Layout } from '../layouts/layout';
import { Frame } from './slide-frame';

export interface Drawn {
  readonly nodes: ReactNode;
  /** Of the slides that are drawn, ascending; null when it is all of them. */
  readonly indices: readonly number[] | null;
  /** Of the track. */
  readonly style?: CSSProperties;
}

export interface DrawnFrom {
  readonly track: HTMLElement | null;
  readonly layout: Layout;
  readonly options: GalleryOptions;
  readonly view: View;
  readonly perView: number;
}

/** A hook that decides it. */
export type UseDrawn = (content: GalleryContent, from: DrawnFrom) => Drawn;

export const useDrawnNodes: UseDrawn = ({ children }) => {
  const nodes = useMemo(() => children.map(drawChild), [children]);
  return { nodes, indices: null };
};

function drawChild({ key, slide, leftOut }: Child): ReactNode {
  if (leftOut) return null;
  return slide ? <Frame key={key} slide={slide} /> : <slot key={key} name={key} data-internal />;
}
