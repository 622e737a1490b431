// Grid: rows of equal columns, 4 unless asked otherwise (GAL-009, GAL-083), 20 px apart (GAL-010).
import { frame, type Layout } from './layout';

export const grid: Layout = {
  name: 'grid',
  motion: 'none',
  lightbox: true,
  perView: () => 1,
  variables: (options) => ({
    ...frame(options, 'initial'),
    '--_gap': options.padding,
    '--_n': String(options.slidesPerRow || options.thumbnailsPerRow),
  }),
};
