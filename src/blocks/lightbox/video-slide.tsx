// What is drawn of a video: <site-video>, which fetches and plays it; when another item is shown, it goes and is silent.
import { createElement, type ReactNode, useEffect } from 'react';
import { ensureElement } from '../../kit/element/dependencies';
import type { LightboxItem } from '../../kit/lightbox';
import { getItemName } from './lightbox.messages';
import { getThumbnail } from './use-image-loading';

interface VideoSlideProps {
  readonly item: LightboxItem;
  readonly isCurrent: boolean;
}

export function VideoSlide({ item, isCurrent }: VideoSlideProps): ReactNode {
  useEffect(() => void (isCurrent && ensureElement('site-video')), [isCurrent]);
  const poster = getPoster(item);
  if (!isCurrent) return poster && <img className="file" src={poster} alt="" aria-hidden />;
  return createElement('site-video', {
    ...getVideoAttributes(item),
    ...(poster && { poster }),
    label: getItemName(item),
  });
}

/** Attributes of the element in the page that are not about the video itself. */
const PLACEMENT_ATTRIBUTES =
  /^(id|class|style|slot|part|title|hidden|tabindex|role|loading|poster|label|on.*|data-site-.*)$/;

/** What the page says about the video, for <site-video> to judge. */
function getVideoAttributes({ element, src }: LightboxItem): Record<string, string> {
  const own = queryInclusive(element, 'site-video') ?? queryInclusive(element, '[data-html]');
  const said = Object.fromEntries(
    [...(own?.attributes ?? [])].flatMap(({ name, value }) =>
      PLACEMENT_ATTRIBUTES.test(name) ? [] : [[name, value]],
    ),
  );
  const link = own?.localName === 'site-video' ? own.querySelector('a')?.href : '';
  const file = src || link || queryInclusive(element, 'iframe')?.getAttribute('src');
  return { ...said, ...(file && !said['data-html'] && { src: file }) };
}

const getPoster = (item: LightboxItem): string => {
  const thumb = getThumbnail(item);
  const said = queryInclusive(item.element, '[poster]')?.getAttribute('poster');
  return said || thumb?.currentSrc || thumb?.src || thumb?.getAttribute('data-src') || '';
};

const queryInclusive = (element: Element | null, selector: string): Element | null =>
  element?.matches(selector) ? element : (element?.querySelector(selector) ?? null);
