// The attribute `slides`: slides as data.
import { type Attribute, INVALID, json } from '../../../kit/contract/attributes';

/** One data slide; only `src` is required. */
export interface SlideData {
  readonly src: string;
  readonly srcset?: string;
  /** Intrinsic size of the image, in px; 3:2 without it. */
  readonly width?: number;
  readonly height?: number;
  readonly alt?: string;
  /** Identifies the slide in events and URLs. */
  readonly id?: string;
  /** Its own URL, by whose path a page can select it. */
  readonly url?: string;
  readonly title?: string;
  readonly description?: string;
  /** Target of a click. */
  readonly href?: string;
  /** Background color until the image is loaded. */
  readonly color?: string;
}

export const slideData: Attribute<readonly SlideData[]> = json<readonly SlideData[]>(
  [],
  'Slides as data instead of children, for thousands of images: an array of { src, srcset, width, height, alt, id, url, title, description, href, color }. Only those near the viewport are rendered. Children are the fallback for pages without script. A new array replaces the previous one; an object that occurs in both keeps its slide. The attribute without a value announces that a script sets the property.',
  {
    expects: 'an array of objects with a src',
    accept: (value) => (Array.isArray(value) ? value : INVALID),
  },
);
