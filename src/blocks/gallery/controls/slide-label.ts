// Labels of slides and the announcement of the current one.
import type { Slide } from '../gallery.types';

/** Replaces `{index}` and `{count}`. */
export const formatSlideLabel = (label: string, index: number | string, count: number): string =>
  label.replaceAll('{index}', String(index)).replaceAll('{count}', String(count));

/** `2 of 6: Salt flats`, or `4–6 of 9` if several slides are in view. */
export function formatAnnouncement(
  label: string,
  slides: readonly Slide[],
  start: number,
  perView: number,
): string {
  const end = Math.min(start + perView, slides.length);
  if (end - start > 1) return formatSlideLabel(label, `${start + 1}–${end}`, slides.length);
  return [formatSlideLabel(label, start + 1, slides.length), slides[start]?.name].filter(Boolean).join(': ');
}
