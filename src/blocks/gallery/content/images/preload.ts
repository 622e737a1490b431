// Which slides are loaded around the ones in view? Pure: indices only, from 0.
import type { SlideCounts, SlidePosition } from '../../gallery.model';

/** Those in view and so many on either side, over the ends where the gallery goes round (GAL-064). */
export function getPreloadIndices(
  { start }: SlidePosition,
  { count, perView }: SlideCounts,
  preload: number,
  loop: boolean,
): number[] {
  const wanted = Array.from({ length: perView + 2 * preload }, (_, at) => start - preload + at);
  const inside = loop ? wanted.map((index) => ((index % count) + count) % count) : wanted;
  return [...new Set(inside)].filter((index) => index >= 0 && index < count);
}
