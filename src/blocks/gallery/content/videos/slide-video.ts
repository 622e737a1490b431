// Which video does a slide hold that needs a player from us? One that plays by itself (a video element, a <site-video> of
// the page) needs none.
import { isProviderUrl, parseVideoUrl } from '../../../../core/media/video-source';
import { getSlideImages } from '../images/slide-images';
import type { Slide } from '../read-slides';

/** What the player is told, by its attributes. */
export interface SlideVideo {
  readonly attributes: Readonly<Record<string, string>>;
  /** The link that it takes over. */
  readonly link: Element | null;
  /** Is there no picture that it could lie over? */
  readonly hasNoPoster: boolean;
}

/** Elements that play by themselves. */
export const PLAYER_SELECTOR = 'video, site-video';

export function getSlideVideo({ element, type, name }: Slide): SlideVideo | null {
  if (!element || type !== 'video' || find(element, 'video, site-video:not([data-site-own])')) return null;
  const html = find(element, '[data-html]')?.getAttribute('data-html') ?? '';
  const link = find(element, 'a[href]');
  const src = link?.getAttribute('href') ?? '';
  const isLinked = parseVideoUrl(src, element.baseURI) !== null;
  if (!html && !isLinked) return null;
  const provider = find(element, '[data-provider-name]')?.getAttribute('data-provider-name') ?? '';
  return {
    attributes: html ? { html, 'provider-name': provider, label: name } : { src, label: name },
    link: isLinked ? link : null,
    hasNoPoster: !getSlideImages(element).some(
      ({ src, dataset }) => src || !isProviderUrl(dataset.src ?? '', element.baseURI),
    ),
  };
}

const find = (element: Element, selector: string): Element | null =>
  element.matches(selector) ? element : element.querySelector(selector);
