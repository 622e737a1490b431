// Grid: rows of equal columns, 4 unless asked otherwise (GAL-009, GAL-083), 20 px apart (GAL-010).
import { allReachable, type GalleryOptions, getFrameVariables, type Layout } from './layout';

export const grid: Layout = {
  name: 'grid',
  motion: 'none',
  predicate: allReachable,
  lightbox: true,
  perView: () => 1,
  variables: (options) => ({
    ...getFrameVariables(options, { gap: options.padding, ratio: options.squareThumbs ? '1' : 'initial' }),
    '--_n': String(getSlidesPerRow(options)),
  }),
};

/** Columns, where there is room for them. */
export const getSlidesPerRow = ({ slidesPerRow, thumbnailsPerRow }: GalleryOptions): number =>
  slidesPerRow || (thumbnailsPerRow ?? 4);
