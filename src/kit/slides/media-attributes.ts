// Reads the `data-*` attributes, image and caption of a media element, for the gallery and the lightbox. Never writes.
import { getMediaKind } from '../../core/enums/gallery-media';

export interface MediaAttributes {
  /** `data-slide-id`, `data-image-id`, or the `id` of the element or its image; empty if there is none. */
  readonly id: string;
  readonly kind: 'image' | 'video';
  /** `data-title` and `data-description`; empty if missing. */
  readonly title: string;
  readonly description: string;
  readonly image: HTMLImageElement | undefined;
  readonly caption: Element | undefined;
  /** Any other attribute of the element or of the first descendant that has it; empty if missing. */
  getAttribute(name: string): string;
}

/** @param element an image, or an element that contains one image or video */
export function readMediaAttributes(element: Element): MediaAttributes {
  const getAttribute = (name: string) =>
    (findFirst(element, `[${name}]:not([${name}=""])`)?.getAttribute(name) ?? '').trim();
  const image = findFirst(element, 'img') as HTMLImageElement | undefined;
  return {
    id: getAttribute('data-slide-id') || getAttribute('data-image-id') || element.id || image?.id || '',
    kind: getMediaKind(getAttribute('data-type')) ?? (findFirst(element, VIDEO_SELECTOR) ? 'video' : 'image'),
    title: getAttribute('data-title'),
    description: getAttribute('data-description'),
    image,
    caption: findFirst(element, 'figcaption'),
    getAttribute,
  };
}

const VIDEO_SELECTOR = 'video, iframe, [data-html], site-video';

/** The first match, including the element itself. */
export const findFirst = (element: Element, selector: string): Element | undefined =>
  element.matches(selector) ? element : findAll(element, selector)[0];

/** All matching descendants except those in `<noscript>` fallbacks. Most slides are images, which have none. */
export const findAll = (element: Element, selector: string): Element[] =>
  element.firstElementChild
    ? [...element.querySelectorAll(selector)].filter((match) => !match.closest('noscript'))
    : [];
