// List: each image beside its text (GAL-090).
import { allReachable, getFrameVariables, type Layout } from './layout';

/** Of the image, where nobody says another one. */
export const LIST_SIZE = '30%';

export const list: Layout = {
  name: 'list',
  motion: 'none',
  predicate: allReachable,
  perView: () => 1,
  variables: (options) => ({
    ...getFrameVariables(options, { gap: options.padding }),
    '--_list': options.listImageSize ?? LIST_SIZE,
  }),
};
