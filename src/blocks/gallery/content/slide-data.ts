// Slides from data objects.
import { readString } from '../../../core/read';
import { INVALID, parseNumber } from '../../../kit/contract/attributes';
import { toSafeUrl } from '../../../kit/html/safe-url';
import type { SlideData } from '../attributes/slides.attributes';
import type { Slide } from '../gallery.types';
import { getSlideKey } from './slide-keys';

/** Creates a slide for each valid item. The fields of an item are read on access. */
export function createDataSlides(items: readonly SlideData[]): readonly Slide[] {
  const valid = items.filter(isSlideData);
  const areUnique = new Set(valid).size === valid.length;
  return valid.map((data, index) => new DataSlide(data, areUnique ? '' : `-${index}`));
}

/** Width divided by height of each data slide. */
export const getAspectRatios = (slides: readonly Slide[]): Float64Array =>
  Float64Array.from(slides, ({ data }) => toAspectRatio(parseNumber(data?.width), parseNumber(data?.height)));

const toAspectRatio = (width: number | typeof INVALID, height: number | typeof INVALID): number =>
  width !== INVALID && height !== INVALID && width > 0 && height > 0 ? width / height : 3 / 2;

const isSlideData = (item: unknown): item is SlideData =>
  typeof item === 'object' &&
  item !== null &&
  typeof (item as SlideData).src === 'string' &&
  (item as SlideData).src !== '';

/** The data is not validated: each field is read as text, whatever its type. */
class DataSlide implements Slide {
  readonly element = null;
  readonly siblingCaption = null;
  readonly isDirectChild = false;
  readonly type = 'image';
  readonly data: SlideData;
  /** Makes the key unique if the same object occurs several times. */
  readonly #suffix: string;

  constructor(data: SlideData, suffix: string) {
    this.data = data;
    this.#suffix = suffix;
  }

  get key() {
    return getSlideKey(this.data) + this.#suffix;
  }

  get id() {
    return readString(this.data.id).trim();
  }
  get url() {
    return readString(this.data.url).trim();
  }
  get title() {
    return readString(this.data.title).trim();
  }
  get description() {
    return readString(this.data.description).trim();
  }
  get name() {
    return this.title || readString(this.data.alt).trim();
  }
  get href() {
    return toSafeUrl(readString(this.data.href).trim());
  }
}
