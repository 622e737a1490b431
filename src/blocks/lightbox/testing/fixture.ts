// Fixtures for the lightbox specs: pages with images, and helpers to inspect and operate the dialog.
import { fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { clickOn } from '../../../kit/testing/pointer';
import { settle, waitUntil } from '../../../kit/testing/wait';

export type LightboxElement = HTMLElementTagNameMap['site-lightbox'];

const picture = (fill: string, width = 600, height = 400): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${fill}"/></svg>`,
  )}`;

/** A distinct image for each number, as a data URL. */
export const image = (number: number, attributes = ''): string =>
  `<img id="p${number}" ${attributes} alt="Picture ${number}" width="120" height="80" src="${picture(`hsl(${number * 40} 50% 50%)`)}">`;

export const images = (count: number): string =>
  Array.from({ length: count }, (_, index) => image(index + 1)).join('');

export async function renderPage(markup: string): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(html`<div></div>`);
  page.setHTMLUnsafe(markup);
  for (const element of page.querySelectorAll('site-lightbox, site-gallery')) await settle(element);
  await Promise.all([...page.querySelectorAll('img')].map((img) => img.decode().catch(() => {})));
  return page;
}

/** A closed lightbox with these children. */
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
  waitUntil(() => isOpen(element), 'the lightbox did not open').then(waitForAnimations);
export const waitForClose = (element: Element) =>
  waitUntil(() => !isOpen(element), 'the lightbox did not close').then(waitForAnimations);

/** Opens this image by a click. */
export async function openAt(element: LightboxElement, number = 1): Promise<void> {
  await clickOn(element.querySelector(`#p${number}`)!);
  await waitForOpen(element);
}

/** `alt` of the current image. */
export const getCurrentAlt = (element: Element): string | undefined =>
  part(element, 'current')?.querySelector<HTMLImageElement>('img.file')?.alt;

export const waitForImage = (element: Element, number: number) =>
  waitUntil(
    () => getCurrentAlt(element) === `Picture ${number}`,
    `${getCurrentAlt(element)} instead of ${number}`,
  );

/** Waits until no view transition, CSS transition or finite animation is running. */
export async function waitForAnimations(): Promise<void> {
  const roots = () => [
    document,
    ...[...document.querySelectorAll('site-lightbox')].map((element) => element.shadowRoot!),
  ];
  const isAnimating = () =>
    document.documentElement.hasAttribute('data-site-lightbox-transition') ||
    roots().some((root) => root.getAnimations().some(isRunning));
  await settle();
  await waitUntil(() => !isAnimating(), 'the animations did not end');
}

/** Excludes the spinner, which is infinite. */
const isRunning = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && effect?.getTiming().iterations !== Infinity;

export const clickAt = async (x: number, y: number) => sendMouse({ type: 'click', position: [x, y] });

/** Rendered scale of the current image. */
export const getScale = (element: Element): number => {
  const current = part(element, 'current')!;
  return current.getBoundingClientRect().width / current.offsetWidth;
};

/** Records events as `name index reason`. */
export function recordEvents(element: Element): string[] {
  const events: string[] = [];
  for (const name of ['open', 'change', 'close-request', 'close'])
    element.addEventListener(`site-lightbox-${name}`, (event) => {
      const { index, reason } = (event as CustomEvent<{ index: number; reason: string }>).detail;
      events.push(`${name} ${index} ${reason}`);
    });
  return events;
}
