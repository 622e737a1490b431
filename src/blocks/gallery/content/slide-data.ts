// How do slides come as data, where there are more than a page holds as nodes?
import { readString } from '../../../core/read';
import { type Attribute, data, INVALID, readNumber } from '../../../kit/attributes';
import { keyOf, type Slide, safeUrl } from './slides';

/** One slide as data; only `src` has to be there. */
export interface SlideData {
  readonly src: string;
  readonly srcset?: string;
  /** Of the image in full, in px; without them it is shown as 3 by 2. */
  readonly width?: number;
  readonly height?: number;
  readonly alt?: string;
  /** What events call the slide, and what an address can name. */
  readonly id?: string;
  /** Its own address, by which the path of a page can name it. */
  readonly url?: string;
  readonly title?: string;
  readonly description?: string;
  /** Where a click leads. */
  readonly href?: string;
  /** Shown until the image has arrived. */
  readonly color?: string;
}

export const slideData: Attribute<readonly SlideData[]> = data<readonly SlideData[]>(
  [],
  'Slides as data instead of children, for thousands: an array of { src, srcset, width, height, alt, id, url, title, description, href, color }. Only those near the viewport become nodes. Children are then the fallback for pages without script. A new array replaces the last one; an object that stays keeps its slide. Without a value the attribute says that a script will set the property.',
  {
    expects: 'an array of objects with a src',
    accept: (value) => (Array.isArray(value) ? value : INVALID),
  },
);

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
