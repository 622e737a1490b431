// Which of the nodes in the element does it show large? Only reads.
import type { LightboxItem } from '../../kit/lightbox';
import { hasPageLink, readLightboxItem } from '../../kit/lightbox-item';

export interface LightboxContent {
  readonly items: readonly LightboxItem[];
}

/** Attributes whose change matters to `readChildren`. */
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
/** What may stand around one picture and say something about it. */
const CONTAINERS = 'figure, .slide, .image-wrapper, li, a';

/** Every picture and video that does not lead elsewhere and belongs to no other element of ours. */
export function readContent(host: HTMLElement): LightboxContent {
  const media = [...host.querySelectorAll(MEDIA)].filter((one) => isOwn(one, host));
  const units = new Set(media.map((one) => getItemElement(one, host)));
  return { items: [...units].filter((unit) => !hasPageLink(unit)).map(readLightboxItem) };
}

const isOwn = (media: Element, host: Element): boolean =>
  !media.closest('noscript') &&
  !media.parentElement?.closest('[data-html]') &&
  media.parentElement?.closest(':is(site-gallery, site-image, site-video, site-lightbox)') === host;

/** The outermost box around the picture that holds no other one. */
function getItemElement(media: Element, host: Element): Element {
  let unit = media;
  for (let box = media.parentElement; box && box !== host; box = box.parentElement)
    if (
      box.matches(CONTAINERS) &&
      [...box.querySelectorAll(MEDIA)].filter((one) => isOwn(one, host)).length === 1
    )
      unit = box;
  return unit;
}
