// Autorows: rows that end flush, each near the wanted height (GAL-082). rows.ts splits them.
import { everywhere, frame, type Layout } from './layout';

export const autorows: Layout = {
  name: 'autorows',
  motion: 'none',
  predicate: everywhere,
  lightbox: true,
  meta: 'bottom',
  perView: () => 1,
  variables: (options) => ({
    ...frame(options, { gap: options.gutter ?? '20px' }),
    '--_row': `${options.rowHeight}px`,
  }),
};
