// Layouts that show all slides at once.
import type { GalleryOptions, Layout } from '../gallery.types';
import { getFrameVariables, isAlwaysReachable } from './layout';

const shared = { motion: 'none', predicate: isAlwaysReachable, perView: () => 1 } as const;

/** Every slide at full width, one below another (runtime name `base`). */
export const stacked: Layout = {
  ...shared,
  name: 'stacked',
  variables: (options) => getFrameVariables(options, { gap: options.padding }),
};

/** Equal columns, 4 by default (GAL-009, GAL-083), 20 px apart (GAL-010). */
export const grid: Layout = {
  ...shared,
  name: 'grid',
  lightbox: true,
  variables: (options) => ({
    ...getFrameVariables(options, { gap: options.padding, ratio: options.squareThumbs ? '1' : 'initial' }),
    '--_n': String(getGridColumns(options)),
  }),
};

/** Columns of the grid; narrow galleries show fewer. */
export const getGridColumns = ({ slidesPerRow, thumbnailsPerRow }: GalleryOptions): number =>
  slidesPerRow || (thumbnailsPerRow ?? 4);

/** As many equal columns as fit, rounded down; they share the remaining width (GAL-081). */
export const autogrid: Layout = {
  ...shared,
  name: 'autogrid',
  captionPosition: 'bottom',
  variables: (options) => ({
    ...getFrameVariables(options, { gap: options.gutter ?? '0px', ratio: '1' }),
    '--_width': `${options.columnWidth}px`,
  }),
};

/** Columns of images in their natural ratios (GAL-080). CSS columns keep document order: down one column, then the next. */
export const autocolumns: Layout = {
  ...shared,
  name: 'autocolumns',
  captionPosition: 'bottom',
  variables: (options) => ({
    ...getFrameVariables(options, { gap: options.gutter ?? '0px' }),
    '--_width': `${options.columnWidth}px`,
  }),
};

/** Justified rows, each near the target height (GAL-082); see justified-rows.model.ts. */
export const autorows: Layout = {
  ...shared,
  name: 'autorows',
  lightbox: true,
  captionPosition: 'bottom',
  variables: (options) => ({
    ...getFrameVariables(options, { gap: options.gutter ?? '20px' }),
    '--_row': `${options.rowHeight}px`,
  }),
};

/** Default width of the image in the list. */
export const LIST_IMAGE_SIZE = '30%';

/** Each image next to its text (GAL-090). */
export const list: Layout = {
  ...shared,
  name: 'list',
  variables: (options) => ({
    ...getFrameVariables(options, { gap: options.padding }),
    '--_list': options.listImageSize ?? LIST_IMAGE_SIZE,
  }),
};
