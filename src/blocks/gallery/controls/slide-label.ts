// What is said of a slide's place in the row, and of what is shown?
import type { Slide } from '../content/read-slides';

/** Fills in `{index}` and `{count}`. */
export const formatSlideLabel = (label: string, index: number | string, count: number): string =>
  label.replaceAll('{index}', String(index)).replaceAll('{count}', String(count));

/** `2 of 6: Salt flats`, or `4–6 of 9` where several are in view. */
export function formatStatus(
  label: string,
  slides: readonly Slide[],
  start: number,
  perView: number,
): string {
  const end = Math.min(start + perView, slides.length);
  if (end - start > 1) return formatSlideLabel(label, `${start + 1}–${end}`, slides.length);
  return [formatSlideLabel(label, start + 1, slides.length), slides[start]?.name].filter(Boolean).join(': ');
}
