// Which images does the element show, and which of them can be opened?
import { hasPageLink } from '../../kit/lightbox-item';

/** Each picture once: what stands in `<noscript>` is the same one for browsers without script. */
export const findImages = (host: HTMLElement): readonly HTMLImageElement[] =>
  [...host.querySelectorAll('img')].filter((image) => !image.closest('noscript'));

/** What the lightbox reads of an image: the link or the figure around it counts as well. */
export const getItemElement = (image: HTMLImageElement): Element => image.closest('a[href]') ?? image;

export const isOpenable = (image: HTMLImageElement): boolean => !hasPageLink(getItemElement(image));
