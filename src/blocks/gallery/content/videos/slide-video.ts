// The video of a slide that needs a player; `<video>` and `<site-video>` elements of the page do not need one.
import { isProviderUrl, parseVideoUrl } from '../../../../core/media/video-source';
import type { Slide } from '../../gallery.types';
import { getSlideImages } from '../images/slide-images';

export interface SlideVideo {
  /** Attributes of the player. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The link that the player replaces. */
  readonly link: Element | null;
  /** Whether the slide has no poster image for the player to cover. */
  readonly hasNoPoster: boolean;
}

/** Elements that need no other player. */
export const PLAYER_SELECTOR = 'video, site-video';

export function getSlideVideo({ element, type, name }: Slide): SlideVideo | null {
  if (!element || type !== 'video' || find(element, 'video, site-video:not([data-site-own])')) return null;
  const html = find(element, '[data-html]')?.getAttribute('data-html') ?? '';
  const link = find(element, 'a[href]');
  const src = link?.getAttribute('href') ?? '';
  const isVideoLink = parseVideoUrl(src, element.baseURI) !== null;
  if (!html && !isVideoLink) return null;
  const provider = find(element, '[data-provider-name]')?.getAttribute('data-provider-name') ?? '';
  return {
    attributes: html ? { html, 'provider-name': provider, label: name } : { src, label: name },
    link: isVideoLink ? link : null,
    hasNoPoster: !getSlideImages(element).some(
      ({ src, dataset }) => src || !isProviderUrl(dataset.src ?? '', element.baseURI),
    ),
  };
}

const find = (element: Element, selector: string): Element | null =>
  element.matches(selector) ? element : element.querySelector(selector);
