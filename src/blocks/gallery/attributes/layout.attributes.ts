// How may a page say how the slides of a gallery are laid out?
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

/** Where captions stand; the corners are small plates over the image. */
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

export const layoutOptions = {
  design: {
    ...choice(
      DESIGNS,
      'stacked',
      'Layout: one below the other (stacked), equal columns (grid), as many equal columns as fit (autogrid), columns of images in their own shape (autocolumns), rows that end flush (autorows), images beside their text (list), one at a time (slideshow), one in the middle of a strip (slider), several side by side (carousel). The runtime names base and strip mean stacked and slider; a name that is not known is shown as stacked.',
      { base: 'stacked', strip: 'slider' },
    ),
    /** The words for script (GAL-050); in markup the usual ones. */
    complaint: (value: unknown, written: ValueSource) =>
      written === 'property' && typeof value === 'string'
        ? `These are not the gallery designs you are looking for. (We could not find a design by the name ${value})`
        : undefined,
  },
  designOptions: json<Readonly<Record<string, unknown>> | null>(
    null,
    'Options of the design as one object, `{"speed": 0.4}`; each holds where nothing else says more.',
    { expects: 'an object of options | null', accept: (value) => (isObject(value) ? value : INVALID) },
  ),
  imageAspectRatio: aspectRatio(
    text(
      'Auto',
      'Width divided by height of every image, `3/2`, or a name such as square. Auto is the own shape of each image in stacked, grid, autocolumns, autorows, list and slider, 3/2 in slideshow and carousel, and square in autogrid.',
    ),
  ),
  autoCrop: flag(true, 'Images fill their frame and lose what stands over; off, they are shown whole.'),
  autoHeight: flag(
    true,
    'The slideshow is as high as the slide that is shown, where images are shown whole and in their own shape.',
  ),
  vSize: optional(
    number(
      50,
      'Height of slideshow and slider in percent of their width; unless it is said, 50 for the slider.',
      {
        min: 5,
        max: 200,
      },
    ),
  ),
  slidesPerRow: number(
    0,
    'Images side by side; 0 is the number of the design (grid: thumbnails-per-row, carousel: 3). Narrow galleries show at most 3 (under 724 px) or 2 (under 480 px).',
    { min: 0, max: 24, integer: true },
  ),
  columnWidth: positive(
    number(
      250,
      'Least width of a column of autogrid and autocolumns, in px; the columns share what is left.',
    ),
  ),
  rowHeight: positive(number(250, 'Height that the rows of autorows come close to, in px.')),
  listImageSize: size(
    optional(text('', 'Width of the images in the list, in % of the list or px; unless it is said, 30%.')),
    '%',
  ),
  padding: size(
    text(
      '20px',
      'Space between the images of stacked, grid and list, in px or %; up to 5 px of it between thumbnails.',
    ),
  ),
  gutter: size(
    optional(
      text(
        '',
        'Space between the images of the other designs, in px or %; unless it is said, 0 in autogrid and autocolumns, 20 in autorows, 1% in slider and carousel.',
      ),
    ),
  ),
  activeAlignment: choice(
    ['left', 'center', 'right'],
    'center',
    'Where in the slider the active slide stands: at its start, in the middle or at its end.',
    { start: 'left', middle: 'center', end: 'right' },
  ),
  metaPosition: optional(
    choice(
      META_POSITIONS,
      'below',
      'Where captions stand: below the image, or over it at an edge, in a corner, in the middle, or at the bottom only while it is pointed at or focused (hover). Unless it is said, below in stacked, grid, carousel and list (there beside the image), at the bottom in the others. Captions made of data-title and data-description never stand below.',
    ),
  ),
  mixedContent: flag(
    true,
    'Images and videos may be mixed; off, only slides of the same kind as the first are shown.',
  ),
  kenBurns: flag(false, 'Each image of the slideshow grows slowly while it is shown.'),
  kenBurnsZoom: number(1.075, 'How far it grows.', { min: 1, max: 2 }),
  thumbnails: flag(
    false,
    'Slideshow, slider and carousel show a strip of small images below, one for each slide.',
  ),
  thumbnailStripHeight: number(79, 'Height of that strip in px.', { min: 16, max: 400 }),
  thumbnailStripMargin: number(20, 'Space above that strip in px.', { min: 0, max: 400 }),
  thumbnailsPerRow: optional(
    number(
      4,
      'Images side by side in the grid, 4 unless it is said, and thumbnails side by side in their strip, which otherwise are as wide as their shape wants.',
      { min: 1, max: 24, integer: true },
    ),
  ),
  squareThumbs: optional(
    flag(
      true,
      'Thumbnails are squares; unless it is said, they are in the strip, and images of the grid keep their own shape.',
    ),
  ),
  refreshOnResize: flag(true, 'The gallery is laid out anew when its width has changed.'),
  refreshOnOrientationChange: flag(true, 'The gallery is laid out anew when the screen was turned.'),
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names that site builders print, as width divided by height. */
const SHAPES: Readonly<Record<string, number>> = {
  square: 1,
  standard: 4 / 3,
  'four-three': 4 / 3,
  'standard-vertical': 3 / 4,
  'three-four-vertical': 3 / 4,
  'three-two': 3 / 2,
  'two-three-vertical': 2 / 3,
  widescreen: 16 / 9,
  'sixteen-nine': 16 / 9,
  'anamorphic-widescreen': 2.4,
};

/** `Auto` or a positive number (GAL-003); also `3/2`, `3:2` and the printed names. */
function aspectRatio(attribute: Attribute<string>): Attribute<'Auto' | number> {
  const read = (value: unknown) => {
    const word = String(value).trim().toLowerCase();
    if (word === 'auto') return 'Auto';
    const [, width, height] = /^([\d.]+)\s*[/:]\s*([\d.]+)$/.exec(word) ?? [];
    const ratio = width ? Number(width) / Number(height) : (SHAPES[word] ?? parseNumber(value));
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

/** A length in px or %, as CSS. @param unit of a bare number */
function size<T extends string | null>(attribute: Attribute<T>, unit = 'px'): Attribute<T | string> {
  const read = (value: unknown) => {
    const length = parseNumber(value);
    if (length === INVALID || length < 0) return INVALID;
    const written = /(%|px)?\s*$/i.exec(String(value))?.[1] ?? unit;
    return `${length}${written.toLowerCase()}`;
  };
  return { ...attribute, expects: `a length such as 20${unit}, 20px or 1%`, read };
}

/** Zero and less are rejected (GAL-101). */
function positive(attribute: Attribute<number>): Attribute<number> {
  const read = (value: unknown) => {
    const parsed = parseNumber(value);
    return parsed === INVALID || parsed <= 0 ? INVALID : parsed;
  };
  return { ...attribute, expects: 'a positive number', read };
}
