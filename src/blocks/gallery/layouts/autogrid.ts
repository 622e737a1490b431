// Autogrid: as many equal columns as fit (GAL-081); the number is rounded down, and they share what is left.
import { everywhere, frame, type Layout } from './layout';

export const autogrid: Layout = {
  name: 'autogrid',
  motion: 'none',
  predicate: everywhere,
  meta: 'bottom',
  perView: () => 1,
  variables: (options) => ({
    ...frame(options, { gap: options.gutter ?? '0px', ratio: '1' }),
    '--_width': `${options.columnWidth}px`,
  }),
};
