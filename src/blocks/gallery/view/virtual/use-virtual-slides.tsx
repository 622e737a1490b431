// Renders the data slides near the viewport, at computed positions.
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { listen } from '../../dom';
import type { GalleryContent, Slide } from '../../gallery.types';
import type { SlideRects } from '../../layouts/grid-geometry';
import { getScrollIndex } from '../../motion/scroll/snap';
import { SlideFrame } from '../slide-frame';
import type { RenderContext, RenderedSlides } from '../use-rendered-slides';
import { useSlideRects } from './use-slide-rects';
import { useVirtualGrid } from './use-virtual-grid';
import { computeTrackColumns, getStackIndices, getTrackIndices } from './virtual.model';

export function useVirtualSlides({ slides }: GalleryContent, context: RenderContext): RenderedSlides {
  const { motion } = context.layout;
  const grid = useGridSlides(slides, motion === 'none', context);
  const track = useTrackSlides(slides, motion === 'scroll', context);
  const stack = useStackSlides(slides, motion === 'fade', context);
  // One of them is enabled.
  return (grid ?? track ?? stack) as RenderedSlides;
}

/** Rows or columns: every frame is positioned absolutely. */
function useGridSlides(
  slides: readonly Slide[],
  isEnabled: boolean,
  { track, options }: RenderContext,
): RenderedSlides | null {
  const rects = useSlideRects(slides, isEnabled ? track : null, options);
  const grid = useMemo(() => rects && { slides, rects }, [slides, rects]);
  const indices = useVirtualGrid(track, grid, options.currentIndex);
  const getStyle = useMemo(() => rects && createStyleCache(rects), [rects]);
  if (!isEnabled) return null;
  const style = { blockSize: rects?.blockSize ?? 0 };
  return { nodes: getStyle && renderFrames(slides, indices, getStyle), indices, style };
}

/** Returns the same object for each index, so that unchanged frames are not rendered again. */
function createStyleCache({ x, y, width, height }: SlideRects): (index: number) => CSSProperties {
  const styles: CSSProperties[] = [];
  return (index) => {
    styles[index] ??= {
      position: 'absolute',
      insetInlineStart: x[index],
      insetBlockStart: y[index],
      inlineSize: width[index],
      blockSize: height[index],
    };
    return styles[index];
  };
}

/** A scrolling row of equal columns: empty columns replace the slides that are not rendered. */
function useTrackSlides(
  slides: readonly Slide[],
  isEnabled: boolean,
  { track, position, perView, options }: RenderContext,
): RenderedSlides | null {
  const count = slides.length;
  const scrollStart = useScrollStart(isEnabled ? track : null, count, perView);
  const indices = useMemo(
    () => getTrackIndices([position.start, scrollStart], count, perView),
    [position.start, scrollStart, count, perView],
  );
  if (!isEnabled) return null;
  const { template, columns } = computeTrackColumns(indices, count);
  const getStyle = (_: number, order: number): CSSProperties => ({ gridColumn: columns[order] });
  // Mandatory snapping would prevent scrolling to empty columns, which a fling does not reach (fling-limit.ts).
  const scrollSnapType = options.swipeSnapPoints === null ? 'x var(--_strictness, proximity)' : 'none';
  const style: CSSProperties = { gridTemplateColumns: template, scrollSnapType };
  return { nodes: renderFrames(slides, indices, getStyle), indices, style };
}

/** Slides on top of each other; the outgoing one stays until the next change. */
function useStackSlides(
  slides: readonly Slide[],
  isEnabled: boolean,
  { position }: RenderContext,
): RenderedSlides | null {
  const { index } = position;
  const pair = useRef({ slides, index, outgoing: index });
  const { current: last } = pair;
  if (last.slides !== slides) pair.current = { slides, index, outgoing: index };
  else if (last.index !== index) pair.current = { slides, index, outgoing: last.index };
  const { outgoing } = pair.current;
  const indices = useMemo(
    () => getStackIndices(index, outgoing, slides.length),
    [index, outgoing, slides.length],
  );
  if (!isEnabled) return null;
  return { nodes: renderFrames(slides, indices), indices };
}

/** The first slide of the group at the start of the track, updated while it scrolls. */
function useScrollStart(track: HTMLElement | null, count: number, perView: number): number {
  const [start, setStart] = useState(0);
  useEffect(() => {
    if (!track) return;
    const onScroll = () => setStart(Math.floor(getScrollIndex(track, count) / perView) * perView);
    return listen(track, ['scroll'], onScroll, { passive: true });
  }, [track, count, perView]);
  return start;
}

/** @param getStyle style by the index of a slide and its order among the rendered ones */
const renderFrames = (
  slides: readonly Slide[],
  indices: readonly number[],
  getStyle?: (index: number, order: number) => CSSProperties | undefined,
): ReactNode =>
  indices.map((index, order) => {
    const slide = slides[index];
    return slide && <SlideFrame key={slide.key} slide={slide} style={getStyle?.(index, order)} />;
  });
