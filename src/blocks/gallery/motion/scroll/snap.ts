// Snapping of the track: where a slide snaps, how far away it is, and which slide is snapped now. The CSS side is
// `scroll-snap-align: var(--_align)` in gallery.css and `scroll-snap-type` in controls/slide-controls.css.
import { type SnapPoints, snapToPoint } from '../../../../core/gesture/snap-points';
import { getSlideElement } from '../../content/slide-elements';
import { getActiveElement, getColumnGap, isRtl } from '../../dom';
import type { Slide } from '../../gallery.types';

/** The snap position of a slide as a share of the track width, by `--_align`; 0 for the start. */
const SNAP_SHARES: Readonly<Record<string, number>> = { center: 0.5, end: 1 };

/** The distance of an element from its snap position, in CSS px along the scroll axis, positive to the right. */
export const getSnapOffset = (element: Element, track: Element): number => createSnapRuler(track)(element);

/** Whether the slide is at its snap position, or as near as the end of the track allows. */
export function isSnapped(slide: Slide, track: HTMLElement): boolean {
  const isAtScrollEnd = Math.abs(track.scrollLeft) + track.clientWidth >= track.scrollWidth - 1;
  const element = getSlideElement(slide);
  return isAtScrollEnd || !element || Math.abs(getSnapOffset(element, track)) < 2;
}

/** The index of the slide nearest to its snap position. Measures few slides, however many there are. */
export function findSnappedIndex(slides: readonly Slide[], track: Element): number {
  if (hasColumns(track)) return Math.round(getScrollIndex(track, slides.length));
  const measure = createSnapRuler(track);
  const sign = isRtl(track) ? -1 : 1;
  return findNearestIndex(0, slides.length, (index) => {
    const element = getSlideElement(slides[index] as Slide);
    return element ? sign * measure(element) : 0;
  });
}

/** Whether the track has a column for each slide, of which few are rendered. */
export const hasColumns = (track: Element): boolean => track.hasAttribute('data-columns');

/** The number of equal columns that are scrolled past. @param count all columns */
export function getScrollIndex(track: Element, count: number): number {
  return Math.abs(track.scrollLeft) / ((track.scrollWidth + getColumnGap(track)) / count) || 0;
}

/** The slide that the user focused or scrolled to before the script was loaded; undefined if there is none. */
export function getInitialIndex(host: HTMLElement, slides: readonly Slide[]): number | undefined {
  if (!slides[0]?.element) return undefined;
  const active = getActiveElement(host);
  const focused = host.contains(active) ? slides.findIndex(({ element }) => element?.contains(active)) : -1;
  if (focused >= 0) return focused;
  return host.scrollLeft === 0 ? undefined : findSnappedIndex(slides, host);
}

/** Scrolls to the nearest of the `swipe-snap-points`. @returns whether it has to scroll */
export function scrollToSnapPoint(track: HTMLElement, points: SnapPoints, isInstant: boolean): boolean {
  const { scrollLeft, clientWidth, scrollWidth } = track;
  const max = scrollWidth - clientWidth;
  const distance = Math.min(max, Math.abs(snapToPoint(scrollLeft, clientWidth, points)));
  const left = distance * Math.sign(scrollLeft);
  if (Math.abs(left - scrollLeft) < 1) return false;
  track.scrollTo({ left, behavior: isInstant ? 'instant' : 'smooth' });
  return true;
}

/**
 * Binary search for the position nearest to a target.
 * @param positionAt ascending positions by index; each call may be a measurement
 * @returns the lower index of two that are equally near; 0 if `count` is 0
 */
export function findNearestIndex(
  target: number,
  count: number,
  positionAt: (index: number) => number,
): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positionAt(middle) < target) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return 0;
  if (low === count) return count - 1;
  return target - positionAt(low - 1) <= positionAt(low) - target ? low - 1 : low;
}

/** Slides that glide.ts animates at the moment. */
export const glidingSlides = new WeakSet<Element>();

/** How far a slide is shown from its place, in px to the right. */
export const getGlideOffset = (slide: Element): number =>
  (glidingSlides.has(slide) && Number.parseFloat(getComputedStyle(slide).translate)) || 0;

/** Measures the snap offset of several elements in the same track, also if the page scales the gallery. */
function createSnapRuler(track: Element): (element: Element) => number {
  const styles = getComputedStyle(track);
  const share = SNAP_SHARES[styles.getPropertyValue('--_align')] ?? 0;
  const shareFromLeft = styles.direction === 'rtl' ? 1 - share : share;
  const getAnchor = ({ left, width }: DOMRect) => left + width * shareFromLeft;
  const trackRect = track.getBoundingClientRect();
  const scale = trackRect.width / Number.parseFloat(styles.width) || 1;
  return (element) =>
    (getAnchor(element.getBoundingClientRect()) - getAnchor(trackRect)) / scale - getGlideOffset(element);
}
