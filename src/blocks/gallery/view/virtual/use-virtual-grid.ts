// The slides of a large grid to render: those near the viewport, those around the focus, and both ends.
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getSlideElement } from '../../content/slide-elements';
import { getActiveElement } from '../../dom';
import { normalizeIndex } from '../../gallery.model';
import type { Slide } from '../../gallery.types';
import type { SlideRects } from '../../layouts/grid-geometry';
import { getIndicesBetween, groupIntoBands } from './virtual.model';

/** In px. Scrolling renders again each time it passes the edge of a band. */
const BAND_HEIGHT = 400;

/** Distance from the viewport within which slides are rendered, in px, so that fast scrolling shows no gaps. */
const OVERSCAN = 800;

export interface VirtualGrid {
  readonly slides: readonly Slide[];
  readonly rects: SlideRects;
}

/**
 * @param grid null if the slides are not positioned
 * @param currentIndex scrolls to this slide when it changes
 */
export function useVirtualGrid(
  track: HTMLElement | null,
  grid: VirtualGrid | null,
  currentIndex: number,
): readonly number[] {
  const bands = useMemo(() => grid && groupIntoBands(grid.rects, BAND_HEIGHT), [grid]);
  const [indices, setIndices] = useState<readonly number[]>([]);
  const last = useRef<{ grid: VirtualGrid; top: number } | null>(null);

  useLayoutEffect(() => {
    if (!track || !grid || !bands) return;
    if (last.current) restoreScroll(track, last.current, grid);
    const update = () => {
      const visible = getVisibleRange(track);
      last.current = { grid, top: visible.top };
      const near = getIndicesBetween(bands, visible.top - OVERSCAN, visible.bottom + OVERSCAN);
      setIndices((previous) =>
        toStableIndices(previous, [...near, ...getFocusIndices(track, grid, previous)], grid.slides.length),
      );
    };
    update();
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('scroll', update, { capture: true, passive: true, signal });
    addEventListener('resize', update, { signal });
    track.addEventListener('focusin', update, { signal });
    return () => listeners.abort();
  }, [track, grid, bands]);

  const lastIndex = useRef(currentIndex);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only if the option changes
  useLayoutEffect(() => {
    if (track && grid && lastIndex.current !== currentIndex) scrollToSlide(track, grid, currentIndex);
    lastIndex.current = currentIndex;
  }, [currentIndex]);

  return indices;
}

/** The range of the track that is in the viewport, in px from its top. */
function getVisibleRange(track: Element) {
  const { top } = track.getBoundingClientRect();
  return { top: -top, bottom: innerHeight - top };
}

/** Slides that Tab can reach: the neighbors of the focused slide, and both ends. */
function getFocusIndices(
  track: HTMLElement,
  { slides }: VirtualGrid,
  rendered: readonly number[],
): readonly number[] {
  const frame = getActiveElement(track)?.closest('[part~="slide"]');
  const focused = frame
    ? rendered.find((index) => slides[index] && getSlideElement(slides[index]) === frame)
    : undefined;
  return [0, slides.length - 1, ...(focused === undefined ? [] : [focused - 1, focused, focused + 1])];
}

/** Sorted and unique; the previous array if nothing has changed. */
function toStableIndices(
  previous: readonly number[],
  indices: readonly number[],
  count: number,
): readonly number[] {
  const next = [...new Set(indices)].filter((index) => index >= 0 && index < count).sort((a, b) => a - b);
  const isEqual = previous.length === next.length && previous.every((index, order) => index === next[order]);
  return isEqual ? previous : next;
}

/** Keeps the slide at the top of the viewport in place after a change of the width or the slides. */
function restoreScroll(
  track: HTMLElement,
  previous: { grid: VirtualGrid; top: number },
  { slides, rects }: VirtualGrid,
) {
  const { grid, top } = previous;
  if (top <= 0 || grid.rects === rects) return;
  const anchor = grid.slides.findIndex(
    (_, index) => (grid.rects.y[index] ?? 0) + (grid.rects.height[index] ?? 0) > top,
  );
  const key = grid.slides[anchor]?.key;
  const index = slides.findIndex((slide) => slide.key === key);
  if (index < 0) return;
  const offset = top - (grid.rects.y[anchor] as number);
  findScroller(track).scrollTop += (rects.y[index] as number) + offset - getVisibleRange(track).top;
}

function scrollToSlide(track: HTMLElement, { slides, rects }: VirtualGrid, index: number) {
  const top = rects.y[normalizeIndex(index, slides.length)] ?? 0;
  const scroller = findScroller(track);
  const { scrollPaddingTop } = getComputedStyle(scroller);
  scroller.scrollTop += top - getVisibleRange(track).top - (Number.parseFloat(scrollPaddingTop) || 0);
}

/** The nearest vertical scroll container. */
function findScroller(track: Element): Element {
  for (
    let node: Node | null = track;
    node;
    node = node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null
  )
    if (node instanceof Element && node.scrollHeight > node.clientHeight && isScrollable(node)) return node;
  return document.scrollingElement ?? document.documentElement;
}

const isScrollable = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);
