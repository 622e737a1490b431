// Images for the loader specs. Each has a unique URL, so that its requests can be counted.
import { fixture, html } from '@open-wc/testing';
import { settle, waitUntil } from '../../testing/wait';
import { type LoadOptions, loadImage } from '../load-image';

export const FOLDER = '/demo/pictures/';
let count = 0;

/** A URL that has not been requested yet. */
export const createUrl = (name = 'dawn-ridge-300.webp') => `${FOLDER}${name}?test=${++count}`;

/** All requests for this URL, at least `count`. The browser lists them with a delay. */
export async function findRequests(source: string, count = 0): Promise<string[]> {
  const find = () =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes(source));
  await waitUntil(() => find().length >= count, `${count} requests for ${source}`);
  await settle();
  return find();
}

export async function createContainer(width = 400): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = `${width}px`;
  return box;
}

export function appendImage(
  box: Element,
  source: string,
  attributes: Record<string, string> = {},
): HTMLImageElement {
  const image = document.createElement('img');
  for (const [name, value] of Object.entries({ alt: 'Ridge', 'data-src': source, ...attributes }))
    image.setAttribute(name, value);
  Object.assign(image.style, { display: 'block', width: '100%', height: '200px' });
  box.append(image);
  return image;
}

export const waitForLoad = (image: HTMLImageElement) =>
  waitUntil(() => image.complete && image.naturalWidth > 0, 'never loaded');

export async function loadFixture(
  options: LoadOptions = {},
  attributes: Record<string, string> = {},
  width = 400,
) {
  const image = appendImage(await createContainer(width), createUrl(), attributes);
  loadImage(image, { sizeFormat: 'queryString', ...options });
  await waitForLoad(image);
  return image;
}

export const getFormat = ({ currentSrc }: HTMLImageElement): string =>
  /format=(\w+)/.exec(currentSrc)?.[1] ?? '';
