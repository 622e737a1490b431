// Which images does the element show, and which of them can be opened?
import { leadsElsewhere } from '../../kit/lightbox-item';

/** Each picture once: what stands in `<noscript>` is the same one for browsers without script. */
export const imagesIn = (host: HTMLElement): readonly HTMLImageElement[] =>
  [...host.querySelectorAll('img')].filter((image) => !image.closest('noscript'));

/** What the lightbox reads of an image: the link or the figure around it counts as well. */
export const unitOf = (image: HTMLImageElement): Element => image.closest('a[href]') ?? image;

export const canOpen = (image: HTMLImageElement): boolean => !leadsElsewhere(unitOf(image));
