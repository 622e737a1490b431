// List: each image beside its text (GAL-090).
import { frame, type Layout } from './layout';

export const list: Layout = {
  name: 'list',
  motion: 'none',
  perView: () => 1,
  variables: (options) => ({
    ...frame(options, { gap: options.padding }),
    '--_list': options.listImageSize ?? '30%',
  }),
};
