// Which slides are drawn, where they are data? Those near what is seen, placed by arithmetic.
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { GalleryContent, Slide } from '../../content/read-slides';
import type { SlideRects } from '../../layouts/grid-geometry';
import { getScrollIndex } from '../../motion/scroll/snap';
import { SlideFrame } from '../slide-frame';
import type { RenderContext, RenderedSlides } from '../use-rendered-slides';
import { useSlideRects } from './use-slide-rects';
import { useVirtualGrid } from './use-virtual-grid';
import { computeStripColumns, getStackIndices, getStripIndices } from './virtual.model';

export function useVirtualSlides({ slides }: GalleryContent, from: RenderContext): RenderedSlides {
  const { motion } = from.layout;
  const wall = useDrawnWall(slides, motion === 'none', from);
  const strip = useDrawnStrip(slides, motion === 'scroll', from);
  const pile = useDrawnPile(slides, motion === 'fade', from);
  return wall ?? strip ?? pile ?? NOTHING;
}

const NOTHING: RenderedSlides = { nodes: null, indices: [] };

/** Rows or columns of any height: every frame stands where the arithmetic says. */
function useDrawnWall(
  slides: readonly Slide[],
  on: boolean,
  { track, options }: RenderContext,
): RenderedSlides | null {
  const places = useSlideRects(slides, on ? track : null, options);
  const wall = useMemo(() => places && { slides, places }, [slides, places]);
  const indices = useVirtualGrid(track, wall, options.currentIndex);
  const placeOf = useMemo(() => places && stylesOf(places), [places]);
  if (!on) return null;
  const style = { blockSize: places?.blockSize ?? 0 };
  return { nodes: placeOf && draw(slides, indices, placeOf), indices, style };
}

/** The same object each time, so that a frame that stays is not drawn again. */
function stylesOf({ x, y, width, height }: SlideRects): (index: number) => CSSProperties {
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

/** A row of equal columns that scrolls: empty columns stand for the slides that are far away. */
function useDrawnStrip(
  slides: readonly Slide[],
  on: boolean,
  { track, view, perView, options }: RenderContext,
): RenderedSlides | null {
  const count = slides.length;
  const start = useScrolledTo(on ? track : null, count, perView);
  const indices = useMemo(
    () => getStripIndices([view.start, start], count, perView),
    [view.start, start, count, perView],
  );
  if (!on) return null;
  const { template, columns } = computeStripColumns(indices, count);
  const placeOf = (_: number, at: number): CSSProperties => ({ gridColumn: columns[at] });
  // Where nothing stands yet nothing can be snapped to: the visitor may scroll there all the same.
  const scrollSnapType = options.swipeSnapPoints === null ? 'x proximity' : 'none';
  const style: CSSProperties = { gridTemplateColumns: template, scrollSnapType };
  return { nodes: draw(slides, indices, placeOf), indices, style };
}

/** One over the other; the one that leaves stays until the next change. */
function useDrawnPile(slides: readonly Slide[], on: boolean, { view }: RenderContext): RenderedSlides | null {
  const pair = useRef({ slides, index: view.index, leaving: view.index });
  const { current: last } = pair;
  if (last.slides !== slides) pair.current = { slides, index: view.index, leaving: view.index };
  else if (last.index !== view.index) pair.current = { slides, index: view.index, leaving: last.index };
  const { leaving } = pair.current;
  const indices = useMemo(
    () => getStackIndices(view.index, leaving, slides.length),
    [view.index, leaving, slides.length],
  );
  if (!on) return null;
  return { nodes: draw(slides, indices), indices };
}

/** The first slide of the group at the start of the strip, as it scrolls. */
function useScrolledTo(strip: HTMLElement | null, count: number, perView: number): number {
  const [start, setStart] = useState(0);
  useEffect(() => {
    if (!strip) return;
    const look = () => setStart(Math.floor(getScrollIndex(strip, count) / perView) * perView);
    strip.addEventListener('scroll', look, { passive: true });
    return () => strip.removeEventListener('scroll', look);
  }, [strip, count, perView]);
  return start;
}

const draw = (
  slides: readonly Slide[],
  indices: readonly number[],
  placeOf: (index: number, at: number) => CSSProperties | undefined = () => undefined,
): ReactNode =>
  indices.map((index, at) => {
    const slide = slides[index];
    return slide && <SlideFrame key={slide.key} slide={slide} style={placeOf(index, at)} />;
  });
