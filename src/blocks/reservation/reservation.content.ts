// Reads the link to the provider and the block type from the page's markup.
import { PROVIDERS } from './reservation.model';

/** The links to pages; email and phone links are not changed. */
export const findLinks = (host: HTMLElement): readonly HTMLAnchorElement[] => [
  ...host.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="mailto:"], [href^="tel:"], [href^="#"])'),
];

const BLOCK = [...PROVIDERS.keys()].map((type) => `[data-block-type="${type}"]`).join();

/** Type of the reservation block inside or around the element; empty if there is none. */
export const readBlockType = (host: HTMLElement): string =>
  (host.querySelector<HTMLElement>(BLOCK) ?? host.closest<HTMLElement>(BLOCK))?.dataset.blockType ?? '';

/** `northlight` of `https://www.exploretock.com/northlight/experience/1`. */
export const readBusiness = (link: HTMLAnchorElement): string => link.pathname.split('/')[1] ?? '';

/** `528232` of `https://www.exploretock.com/northlight/event/528232/long-table`; empty for other links. */
export const readOffering = (link: HTMLAnchorElement): string =>
  /\/(?:event|experience)s?\/(\d+)/.exec(link.pathname)?.[1] ?? '';
