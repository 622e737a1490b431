// Where in the strip is a slide? The one place of the gallery that measures positions.
import { nearestTo } from './nearest';
import type { Slide } from './slides';

/** The box that is laid out: the frame in the shadow root around a child, or the slide itself inside a wrapper. */
export const boxOf = ({ element, direct }: Slide): Element =>
  (direct && element.assignedSlot?.closest('[part~="slide"]')) || element;

/**
 * How far the start of the box is from the start of the strip, in CSS px along the scroll axis (to the right);
 * also where the page shows the gallery scaled.
 */
export const offsetOf = (box: Element, strip: Element): number => rulerOf(strip)(box);

/** The slide that stands nearest to the start of the strip. Measures a few, however many there are. */
export function firstInView(slides: readonly Slide[], strip: Element): number {
  const offset = rulerOf(strip);
  const forward = isRtl(strip) ? -1 : 1;
  return nearestTo(0, slides.length, (index) => forward * offset(boxOf(slides[index] as Slide)));
}

/** Measures several boxes in the same strip. */
function rulerOf(strip: Element): (box: Element) => number {
  const { direction, width } = getComputedStyle(strip);
  const side = direction === 'rtl' ? 'right' : 'left';
  const shown = strip.getBoundingClientRect();
  const scale = shown.width / Number.parseFloat(width) || 1;
  return (box) => (box.getBoundingClientRect()[side] - shown[side]) / scale;
}

/** The slide that the visitor focused or scrolled to before the script came; undefined when neither. */
export function indexBefore(host: HTMLElement, slides: readonly Slide[]): number | undefined {
  const active = focusedBeside(host);
  const focused = host.contains(active) ? slides.findIndex(({ element }) => element.contains(active)) : -1;
  if (focused >= 0) return focused;
  return host.scrollLeft === 0 ? undefined : firstInView(slides, host);
}

/** What has the focus in the tree of the element. (`:has(:focus)` on each of many slides is slow.) */
export const focusedBeside = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;

export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
