// Autogrid: as many equal columns as fit (GAL-081); the number is rounded down, and they share what is left.
import { columnsIn } from './columns';
import { everywhere, frame, type Layout } from './layout';
import { placeInGrid } from './places';

export const autogrid: Layout = {
  name: 'autogrid',
  motion: 'none',
  predicate: everywhere,
  meta: 'bottom',
  perView: () => 1,
  place: (ratios, space, { columnWidth }) => placeInGrid(ratios, columnsIn(space, columnWidth), space),
  variables: (options) => ({
    ...frame(options, { gap: options.gutter ?? '0px', ratio: '1' }),
    '--_width': `${options.columnWidth}px`,
  }),
};
