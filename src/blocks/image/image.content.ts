// Reads the images and the options from the element's children, also from the image block of a site builder.
import type { MarkupOptionsReader } from '../../kit/element/options';
import { warnWithoutAlt } from '../../kit/media/alternative-text';
import { hasPageLink } from '../../kit/media/lightbox-item';

/** The images of the element without their `<noscript>` fallbacks. */
export function readContent(host: HTMLElement): readonly HTMLImageElement[] {
  const images = [...host.querySelectorAll('img')].filter((image) => !image.closest('noscript'));
  warnWithoutAlt('site-image', images);
  return images;
}

export const OBSERVED_ATTRIBUTES = ['data-src'];

/** The wrapper of an image in a site builder's image block; it opens the lightbox. */
const LIGHTBOX_TRIGGER = ':is(a, button):is(.lightbox, [class*="image-button"])';

/** The page's own button around an image. */
export const findPageButton = (image: Element): HTMLButtonElement | null => image.closest('button');

/** The options in a site builder's image block: the design in its class names, and whether it opens the lightbox. */
export const readMarkupOptions: MarkupOptionsReader = (host) => {
  const block = host.querySelector('[class*="design-layout-"]');
  const design = /design-layout-(inline|poster|card|overlap|collage|stack)\b/.exec(
    block?.className ?? '',
  )?.[1];
  const trigger = [...host.querySelectorAll<HTMLElement>(LIGHTBOX_TRIGGER)].find((element) =>
    element.querySelector('img'),
  );
  return { design, lightbox: trigger && true, lightboxTheme: trigger?.dataset.lightboxTheme };
};

/** The element that the lightbox reads the item from: the link around the image, or the image. */
export const getItemElement = (image: HTMLImageElement): Element => image.closest('a[href]') ?? image;

export const isOpenable = (image: HTMLImageElement): boolean => !hasPageLink(getItemElement(image));
