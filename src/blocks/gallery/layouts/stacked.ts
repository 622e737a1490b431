// Stacked (runtime name base): every slide at full width, one below the other.
import { everywhere, frame, type Layout } from './layout';

export const stacked: Layout = {
  name: 'stacked',
  motion: 'none',
  predicate: everywhere,
  perView: () => 1,
  variables: (options) => frame(options, { gap: options.padding }),
};
