// Which slides does the data of a page hold? Fetched where there is data.
import { readString } from '../../../core/read';
import { INVALID, parseNumber } from '../../../kit/contract/attributes';
import type { SlideData } from '../attributes/slides.attributes';
import { getSlideKey, type Slide, toSafeUrl } from './read-slides';

/** The slides of the data; entries that are none are left out. What they say is read when it is asked for. */
export function createDataSlides(items: readonly SlideData[]): readonly Slide[] {
  const pictures = items.filter(isSlide);
  const areDifferent = new Set(pictures).size === pictures.length;
  return pictures.map((picture, index) => new DataSlide(picture, areDifferent ? '' : `-${index}`));
}

/** Width by height of each slide that is data. */
export const getAspectRatios = (slides: readonly Slide[]): Float64Array =>
  Float64Array.from(slides, ({ data }) => ratioOf(parseNumber(data?.width), parseNumber(data?.height)));

const ratioOf = (width: number | typeof INVALID, height: number | typeof INVALID): number =>
  width !== INVALID && height !== INVALID && width > 0 && height > 0 ? width / height : 3 / 2;

const isSlide = (item: unknown): item is SlideData =>
  typeof item === 'object' &&
  item !== null &&
  typeof (item as SlideData).src === 'string' &&
  (item as SlideData).src !== '';

/** Data is not checked beforehand: whatever a field holds, it is read as text. */
class DataSlide implements Slide {
  readonly element = null;
  readonly direct = false;
  readonly type = 'image';
  readonly data: SlideData;
  /** Tells slides apart that are the same object. */
  readonly #suffix: string;

  constructor(picture: SlideData, suffix: string) {
    this.data = picture;
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
