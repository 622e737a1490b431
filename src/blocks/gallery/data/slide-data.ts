// Which slides does the data of a page hold? Fetched where there is data.
import { readString } from '../../../core/read';
import { INVALID, readNumber } from '../../../kit/attributes';
import type { SlideData } from '../content/content.attributes';
import { keyOf, type Slide, safeUrl } from '../content/slides';

/** The slides of the data; entries that are none are left out. What they say is read when it is asked for. */
export function slidesFrom(items: readonly SlideData[]): readonly Slide[] {
  const pictures = items.filter(isSlide);
  const areDifferent = new Set(pictures).size === pictures.length;
  return pictures.map((picture, index) => new DataSlide(picture, areDifferent ? '' : `-${index}`));
}

/** Width by height of each slide that is data. */
export const ratiosOf = (slides: readonly Slide[]): Float64Array =>
  Float64Array.from(slides, ({ picture }) =>
    ratioOf(readNumber(picture?.width), readNumber(picture?.height)),
  );

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
  readonly picture: SlideData;
  /** Tells slides apart that are the same object. */
  readonly #suffix: string;

  constructor(picture: SlideData, suffix: string) {
    this.picture = picture;
    this.#suffix = suffix;
  }

  get key() {
    return keyOf(this.picture) + this.#suffix;
  }

  get id() {
    return readString(this.picture.id).trim();
  }
  get url() {
    return readString(this.picture.url).trim();
  }
  get title() {
    return readString(this.picture.title).trim();
  }
  get description() {
    return readString(this.picture.description).trim();
  }
  get name() {
    return this.title || readString(this.picture.alt).trim();
  }
  get href() {
    return safeUrl(readString(this.picture.href).trim());
  }
}
