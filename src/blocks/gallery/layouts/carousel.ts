// Carousel: a strip that shows some slides side by side and scrolls by groups (GAL-084 to GAL-089).
import { getFrameVariables, type Layout } from './layout';

/** Slides in view: 3 by default (GAL-084). */
const PER_ROW = 3;

export const carousel: Layout = {
  name: 'carousel',
  motion: 'scroll',
  container: 'track',
  perView: ({ slidesPerRow }, width) => fitSlidesPerRow(slidesPerRow || PER_ROW, width),
  variables: (options) => ({
    ...getFrameVariables(options, { ratio: '1.5', gap: options.gutter ?? '1%' }),
    '--_n': String(options.slidesPerRow || PER_ROW),
  }),
};

/**
 * At most 2 under 480 px and 3 under 724 px (GAL-085). The style sheet says the same with `--_column`.
 * @param width of the gallery in px
 */
export function fitSlidesPerRow(perRow: number, width: number | null): number {
  if (width === null) return perRow;
  if (width < 480) return Math.min(perRow, 2);
  return width < 724 ? Math.min(perRow, 3) : perRow;
}
