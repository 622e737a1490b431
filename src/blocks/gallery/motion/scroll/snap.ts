// Where in the strip is a slide? The one place of the gallery that measures positions.

import type { Slide } from '../../content/read-slides';
import { findNearestIndex } from './nearest';

const frames = new WeakMap<Slide, Element>();

/** Says which frame a slide stands in, as soon as there is one; null when it goes. */
export function setSlideFrame(slide: Slide, frame: Element | null): void {
  if (frame) frames.set(slide, frame);
  else frames.delete(slide);
}

/** The box that is laid out: the frame in the shadow root, or the slide itself inside a wrapper; none for data far away. */
export const getSlideElement = (slide: Slide): Element | undefined =>
  frames.get(slide) ?? slide.element ?? undefined;

/**
 * How far the box is from its place in the strip (at its start, in the middle or at its end), in CSS px along the scroll
 * axis (to the right); also where the page shows the gallery scaled.
 */
export const getSnapOffset = (box: Element, strip: Element): number => createSnapRuler(strip)(box);

/** The slide that stands nearest to its place in the strip. Measures a few, however many there are. */
export function findSnappedIndex(slides: readonly Slide[], strip: Element): number {
  if (slides[0]?.data) return Math.round(getScrollIndex(strip, slides.length));
  const offset = createSnapRuler(strip);
  const forward = isRtl(strip) ? -1 : 1;
  return findNearestIndex(0, slides.length, (index) => {
    const box = getSlideElement(slides[index] as Slide);
    return box ? forward * offset(box) : 0;
  });
}

/** How many of `count` equal columns are scrolled past. */
export function getScrollIndex(strip: Element, count: number): number {
  return Math.abs(strip.scrollLeft) / ((strip.scrollWidth + getColumnGap(strip)) / count) || 0;
}

/** Between the slides, in px. */
export function getColumnGap(track: Element): number {
  const { columnGap } = getComputedStyle(track);
  const gap = Number.parseFloat(columnGap) || 0;
  return columnGap.endsWith('%') ? (gap / 100) * track.clientWidth : gap;
}

/** Where the shown slide and the strip meet, as a share of the width from the start. */
const ANCHORS: Readonly<Record<string, number>> = { center: 0.5, end: 1 };

/** Measures several boxes in the same strip. */
function createSnapRuler(strip: Element): (box: Element) => number {
  const styles = getComputedStyle(strip);
  const at = ANCHORS[styles.getPropertyValue('--_align')] ?? 0;
  const share = styles.direction === 'rtl' ? 1 - at : at;
  const anchor = ({ left, width }: DOMRect) => left + width * share;
  const shown = strip.getBoundingClientRect();
  const scale = shown.width / Number.parseFloat(styles.width) || 1;
  return (box) => (anchor(box.getBoundingClientRect()) - anchor(shown)) / scale;
}

/** The slide that the visitor focused or scrolled to before the script came; undefined when neither. */
export function getInitialIndex(host: HTMLElement, slides: readonly Slide[]): number | undefined {
  if (!slides[0]?.element) return undefined;
  const active = getActiveElement(host);
  const focused = host.contains(active) ? slides.findIndex(({ element }) => element?.contains(active)) : -1;
  if (focused >= 0) return focused;
  return host.scrollLeft === 0 ? undefined : findSnappedIndex(slides, host);
}

/** What has the focus in the tree of the element. (`:has(:focus)` on each of many slides is slow.) */
export const getActiveElement = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;

export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
