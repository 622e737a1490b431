// The layout of each design, and what the style sheets need to know about the chosen one.
import { warn } from '../../../kit/element/warn';
import type { Design, GalleryOptions, Layout } from '../gallery.types';
import { carousel, hasAutoHeight, slider, slideshow } from './sliding-layouts';
import { autocolumns, autogrid, autorows, grid, list, stacked } from './static-layouts';

export const layouts: Readonly<Record<Design, Layout>> = validateLayouts({
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

/** Returns the layouts; warns about one that has none or both of `container` and `predicate` (GAL-111). */
export function validateLayouts<T extends Readonly<Record<string, FocusTarget>>>(layouts: T): T {
  for (const [name, { container, predicate }] of Object.entries(layouts))
    if ((container === undefined) === (predicate === undefined))
      warn(
        'site-gallery',
        `design "${name}" must have exactly one of container and predicate for focus; it has ${container === undefined ? 'none' : 'both'}.`,
      );
  return layouts;
}

interface FocusTarget {
  readonly container?: unknown;
  readonly predicate?: unknown;
}

/** Whether a click on an image opens the lightbox. */
export const opensLightbox = ({ design, lightbox }: GalleryOptions): boolean =>
  lightbox ?? layouts[design].lightbox ?? false;

/** False for designs in which all slides are visible. */
export const hasThumbnails = ({ design, thumbnails }: GalleryOptions): boolean =>
  thumbnails && layouts[design].motion !== 'none';

/** Data attributes of the base part. */
export const getLayoutAttributes = (options: GalleryOptions) => ({
  'data-meta': options.metaPosition ?? layouts[options.design].captionPosition ?? 'below',
  'data-thumbs': hasThumbnails(options) ? '' : undefined,
  'data-auto-height': hasAutoHeight(options) ? '' : undefined,
  'data-free-scroll': options.swipeSnapPoints === null ? undefined : '',
  'data-ken-burns': options.kenBurns && options.design === 'slideshow' ? '' : undefined,
});

/**
 * Custom properties of the layout and of the thumbnails, whose gap is 5 px at most (GAL-011). gallery.base.css uses the same
 * names, so that a server can set them before the script.
 */
export const getLayoutVariables = (options: GalleryOptions) => ({
  ...layouts[options.design].variables(options),
  ...(hasThumbnails(options) && {
    '--_sh': `${options.thumbnailStripHeight}px`,
    '--_sm': `${options.thumbnailStripMargin}px`,
    '--_thumbnails-gap': `min(${options.padding}, ${THUMBNAIL_GAP}px)`,
    '--_thumbnails-per-row': String(options.thumbnailsPerRow ?? 'initial'),
  }),
});

const THUMBNAIL_GAP = 5;
