// Autorows: rows that end flush, each near the wanted height (GAL-082). rows.ts splits them.
import { allReachable, getFrameVariables, type Layout } from './layout';

export const autorows: Layout = {
  name: 'autorows',
  motion: 'none',
  predicate: allReachable,
  lightbox: true,
  captionPosition: 'bottom',
  perView: () => 1,
  variables: (options) => ({
    ...getFrameVariables(options, { gap: options.gutter ?? '20px' }),
    '--_row': `${options.rowHeight}px`,
  }),
};
