// Reads the links to the provider from the page's markup.

/** The links to pages; email and phone links are not changed. */
export const findLinks = (host: HTMLElement): readonly HTMLAnchorElement[] => [
  ...host.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="mailto:"], [href^="tel:"], [href^="#"])'),
];

/** `northlight` of `https://www.exploretock.com/northlight/experience/1`. */
export const readBusiness = (link: HTMLAnchorElement): string => link.pathname.split('/')[1] ?? '';

/** `528232` of `https://www.exploretock.com/northlight/event/528232/long-table`; empty for other links. */
export const readOffering = (link: HTMLAnchorElement): string =>
  /\/(?:event|experience)s?\/(\d+)/.exec(link.pathname)?.[1] ?? '';
