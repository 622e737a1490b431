// Fixtures and helpers of the gallery's browser specs.
import { fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { BlockElement } from '../../../kit/element/define';
import { getCenter } from '../../../kit/testing/pointer';
import { settle } from '../../../kit/testing/wait';
import type { gallery } from '../gallery.contract';

export type GalleryElement = BlockElement<typeof gallery>;

/** A distinct image for each number, as a data URL. */
export const image = (number: number, attributes = ''): string =>
  `<img ${attributes} alt="Picture ${number}" width="600" height="400" src="data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="hsl(${number * 40} 50% 50%)"/></svg>`,
  )}">`;

export const images = (count: number): string =>
  Array.from({ length: count }, (_, index) => image(index, `id="p${index}"`)).join('');

/** @param width of the container, in px */
export async function renderGallery(
  attributes: string,
  slides: string,
  width = 800,
): Promise<GalleryElement> {
  const container = await fixture<HTMLElement>(html`<div></div>`);
  container.style.width = `${width}px`;
  container.setHTMLUnsafe(`<site-gallery ${attributes}>${slides}</site-gallery>`);
  const element = container.querySelector<GalleryElement>('site-gallery')!;
  await settle(element);
  return element;
}

export const getPart = <E extends HTMLElement>(element: Element, name: string): E | null =>
  element.shadowRoot!.querySelector<E>(`[part~="${name}"]`);

export const getButton = (element: Element, name: 'previous' | 'next' | 'pause'): HTMLButtonElement =>
  getPart<HTMLButtonElement>(element, name)!;

/** The frames of the slides. */
export const getFrames = (element: Element): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>('[part~="slide"]'),
];

export const getCurrentIndex = (element: Element): number =>
  getFrames(element).findIndex((frame) => frame.part.contains('current'));

/** Indices of the slides that are not inert. */
export const getReachableIndices = (element: Element): number[] =>
  getFrames(element).flatMap((frame, index) => (frame.inert ? [] : [index]));

export const getLiveRegion = (element: Element): HTMLElement =>
  element.shadowRoot!.querySelector('[aria-live]')!;

/** Records all events of the gallery as `name index id reason`. */
export function recordEvents(element: Element): string[] {
  const events: string[] = [];
  for (const name of ['change-request', 'change', 'refused', 'select', 'reached-start', 'reached-end'])
    element.addEventListener(`site-gallery-${name}`, (event) => {
      const { index, id, reason } = (event as CustomEvent).detail as Record<string, unknown>;
      events.push([name, index, id, reason].filter((part) => part !== undefined).join(' '));
    });
  return events;
}

/** Drags the mouse horizontally across the center, in px. More than half of the width navigates at any speed. */
export async function drag(element: Element, dx: number): Promise<void> {
  const [x, y] = getCenter(element);
  await sendMouse({ type: 'move', position: [x - dx / 2, y] });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [x + dx / 2, y] });
  await sendMouse({ type: 'up' });
  await settle(element);
}

/** For tests that nothing happens, in ms. */
export const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
