// Public API of <site-image>.

import { type Point, readPoint } from '../../core/focal-point';
import { readAlignment } from '../../core/image-loader/alignment';
import { readSize, type Size } from '../../core/image-size';
import { type Attribute, choice, flag, INVALID, number, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './image.loading';

export const image = contract({
  tag: 'site-image',
  description:
    'Shows an image with its caption, title or button in one of six designs. Loads deferred images once, in the size that fits.',
  kind: 'react',
  loading,
  dependencies: ['site-lightbox'],
  attributes: {
    design: choice(
      ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'],
      'inline',
      'Position of the text. `inline`: below the image; `poster`: over the image; `card`: beside it; `overlap`: beside and partly over it; `collage`: on a panel that overlaps it; `stack`: centered below it. Below a width of 415 px, the text of `card`, `overlap` and `collage` is below the image.',
    ),
    lightbox: flag(false, 'Opens the image in the lightbox on click, unless it links to a page.'),
    lightboxTheme: choice(['dark', 'light'], 'dark', 'Color theme of the lightbox.'),
    labelOpen: text('Enlarge image', 'Label of the button that opens the lightbox.'),
    mode: choice(
      ['null', 'fit', 'fill', 'none'],
      'null',
      'How the image fills its box. `fill`: covers the box; `fit`: shows the whole image; `none`: not positioned; `null`: from the class `content-fill` or `content-fit`.',
      { cover: 'fill', contain: 'fit' },
    ),
    focalPoint: parsedText<Point>(
      text('', 'Point that stays in view when the image is cropped. Default: `data-image-focal-point`.'),
      readPoint,
      'a point such as 0.5,0.5',
    ),
    fitAlignment: parsedText<Point>(
      text('', 'Sides of the box that an uncropped image is aligned to.'),
      readAlignment,
      'top, left, center, right, bottom or two of them',
    ),
    dimensions: parsedText<Size>(
      text('', 'Natural size of the image. Default: `data-image-dimensions`.'),
      readSize,
      'a size such as 1500x1000',
    ),
    fixedRatio: flag(false, 'Gives the box the aspect ratio of the image.'),
    stretch: flag(true, 'Allows the image to be displayed larger than its natural size.'),
    useAdvancedPositioning: flag(
      false,
      'Moves the focal point as close to the center of the box as the edges of the image allow.',
    ),
    useBgImage: flag(
      false,
      'Shows the image as a background. The `img` remains for screen readers and forced colors.',
    ),
    load: flag(true, 'If false, the image is positioned but not loaded.'),
    sizeFormat: choice(
      ['auto', 'queryString', 'filename'],
      'auto',
      'How the requested width is added to the URL. `queryString`: photo.jpg?format=750w; `filename`: photo-750w.jpg; `auto`: detected from the URL. `{width}` in the URL is always replaced.',
      { 'query-string': 'queryString', 'file-name': 'filename' },
    ),
    sizeAdjustment: number(1, 'Factor for the requested width.', { min: 0.1, max: 10 }),
    dprMin: number(0, 'Minimum device pixel ratio.', { min: 0, max: 10 }),
    dprMax: number(10, 'Maximum device pixel ratio.', { min: 0.1, max: 10 }),
    allowSaveData: flag(true, 'Requests a smaller file for visitors who prefer reduced data.'),
    forceImageUpdate: flag(
      false,
      'Requests a larger file at every size step instead of only when the current one is two steps too small.',
    ),
  },
  events: {
    'site-image-load': event<{ source: string }>('Dispatched when the element has loaded an image.'),
    'site-image-error': event<{ source: string }>(
      'Dispatched when an image has failed to load after all retries; its alternative text is displayed.',
    ),
    'site-image-open-request': event<{ source: string }>('Dispatched before the lightbox opens; cancelable.'),
  },
  slots: {
    '': 'A figure with an `img` (optionally in a link) and a `figcaption`, a single `img`, or the image block of a site builder.',
  },
  parts: {
    base: 'Container of the content.',
    open: 'Button that opens the lightbox.',
  },
  cssProperties: {
    '--site-image-ratio': 'Aspect ratio of the image, such as 3 / 2 (default: its own).',
    '--site-image-radius': 'Corner radius of the image.',
    '--site-image-placeholder':
      'Background of the image until it has loaded: a color or a gradient. Overrides `data-color-center` of the image.',
    '--site-image-panel': 'Text background of `poster`, `overlap` and `collage`.',
    '--site-image-ink': 'Text color of `poster`, `overlap` and `collage`.',
    '--site-image-focus': 'Focus ring color.',
  },
});

/** A text attribute with a parser; null while unset. */
function parsedText<T>(
  attribute: Attribute<string>,
  parse: (value: unknown) => T | null,
  expects: string,
): Attribute<T | null> {
  return { ...attribute, defaultValue: null, expects, read: (value) => parse(value) ?? INVALID };
}
