// Which images of a slide does the gallery have to do something about?
import { isOfProvider } from '../../../core/media/video-source';
import { percent, readPoint } from '../../../core/point';

/** Crops every image of the slide around its focal point; a broken one (`","`) is the centre. */
export function focusImages(slide: Element): void {
  for (const image of imagesOf(slide)) {
    const point = readPoint(image.dataset.imageFocalPoint);
    if (point) image.style.objectPosition = percent(point);
  }
}

/**
 * Does it name a source that a script has to ask for? (Every image of a plain template has one of its own.)
 * The thumbnail of a video at its provider's would tell the provider of every visitor.
 */
export const waits = (image: HTMLImageElement): boolean =>
  !image.hasAttribute('src') &&
  !image.srcset &&
  Boolean(image.dataset.src || image.dataset.image) &&
  !isOfProvider(image.dataset.src ?? '', image.baseURI);

/** Each picture once; the twin in `<noscript>` is not one of them. */
export const imagesOf = (slide: Element): HTMLImageElement[] => {
  const images = slide.matches('img') ? [slide] : [...slide.querySelectorAll('img')];
  return (images as HTMLImageElement[]).filter((image) => !image.closest('noscript'));
};
