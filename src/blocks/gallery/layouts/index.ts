// Which designs are there?
import { autocolumns } from './autocolumns';
import { autogrid } from './autogrid';
import { autorows } from './autorows';
import { carousel } from './carousel';
import { validateLayouts } from './checked';
import { grid } from './grid';
import type { GalleryOptions, Layout } from './layout';
import { list } from './list';
import { slider } from './slider';
import { hasAutoHeight, slideshow } from './slideshow';
import { stacked } from './stacked';

export const layouts: Readonly<Record<GalleryOptions['design'], Layout>> = validateLayouts({
  stacked,
  grid,
  autogrid,
  autocolumns,
  autorows,
  list,
  slideshow,
  slider,
  carousel,
});

/** Does a click on an image open the lightbox? */
export const opensLightbox = ({ design, lightbox }: GalleryOptions): boolean =>
  lightbox ?? layouts[design].lightbox ?? false;

/** What the style sheets have to know besides numbers. */
export const getLayoutAttributes = (options: GalleryOptions) => ({
  'data-meta': options.metaPosition ?? layouts[options.design].captionPosition ?? 'below',
  'data-thumbs': hasThumbnails(options) ? '' : undefined,
  'data-own-heights': hasAutoHeight(options) ? '' : undefined,
  'data-free': options.swipeSnapPoints === null ? undefined : '',
  'data-ken-burns': options.kenBurns && options.design === 'slideshow' ? '' : undefined,
});

/** Is there a strip of thumbnails? Not where all slides are shown anyway. */
export const hasThumbnails = ({ design, thumbnails }: GalleryOptions): boolean =>
  thumbnails && layouts[design].motion !== 'none';

/** Custom properties of the design and of the strip of thumbnails, whose gaps are 5 px at most (GAL-011). */
export const getLayoutVariables = (options: GalleryOptions) => ({
  ...layouts[options.design].variables(options),
  ...(hasThumbnails(options) && {
    '--_strip-height': `${options.thumbnailStripHeight}px`,
    '--_strip-margin': `${options.thumbnailStripMargin}px`,
    '--_strip-gap': `min(${options.padding}, ${THUMBNAIL_GAP}px)`,
    '--_strip-n': String(options.thumbnailsPerRow ?? 'initial'),
  }),
});

const THUMBNAIL_GAP = 5;
