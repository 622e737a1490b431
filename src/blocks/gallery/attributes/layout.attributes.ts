// Attributes for layout, captions and thumbnails.
import { isRecord } from '../../../core/is-record';
import {
  type Attribute,
  choice,
  flag,
  INVALID,
  json,
  number,
  optional,
  parseNumber,
  text,
  type ValueSource,
} from '../../../kit/contract/attributes';
import { RATIO_NAMES } from './common-values';
import { positive } from './positive';

const DESIGNS = [
  'stacked',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'list',
  'slideshow',
  'slider',
  'carousel',
] as const;

/** Positions of captions; in the corners they are small labels over the image. */
const META_POSITIONS = [
  'below',
  'bottom',
  'top',
  'bottom-left',
  'bottom-right',
  'top-left',
  'top-right',
  'center',
  'hover',
  'none',
] as const;

export const layoutAttributes = {
  design: {
    ...choice(
      DESIGNS,
      'stacked',
      'Layout: one below another (stacked), equal columns (grid), as many equal columns as fit (autogrid), columns of images in their natural ratios (autocolumns), justified rows (autorows), images next to their text (list), one at a time (slideshow), a scrolling row with the active slide in the middle (slider), several side by side (carousel). The runtime names base and strip mean stacked and slider; an unknown name falls back to stacked.',
      { base: 'stacked', strip: 'slider' },
    ),
    /** The documented message for scripts (GAL-050); markup gets the usual one. */
    invalidMessage: (value: unknown, source: ValueSource) =>
      source === 'property' && typeof value === 'string'
        ? `These are not the gallery designs you are looking for. (We could not find a design by the name ${value})`
        : undefined,
  },
  designOptions: json<Readonly<Record<string, unknown>> | null>(
    null,
    'Options of the design as one object, such as `{"speed": 0.4}`; each applies unless it is set elsewhere.',
    { expects: 'an object of options | null', accept: (value) => (isRecord(value) ? value : INVALID) },
  ),
  imageAspectRatio: aspectRatio(
    text(
      'Auto',
      'Aspect ratio of every image, such as `3/2`, or a name such as square. Auto is the natural ratio of each image in stacked, grid, autocolumns, autorows, list and slider, 3/2 in slideshow and carousel, and square in autogrid.',
    ),
  ),
  autoCrop: flag(true, 'Images fill their frame and are cropped; if off, they are shown whole.'),
  autoHeight: flag(
    true,
    'The slideshow is as high as its current slide, if images are shown whole and in their natural ratios.',
  ),
  vSize: optional(
    number(50, 'Height of slideshow and slider as a percentage of their width. Default: 50 for the slider.', {
      min: 5,
      max: 200,
    }),
  ),
  slidesPerRow: number(
    0,
    'Images side by side; 0 for the default of the design (grid: thumbnails-per-row, carousel: 3). Narrow galleries show at most 3 (under 724 px) or 2 (under 480 px).',
    { min: 0, max: 24, integer: true },
  ),
  columnWidth: positive(
    number(
      250,
      'Minimum width of a column of autogrid and autocolumns, in px; the columns share the remaining width.',
    ),
  ),
  rowHeight: positive(number(250, 'Target height of the rows of autorows, in px.')),
  listImageSize: size(
    optional(text('', 'Width of the images in the list, in % of the list or px. Default: 30%.')),
    '%',
  ),
  padding: size(
    text(
      '20px',
      'Gap between the images of stacked, grid and list, in px or %; also between thumbnails, up to 5 px.',
    ),
  ),
  gutter: size(
    optional(
      text(
        '',
        'Gap between the images of the other designs, in px or %. Default: 0 in autogrid and autocolumns, 20 in autorows, 1% in slider and carousel.',
      ),
    ),
  ),
  activeAlignment: choice(
    ['left', 'center', 'right'],
    'center',
    'Alignment of the active slide of the slider: start, center or end.',
    { start: 'left', middle: 'center', end: 'right' },
  ),
  metaPosition: optional(
    choice(
      META_POSITIONS,
      'below',
      'Position of captions: below the image, or over it at an edge, in a corner, in the center, or at the bottom on hover and focus only (hover). Default: below in stacked, grid, carousel and list (there next to the image), at the bottom in the others. Captions from data-title and data-description are never below.',
    ),
  ),
  kenBurns: flag(false, 'Zooms each image of the slideshow slowly while it is shown.'),
  kenBurnsZoom: number(1.075, 'Scale at the end of the zoom.', { min: 1, max: 2 }),
  thumbnails: flag(
    false,
    'Slideshow, slider and carousel show a row of thumbnails below, one for each slide.',
  ),
  thumbnailStripHeight: number(79, 'Height of the thumbnails in px.', { min: 16, max: 400 }),
  thumbnailStripMargin: number(20, 'Space above the thumbnails in px.', { min: 0, max: 400 }),
  thumbnailsPerRow: optional(
    number(
      4,
      'Images side by side in the grid (default 4), and thumbnails side by side. Default for thumbnails: as many as fit in their aspect ratio.',
      { min: 1, max: 24, integer: true },
    ),
  ),
  squareThumbs: optional(
    flag(
      true,
      'Thumbnails and images of the grid are square. Default: square thumbnails, images of the grid in their natural ratios.',
    ),
  ),
  refreshOnResize: flag(true, 'Updates the layout when the width of the gallery changes.'),
  refreshOnOrientationChange: flag(true, 'Updates the layout when the screen orientation changes.'),
};

/** `Auto` or a positive number (GAL-003); also `3/2`, `3:2` and names. */
function aspectRatio(attribute: Attribute<string>): Attribute<'Auto' | number> {
  const read = (value: unknown) => {
    const name = String(value).trim().toLowerCase();
    if (name === 'auto') return 'Auto';
    const [, width, height] = /^([\d.]+)\s*[/:]\s*([\d.]+)$/.exec(name) ?? [];
    const [dividend, divisor] = width ? [Number(width), Number(height)] : (RATIO_NAMES[name] ?? []);
    const ratio = dividend !== undefined ? dividend / (divisor ?? 1) : parseNumber(value);
    return typeof ratio === 'number' && ratio > 0 && Number.isFinite(ratio) ? ratio : INVALID;
  };
  return {
    ...attribute,
    defaultValue: 'Auto',
    expects: 'Auto, a number, 3/2 or a name such as square',
    aliases: ['aspectRatio'],
    read,
  };
}

/** A CSS length in px or %. @param unit of a number without unit */
function size<T extends string | null>(attribute: Attribute<T>, unit = 'px'): Attribute<T | string> {
  const read = (value: unknown) => {
    const length = parseNumber(value);
    if (length === INVALID || length < 0) return INVALID;
    const suffix = /(%|px)?\s*$/i.exec(String(value))?.[1] ?? unit;
    return `${length}${suffix.toLowerCase()}`;
  };
  return { ...attribute, expects: `a length such as 20${unit}, 20px or 1%`, read };
}
