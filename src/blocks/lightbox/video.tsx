// What is drawn of a video: <site-video>, which fetches and plays it; when another item is shown, it goes and is silent.
import { createElement, type ReactNode, useEffect } from 'react';
import { summon } from '../../kit/companions';
import type { LightboxItem } from '../../kit/lightbox';
import { nameOf } from './announcement';
import { thumbOf } from './use-files';

interface VideoProps {
  readonly item: LightboxItem;
  readonly current: boolean;
}

export function Video({ item, current }: VideoProps): ReactNode {
  useEffect(() => void (current && summon('site-video')), [current]);
  const poster = posterOf(item);
  if (!current) return poster && <img className="file" src={poster} alt="" aria-hidden />;
  return createElement('site-video', { ...markupOf(item), ...(poster && { poster }), label: nameOf(item) });
}

/** Attributes of the element in the page that are not about the video itself. */
const ABOUT_PLACE =
  /^(id|class|style|slot|part|title|hidden|tabindex|role|loading|poster|label|on.*|data-site-.*)$/;

/** What the page says about the video, for <site-video> to judge. */
function markupOf({ element, src }: LightboxItem): Record<string, string> {
  const own = first(element, 'site-video') ?? first(element, '[data-html]');
  const said = Object.fromEntries(
    [...(own?.attributes ?? [])].flatMap(({ name, value }) =>
      ABOUT_PLACE.test(name) ? [] : [[name, value]],
    ),
  );
  const link = own?.localName === 'site-video' ? own.querySelector('a')?.href : '';
  const file = src || link || first(element, 'iframe')?.getAttribute('src');
  return { ...said, ...(file && !said['data-html'] && { src: file }) };
}

const posterOf = (item: LightboxItem): string => {
  const thumb = thumbOf(item);
  const said = first(item.element, '[poster]')?.getAttribute('poster');
  return said || thumb?.currentSrc || thumb?.src || thumb?.getAttribute('data-src') || '';
};

const first = (element: Element | null, selector: string): Element | null =>
  element?.matches(selector) ? element : (element?.querySelector(selector) ?? null);
