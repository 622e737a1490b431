// Reads the images and the markup options from the element's children.
import type { MarkupOptionsReader } from '../../kit/element/options';
import { hasPageLink } from '../../kit/media/lightbox-item';

/** The images of the element without their `<noscript>` fallbacks. */
export const readContent = (host: HTMLElement): readonly HTMLImageElement[] =>
  [...host.querySelectorAll('img')].filter((image) => !image.closest('noscript'));

export const OBSERVED_ATTRIBUTES = ['data-src'];

/** The design in the class names of a site builder's image block. */
export const readMarkupOptions: MarkupOptionsReader = (host) => {
  const block = host.querySelector('[class*="design-layout-"]');
  const design = /design-layout-(inline|poster|card|overlap|collage|stack)\b/.exec(
    block?.className ?? '',
  )?.[1];
  return design ? { design } : {};
};

/** The element that the lightbox reads the item from: the link around the image, or the image. */
export const getItemElement = (image: HTMLImageElement): Element => image.closest('a[href]') ?? image;

export const isOpenable = (image: HTMLImageElement): boolean => !hasPageLink(getItemElement(image));
