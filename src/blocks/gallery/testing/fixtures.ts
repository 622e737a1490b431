// What do the specs of the gallery share? Pages with slides, and ways to look at and touch what is drawn.
import { fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { BlockElement } from '../../../kit/element/define';
import { settle } from '../../../kit/testing/wait';
import type { gallery } from '../gallery.contract';

export type GalleryElement = BlockElement<typeof gallery>;

/** A picture of its own for each number, without the network. */
export const image = (number: number, attributes = ''): string =>
  `<img ${attributes} alt="Picture ${number}" width="600" height="400" src="data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="hsl(${number * 40} 50% 50%)"/></svg>`,
  )}">`;

export const images = (count: number): string =>
  Array.from({ length: count }, (_, index) => image(index, `id="p${index}"`)).join('');

/** @param width of the box around the gallery, in px */
export async function renderGallery(
  attributes: string,
  slides: string,
  width = 800,
): Promise<GalleryElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = `${width}px`;
  box.setHTMLUnsafe(`<site-gallery ${attributes}>${slides}</site-gallery>`);
  const element = box.querySelector<GalleryElement>('site-gallery')!;
  await settle(element);
  return element;
}

export const getPart = <E extends HTMLElement>(element: Element, name: string): E | null =>
  element.shadowRoot!.querySelector<E>(`[part~="${name}"]`);

export const getButton = (element: Element, name: 'previous' | 'next' | 'pause'): HTMLButtonElement =>
  getPart<HTMLButtonElement>(element, name)!;

/** The frames, or the slides in a wrapper. */
export const getFrames = (element: Element): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>('[part~="slide"]'),
];

/** Index of the current slide. */
export const getCurrentIndex = (element: Element): number =>
  getFrames(element).findIndex((frame) => frame.part.contains('current'));

/** Indices of the slides that can be reached. */
export const getReachableIndices = (element: Element): number[] =>
  getFrames(element).flatMap((frame, index) => (frame.inert ? [] : [index]));

export const getLiveRegion = (element: Element): HTMLElement =>
  element.shadowRoot!.querySelector('[aria-live]')!;

/** All events of the gallery from now on, as `name index id reason`. */
export function recordEvents(element: Element): string[] {
  const seen: string[] = [];
  for (const name of ['change-request', 'change', 'refused', 'select', 'reached-start', 'reached-end'])
    element.addEventListener(`site-gallery-${name}`, (event) => {
      const { index, id, reason } = (event as CustomEvent).detail as Record<string, unknown>;
      seen.push([name, index, id, reason].filter((part) => part !== undefined).join(' '));
    });
  return seen;
}

export const getCenter = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

/** Presses, drags by `dx`, lets go. */
export async function drag(element: Element, dx: number): Promise<void> {
  const [x, y] = getCenter(element);
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [x + dx, y] });
  await sendMouse({ type: 'up' });
  await settle(element);
}

/** A gap in time that a test of "nothing happens" cannot do without, in ms. */
export const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
