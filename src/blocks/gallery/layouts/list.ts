// List: each image beside its text (GAL-090).
import { everywhere, frame, type Layout } from './layout';

/** Of the image, where nobody says another one. */
export const LIST_SIZE = '30%';

export const list: Layout = {
  name: 'list',
  motion: 'none',
  predicate: everywhere,
  perView: () => 1,
  variables: (options) => ({
    ...frame(options, { gap: options.padding }),
    '--_list': options.listImageSize ?? LIST_SIZE,
  }),
};
