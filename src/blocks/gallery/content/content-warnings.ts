// Messages for the developer of the page: a gallery with nothing to show, and images without a text alternative.
import { warn } from '../../../kit/element/warn';
import { warnWithoutAlt } from '../../../kit/media/alternative-text';
import { findFirst } from '../../../kit/slides/media-attributes';
import type { GalleryContent, Slide } from '../gallery.types';
import { readSlides } from './read-slides';

/** What can be seen in a slide without text. */
const VISIBLE =
  'img, picture, video, audio, iframe, svg, canvas, object, embed, hr, input, [data-html], [style]';

const checked = new WeakSet<Slide>();

/** Like `readSlides`, but checks each slide once. */
export function readCheckedSlides(host: HTMLElement, changed?: ReadonlySet<Node>): GalleryContent {
  const content = readSlides(host, changed);
  // While the page is parsed, its elements are not complete.
  if (document.readyState === 'loading') return content;
  const slides = content.slides.filter((slide) => !checked.has(slide));
  if (slides.length > 0 && content.slides.every(isEmpty))
    warn('site-gallery', 'its children contain no image and no video, so there is nothing to show.');
  warnWithoutAlt('site-gallery', findImages(slides));
  for (const slide of slides) checked.add(slide);
  return content;
}

const isEmpty = ({ element }: Slide): boolean =>
  element !== null &&
  !element.textContent?.trim() &&
  !findFirst(element, VISIBLE) &&
  ![element, ...element.querySelectorAll('*')].some(({ localName }) => localName.includes('-'));

function* findImages(slides: readonly Slide[]): Generator<Element> {
  for (const { element } of slides) {
    const image = element && findFirst(element, 'img');
    if (image) yield image;
  }
}
