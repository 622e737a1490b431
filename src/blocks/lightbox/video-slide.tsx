// A video slide: a <site-video> while it is the current slide, otherwise its poster. Leaving the slide stops the video.
import { createElement, type ReactNode, useEffect } from 'react';
import { ensureElement } from '../../kit/element/dependencies';
import type { LightboxItem } from '../../kit/media/lightbox';
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

/** Attributes of the element in the page that do not describe the video. */
const PLACEMENT_ATTRIBUTES =
  /^(id|class|style|slot|part|title|hidden|tabindex|role|loading|poster|label|on.*|data-site-.*)$/;

/** The video options of the element in the page; `<site-video>` validates them. */
function getVideoAttributes({ element, src }: LightboxItem): Record<string, string> {
  const source = queryInclusive(element, 'site-video') ?? queryInclusive(element, '[data-html]');
  const attributes = Object.fromEntries(
    [...(source?.attributes ?? [])].flatMap(({ name, value }) =>
      PLACEMENT_ATTRIBUTES.test(name) ? [] : [[name, value]],
    ),
  );
  const link = source?.localName === 'site-video' ? source.querySelector('a')?.href : '';
  const file = src || link || queryInclusive(element, 'iframe')?.getAttribute('src');
  return { ...attributes, ...(file && !attributes['data-html'] && { src: file }) };
}

const getPoster = (item: LightboxItem): string => {
  const thumbnail = getThumbnail(item);
  const poster = queryInclusive(item.element, '[poster]')?.getAttribute('poster');
  return poster || thumbnail?.currentSrc || thumbnail?.src || thumbnail?.getAttribute('data-src') || '';
};

const queryInclusive = (element: Element | null, selector: string): Element | null =>
  element?.matches(selector) ? element : (element?.querySelector(selector) ?? null);
