// How may a page say in what way an image is loaded and placed? The options of the image loader, as attributes.
import { readAlignment } from '../../core/image-loader/alignment';
import { type Point, readPoint } from '../../core/point';
import { readSize, type Size } from '../../core/size';
import { type Attribute, choice, flag, INVALID, number, text } from '../../kit/contract/attributes';

export const loaderAttributes = {
  mode: choice(
    ['null', 'fit', 'fill', 'none'],
    'null',
    'fill: the image covers its box; fit: it is shown whole in it; none: it is not placed; null: as the class content-fill or content-fit says.',
    { cover: 'fill', contain: 'fit' },
  ),
  focalPoint: parsedText<Point>(
    text('', 'What stays in view when the image is cropped; else data-image-focal-point says it.'),
    readPoint,
    'a point such as 0.5,0.5',
  ),
  fitAlignment: parsedText<Point>(
    text('', 'Sides that an image touches which is shown whole.'),
    readAlignment,
    'top, left, center, right, bottom or two of them',
  ),
  dimensions: parsedText<Size>(
    text('', 'Own size of the image; else data-image-dimensions says it.'),
    readSize,
    'a size such as 1500x1000',
  ),
  fixedRatio: flag(false, 'The box has the shape of the image.'),
  stretch: flag(true, 'The image may be shown larger than it is.'),
  useAdvancedPositioning: flag(false, 'Brings the focal point as near to the middle of the box as can be.'),
  useBgImage: flag(
    false,
    'The image is shown as a background; the img stays, for those who do not see it and for forced colours.',
  ),
  load: flag(true, 'Off, the image is placed but not loaded, until it is on.'),
  sizeFormat: choice(
    ['auto', 'queryString', 'filename'],
    'auto',
    'How the width that is asked for is put into the address: photo.jpg?format=750w, or photo-750w.jpg; auto: as the address shows, where {width} makes room for it anywhere.',
    { 'query-string': 'queryString', 'file-name': 'filename' },
  ),
  sizeAdjustment: number(1, 'Factor on the width that is asked for.', { min: 0.1, max: 10 }),
  dprMin: number(0, 'Least pixels for each CSS pixel.', { min: 0, max: 10 }),
  dprMax: number(10, 'Most pixels for each CSS pixel.', { min: 0.1, max: 10 }),
  allowSaveData: flag(true, 'Visitors who save data get a smaller file.'),
  forceImageUpdate: flag(
    false,
    'Asks for a larger file whenever the box needs one; off, only when the image would look coarse.',
  ),
};

/** A text of which something is made; null while it is not there. */
function parsedText<T>(
  attribute: Attribute<string>,
  make: (value: unknown) => T | null,
  expects: string,
): Attribute<T | null> {
  return { ...attribute, defaultValue: null, expects, read: (value) => make(value) ?? INVALID };
}
