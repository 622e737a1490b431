// Autocolumns: columns of images in their own shape (GAL-080). The columns of CSS place them: read down one column and
// then the next, they stand in the order of the page.
import { allReachable, getFrameVariables, type Layout } from './layout';

export const autocolumns: Layout = {
  name: 'autocolumns',
  motion: 'none',
  predicate: allReachable,
  captionPosition: 'bottom',
  perView: () => 1,
  variables: (options) => ({
    ...getFrameVariables(options, { gap: options.gutter ?? '0px' }),
    '--_width': `${options.columnWidth}px`,
  }),
};
