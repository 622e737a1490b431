// Which images has a slide, and what of them has to be seen?
import { percent, readPoint } from '../../../core/point';

/** Crops every image of the slide around its focal point; a broken one (`","`) is the centre. */
export function focusImages(slide: Element): void {
  for (const image of imagesOf(slide)) {
    const point = readPoint(image.dataset.imageFocalPoint);
    if (point) image.style.objectPosition = percent(point);
  }
}

/** Each picture once; the twin in `<noscript>` is not one of them. */
export const imagesOf = (slide: Element): HTMLImageElement[] => {
  const images = slide.matches('img') ? [slide] : [...slide.querySelectorAll('img')];
  return (images as HTMLImageElement[]).filter((image) => !image.closest('noscript'));
};
