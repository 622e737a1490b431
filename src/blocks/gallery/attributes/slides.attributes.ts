// How may a page give the slides of a gallery as data, where there are more than a page holds as nodes?
import { type Attribute, INVALID, json } from '../../../kit/contract/attributes';

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

export const slideData: Attribute<readonly SlideData[]> = json<readonly SlideData[]>(
  [],
  'Slides as data instead of children, for thousands: an array of { src, srcset, width, height, alt, id, url, title, description, href, color }. Only those near the viewport become nodes. Children are then the fallback for pages without script. A new array replaces the last one; an object that stays keeps its slide. Without a value the attribute says that a script will set the property.',
  {
    expects: 'an array of objects with a src',
    accept: (value) => (Array.isArray(value) ? value : INVALID),
  },
);
