// Reads the lightbox items from the element's children.
import type { LightboxItem } from '../../kit/media/lightbox';
import { hasPageLink, readLightboxItem } from '../../kit/media/lightbox-item';

export interface LightboxContent {
  readonly items: readonly LightboxItem[];
}

/** Attributes of children that `readContent` depends on. */
export const OBSERVED_ATTRIBUTES = [
  'src',
  'srcset',
  'href',
  'alt',
  'id',
  'data-src',
  'data-type',
  'data-title',
  'data-description',
  'data-lightbox-theme',
  'data-click-through-url',
];

const MEDIA = 'img, video, [data-html]';
/** Containers of a single image with its caption or link. */
const CONTAINERS = 'figure, .slide, .image-wrapper, li, a';

/** Every image and video that does not link to a page and is not inside another media element of this library. */
export function readContent(host: HTMLElement): LightboxContent {
  const media = [...host.querySelectorAll(MEDIA)].filter((element) => isOwn(element, host));
  const elements = new Set(media.map((element) => getItemElement(element, host)));
  return { items: [...elements].filter((element) => !hasPageLink(element)).map(readLightboxItem) };
}

const isOwn = (media: Element, host: Element): boolean =>
  !media.closest('noscript') &&
  !media.parentElement?.closest('[data-html]') &&
  media.parentElement?.closest(':is(site-gallery, site-image, site-video, site-lightbox)') === host;

/** The outermost container that holds no other item. */
function getItemElement(media: Element, host: Element): Element {
  let item = media;
  for (let parent = media.parentElement; parent && parent !== host; parent = parent.parentElement)
    if (
      parent.matches(CONTAINERS) &&
      [...parent.querySelectorAll(MEDIA)].filter((element) => isOwn(element, host)).length === 1
    )
      item = parent;
  return item;
}
