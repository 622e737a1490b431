// Where in the strip is a slide? The one place of the gallery that measures positions.
import type { Slide } from './slides';

/** The box that is laid out: the frame in the shadow root around a child, or the slide itself inside a wrapper. */
export const boxOf = ({ element, direct }: Slide): Element =>
  (direct && element.assignedSlot?.parentElement) || element;

/**
 * How far the start of the box is from the start of the strip, in CSS px along the scroll axis (to the right);
 * also where the page shows the gallery scaled.
 */
export function offsetOf(box: Element, strip: Element): number {
  const { direction, width } = getComputedStyle(strip);
  const side = direction === 'rtl' ? 'right' : 'left';
  const shown = strip.getBoundingClientRect();
  const scale = shown.width / Number.parseFloat(width) || 1;
  return (box.getBoundingClientRect()[side] - shown[side]) / scale;
}

/** The slide that stands nearest to the start of the strip. */
export function firstInView(slides: readonly Slide[], strip: Element): number {
  const offsets = slides.map((slide) => Math.abs(offsetOf(boxOf(slide), strip)));
  return Math.max(0, offsets.indexOf(Math.min(...offsets)));
}

/** The slide that the visitor focused or scrolled to before the script came; undefined when neither. */
export function indexBefore(host: HTMLElement, slides: readonly Slide[]): number | undefined {
  const active = (host.getRootNode() as Document | ShadowRoot).activeElement;
  const focused = active ? slides.findIndex(({ element }) => element.contains(active)) : -1;
  if (focused >= 0) return focused;
  return host.scrollLeft === 0 ? undefined : firstInView(slides, host);
}

export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
