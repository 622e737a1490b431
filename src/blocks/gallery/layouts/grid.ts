// Grid: rows of equal columns, 4 unless asked otherwise (GAL-009, GAL-083), 20 px apart (GAL-010).
import { everywhere, frame, type GalleryOptions, type Layout } from './layout';

export const grid: Layout = {
  name: 'grid',
  motion: 'none',
  predicate: everywhere,
  lightbox: true,
  perView: () => 1,
  variables: (options) => ({
    ...frame(options, { gap: options.padding, ratio: options.squareThumbs ? '1' : 'initial' }),
    '--_n': String(perRow(options)),
  }),
};

/** Columns, where there is room for them. */
export const perRow = ({ slidesPerRow, thumbnailsPerRow }: GalleryOptions): number =>
  slidesPerRow || (thumbnailsPerRow ?? 4);
