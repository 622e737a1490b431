// Which slides of a large wall exist as nodes? Those near the viewport, those that the keyboard stands on, and both ends.
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Slide } from '../../content/read-slides';
import { normalizeIndex } from '../../gallery.model';
import type { SlideRects } from '../../layouts/grid-geometry';
import { getActiveElement, getSlideElement } from '../../motion/scroll/snap';
import { getIndicesBetween, groupIntoBands } from './virtual.model';

/** Height of a shelf in px: scrolling draws anew each time that it passes one. */
const SHELF = 400;

/** How far outside of what is seen slides exist, in px; a flick must not show an empty wall. */
const MARGIN = 800;

export interface VirtualGrid {
  readonly slides: readonly Slide[];
  readonly places: SlideRects;
}

/**
 * @param wall null while the slides are not placed by arithmetic
 * @param index of the slide that the page asks for; where another one is asked for, that is scrolled to
 */
export function useVirtualGrid(
  track: HTMLElement | null,
  wall: VirtualGrid | null,
  index: number,
): readonly number[] {
  const shelves = useMemo(() => wall && groupIntoBands(wall.places, SHELF), [wall]);
  const [indices, setIndices] = useState<readonly number[]>([]);
  const seen = useRef<{ wall: VirtualGrid; top: number } | null>(null);

  useLayoutEffect(() => {
    if (!track || !wall || !shelves) return;
    if (seen.current) keepInPlace(track, seen.current, wall);
    const look = () => {
      const sight = sightOf(track);
      seen.current = { wall, top: sight.top };
      const near = getIndicesBetween(shelves, sight.top - MARGIN, sight.bottom + MARGIN);
      setIndices((last) => same(last, [...near, ...reachable(track, wall, last)], wall.slides.length));
    };
    look();
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('scroll', look, { capture: true, passive: true, signal });
    addEventListener('resize', look, { signal });
    track.addEventListener('focusin', look, { signal });
    return () => listeners.abort();
  }, [track, wall, shelves]);

  const asked = useRef(index);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for another wish of the page
  useLayoutEffect(() => {
    if (track && wall && asked.current !== index) showAtStart(track, wall, index);
    asked.current = index;
  }, [index]);

  return indices;
}

/** The part of the track that stands in the viewport, in px from its top. */
function sightOf(track: Element) {
  const { top } = track.getBoundingClientRect();
  return { top: -top, bottom: innerHeight - top };
}

/** Tab goes on from slide to slide, and finds a way in at either end. */
function reachable(track: HTMLElement, { slides }: VirtualGrid, drawn: readonly number[]): readonly number[] {
  const focused = getActiveElement(track)?.closest('[part~="slide"]');
  const at = focused
    ? drawn.find((index) => slides[index] && getSlideElement(slides[index]) === focused)
    : undefined;
  return [0, slides.length - 1, ...(at === undefined ? [] : [at - 1, at, at + 1])];
}

/** In the order of the slides, each once; the same object as long as they are the same. */
function same(last: readonly number[], wanted: readonly number[], count: number): readonly number[] {
  const next = [...new Set(wanted)].filter((index) => index >= 0 && index < count).sort((a, b) => a - b);
  return last.length === next.length && last.every((index, at) => index === next[at]) ? last : next;
}

/** Another width or other slides: what stood at the top of the viewport stands there again. */
function keepInPlace(
  track: HTMLElement,
  before: { wall: VirtualGrid; top: number },
  { slides, places }: VirtualGrid,
) {
  if (before.top <= 0 || before.wall.places === places) return;
  const anchor = before.wall.slides.findIndex(
    (_, index) => (before.wall.places.y[index] ?? 0) + (before.wall.places.height[index] ?? 0) > before.top,
  );
  const key = before.wall.slides[anchor]?.key;
  const now = slides.findIndex((slide) => slide.key === key);
  if (now < 0) return;
  const into = before.top - (before.wall.places.y[anchor] as number);
  scrollerOf(track).scrollTop += (places.y[now] as number) + into - sightOf(track).top;
}

function showAtStart(track: HTMLElement, { slides, places }: VirtualGrid, index: number) {
  const top = places.y[normalizeIndex(index, slides.length)] ?? 0;
  const scroller = scrollerOf(track);
  const { scrollPaddingTop } = getComputedStyle(scroller);
  scroller.scrollTop += top - sightOf(track).top - (Number.parseFloat(scrollPaddingTop) || 0);
}

/** What scrolls the track up and down. */
function scrollerOf(track: Element): Element {
  for (
    let node: Node | null = track;
    node;
    node = node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null
  )
    if (node instanceof Element && node.scrollHeight > node.clientHeight && scrolls(node)) return node;
  return document.scrollingElement ?? document.documentElement;
}

const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);
