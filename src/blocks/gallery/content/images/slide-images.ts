// Which images has a slide, and what of them has to be seen?
import { readPoint, toPercent } from '../../../../core/point';

/** Crops every image of the slide around its focal point; a broken one (`","`) is the centre. */
export function focusImages(slide: Element): void {
  for (const image of getSlideImages(slide)) {
    const point = readPoint(image.dataset.imageFocalPoint);
    if (point) image.style.objectPosition = toPercent(point);
  }
}

/** Each picture once; the twin in `<noscript>` is not one of them. */
export const getSlideImages = (slide: Element): HTMLImageElement[] => {
  const images = slide.matches('img') ? [slide] : [...slide.querySelectorAll('img')];
  return (images as HTMLImageElement[]).filter((image) => !image.closest('noscript'));
};
