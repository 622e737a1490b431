// Fixtures for the video specs.
import { fixture, html } from '@open-wc/testing';
import { settle } from '../../../kit/testing/wait';

export type VideoElement = HTMLElementTagNameMap['site-video'];

/** A local video of seven seconds. */
export const VIDEO_URL = '/demo/videos/dawn.webm';

export const POSTER_URL = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#246"/></svg>',
)}`;

/** Renders the markup in a 400 px wide container and returns its first video. */
export async function renderVideo(markup: string): Promise<VideoElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = '400px';
  box.setHTMLUnsafe(markup);
  const element = box.querySelector<VideoElement>('site-video')!;
  await settle(element);
  return element;
}

export const part = <E extends HTMLElement = HTMLElement>(element: Element, name: string): E | null =>
  element.shadowRoot!.querySelector<E>(`[part~="${name}"]`);

export const getStage = (element: Element) => part(element, 'base')!.dataset.stage;

export const getPlayer = (element: Element) => part<HTMLVideoElement>(element, 'frame');

/** Records events as `name reason`, without the prefix `site-video-`. */
export function recordEvents(element: Element): string[] {
  const events: string[] = [];
  for (const name of ['play-request', 'play', 'pause', 'ended', 'error'])
    element.addEventListener(`site-video-${name}`, (event) => {
      const { reason } = (event as CustomEvent).detail;
      events.push(reason ? `${name} ${reason}` : name);
    });
  return events;
}
