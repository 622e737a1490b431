// Autogrid: as many equal columns as fit (GAL-081); the number is rounded down, and they share what is left.
import { allReachable, getFrameVariables, type Layout } from './layout';

export const autogrid: Layout = {
  name: 'autogrid',
  motion: 'none',
  predicate: allReachable,
  captionPosition: 'bottom',
  perView: () => 1,
  variables: (options) => ({
    ...getFrameVariables(options, { gap: options.gutter ?? '0px', ratio: '1' }),
    '--_width': `${options.columnWidth}px`,
  }),
};
