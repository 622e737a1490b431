// Slides to load around those in view. Pure; indices start at 0.
import type { SlideCounts, SlidePosition } from '../../gallery.types';

/** Slides in view and `preload` slides on either side; wraps around the ends if the gallery loops (GAL-064). */
export function getPreloadIndices(
  { start }: SlidePosition,
  { count, perView }: SlideCounts,
  preload: number,
  loop: boolean,
): number[] {
  const indices = Array.from({ length: perView + 2 * preload }, (_, offset) => start - preload + offset);
  const wrapped = loop ? indices.map((index) => ((index % count) + count) % count) : indices;
  return [...new Set(wrapped)].filter((index) => index >= 0 && index < count);
}
