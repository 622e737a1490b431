// What does a node of the page say about itself, as a picture or video among others? Read here once for gallery and
// lightbox. Only reads.
import { getMediaKind } from '../core/enums/gallery-media';

export interface MediaAttributes {
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
export function readMediaAttributes(element: Element): MediaAttributes {
  const said = (name: string) =>
    (findFirst(element, `[${name}]:not([${name}=""])`)?.getAttribute(name) ?? '').trim();
  const image = findFirst(element, 'img') as HTMLImageElement | undefined;
  return {
    id: said('data-slide-id') || said('data-image-id') || element.id || image?.id || '',
    kind: getMediaKind(said('data-type')) ?? (findFirst(element, VIDEO_SELECTOR) ? 'video' : 'image'),
    title: said('data-title'),
    description: said('data-description'),
    image,
    caption: findFirst(element, 'figcaption'),
    said,
  };
}

const VIDEO_SELECTOR = 'video, iframe, [data-html], site-video';

/** Inside and including the element; the twin of an image in `<noscript>` does not count. */
export const findFirst = (element: Element, selector: string): Element | undefined =>
  element.matches(selector) ? element : findAll(element, selector)[0];

export const findAll = (element: Element, selector: string): Element[] =>
  [...element.querySelectorAll(selector)].filter((one) => !one.closest('noscript'));
