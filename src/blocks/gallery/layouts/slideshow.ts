// Slideshow (runtime name stacked): one slide at a time, each fades into the next (GAL-091, GAL-092).
import { frame, type Layout } from './layout';

export const slideshow: Layout = {
  name: 'slideshow',
  motion: 'fade',
  click: 'next',
  perView: () => 1,
  variables: (options) => frame(options, '1.5'),
};
