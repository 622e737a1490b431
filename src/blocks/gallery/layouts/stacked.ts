// Stacked (runtime name base): every slide at full width, one below the other.
import { allReachable, getFrameVariables, type Layout } from './layout';

export const stacked: Layout = {
  name: 'stacked',
  motion: 'none',
  predicate: allReachable,
  perView: () => 1,
  variables: (options) => getFrameVariables(options, { gap: options.padding }),
};
