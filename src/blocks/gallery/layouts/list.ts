// List: each image beside its text (GAL-090).
import { everywhere, frame, type Layout } from './layout';
import { placeInGrid } from './places';

/** Of the image, where nobody says another one. */
const SIZE = '30%';

export const list: Layout = {
  name: 'list',
  motion: 'none',
  predicate: everywhere,
  perView: () => 1,
  place: (ratios, space, { listImageSize }) => {
    const share = shareOf(listImageSize ?? SIZE, space.width);
    return placeInGrid(
      Float64Array.from(ratios, (ratio) => ratio / share),
      1,
      space,
    );
  },
  variables: (options) => ({
    ...frame(options, { gap: options.padding }),
    '--_list': options.listImageSize ?? SIZE,
  }),
};

/** The part of the width that a size in % or px takes. */
const shareOf = (size: string, width: number): number =>
  Math.min(1, Number.parseFloat(size) / (size.endsWith('%') ? 100 : width)) || 1;
