// What does a node of the page say about itself, as a picture or video among others? Read here once for gallery and
// lightbox. Only reads.
import { mediaOf } from '../core/enums/gallery-media';

export interface SlideMarks {
  /** `data-slide-id`, else `data-image-id`, else the `id` of the node or of its image; empty without any. */
  readonly id: string;
  readonly kind: 'image' | 'video';
  /** `data-title` and `data-description`; empty where they are not said. */
  readonly title: string;
  readonly description: string;
  readonly image: HTMLImageElement | undefined;
  readonly caption: Element | undefined;
  /** Any other mark, on the node or the first one inside that has it; empty where it is not said. */
  said(name: string): string;
}

/** @param element an image, or whatever stands around one image or video */
export function readMarks(element: Element): SlideMarks {
  const said = (name: string) =>
    (firstIn(element, `[${name}]:not([${name}=""])`)?.getAttribute(name) ?? '').trim();
  const image = firstIn(element, 'img') as HTMLImageElement | undefined;
  return {
    id: said('data-slide-id') || said('data-image-id') || element.id || image?.id || '',
    kind: mediaOf(said('data-type')) ?? (firstIn(element, VIDEO) ? 'video' : 'image'),
    title: said('data-title'),
    description: said('data-description'),
    image,
    caption: firstIn(element, 'figcaption'),
    said,
  };
}

const VIDEO = 'video, iframe, [data-html], site-video';

/** Inside and including the element; the twin of an image in `<noscript>` does not count. */
export const firstIn = (element: Element, selector: string): Element | undefined =>
  element.matches(selector) ? element : allIn(element, selector)[0];

export const allIn = (element: Element, selector: string): Element[] =>
  [...element.querySelectorAll(selector)].filter((one) => !one.closest('noscript'));
