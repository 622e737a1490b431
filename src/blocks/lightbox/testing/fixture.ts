// What do the specs of the lightbox share? Pages with pictures, and ways to look at and touch what is drawn.
import { fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { settle, waitUntil } from '../../../kit/testing/wait';

export type LightboxElement = HTMLElementTagNameMap['site-lightbox'];

const picture = (fill: string, width = 600, height = 400): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${fill}"/></svg>`,
  )}`;

/** A picture of its own for each number, without the network. */
export const image = (number: number, attributes = ''): string =>
  `<img id="p${number}" ${attributes} alt="Picture ${number}" width="120" height="80" src="${picture(`hsl(${number * 40} 50% 50%)`)}">`;

export const images = (count: number): string =>
  Array.from({ length: count }, (_, index) => image(index + 1)).join('');

export async function renderPage(markup: string): Promise<HTMLElement> {
  const place = await fixture<HTMLElement>(html`<div></div>`);
  place.setHTMLUnsafe(markup);
  for (const element of place.querySelectorAll('site-lightbox, site-gallery')) await settle(element);
  await Promise.all([...place.querySelectorAll('img')].map((one) => one.decode().catch(() => {})));
  return place;
}

/** A lightbox with these children, closed. */
export const createLightbox = async (children: string, attributes = ''): Promise<LightboxElement> =>
  (await renderPage(`<site-lightbox ${attributes}>${children}</site-lightbox>`)).querySelector(
    'site-lightbox',
  )!;

export const dialog = (element: Element): HTMLDialogElement | null =>
  element.shadowRoot!.querySelector('dialog');

export const part = <E extends HTMLElement>(element: Element, name: string): E | null =>
  element.shadowRoot!.querySelector<E>(`[part~="${name}"]`);

export const isOpen = (element: Element): boolean => dialog(element)?.open === true;

export const waitForOpen = (element: Element) =>
  waitUntil(() => isOpen(element), 'it did not open', 4000).then(waitForAnimations);
export const waitForClose = (element: Element) =>
  waitUntil(() => !isOpen(element), 'it did not close', 4000).then(waitForAnimations);

/** Opens it at this picture by a click. */
export async function openAt(element: LightboxElement, number = 1): Promise<void> {
  await click(element.querySelector(`#p${number}`)!);
  await waitForOpen(element);
}

/** `alt` of the picture that is shown. */
export const getCurrentAlt = (element: Element): string | undefined =>
  part(element, 'current')?.querySelector<HTMLImageElement>('img.file')?.alt;

export const waitForImage = (element: Element, number: number) =>
  waitUntil(
    () => getCurrentAlt(element) === `Picture ${number}`,
    `${getCurrentAlt(element)} instead of ${number}`,
  );

/** Nothing moves any more: no transition of the page, none of the pictures. */
export async function waitForAnimations(): Promise<void> {
  const roots = () => [
    document,
    ...[...document.querySelectorAll('site-lightbox')].map((one) => one.shadowRoot!),
  ];
  const moves = () =>
    document.documentElement.hasAttribute('data-site-lightbox-moves') ||
    roots().some((root) => root.getAnimations().some(isMoving));
  await settle();
  await waitUntil(() => !moves(), 'it never came to rest', 4000);
}

/** A sign of waiting turns without an end. */
const isMoving = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && effect?.getTiming().iterations !== Infinity;

export const getCenter = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

export const click = async (element: Element) => sendMouse({ type: 'click', position: getCenter(element) });

export const clickAt = async (x: number, y: number) => sendMouse({ type: 'click', position: [x, y] });

/** How large the picture is drawn. */
export const getScale = (element: Element): number => {
  const current = part(element, 'current')!;
  return current.getBoundingClientRect().width / current.offsetWidth;
};

/** Events from now on, as `name index reason`. */
export function recordEvents(element: Element): string[] {
  const seen: string[] = [];
  for (const name of ['open', 'change', 'close-request', 'close'])
    element.addEventListener(`site-lightbox-${name}`, (event) => {
      const { index, reason } = (event as CustomEvent<{ index: number; reason: string }>).detail;
      seen.push(`${name} ${index} ${reason}`);
    });
  return seen;
}
