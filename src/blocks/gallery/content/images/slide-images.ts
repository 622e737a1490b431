// The images of a slide, and the loader for images without a source.

import { readPoint, toPercent } from '../../../../core/focal-point';
import { createLazy } from '../../../../core/lazy';
import { isProviderUrl } from '../../../../core/media/video-source';
import { withLoadTimeout } from '../../../../kit/element/load-timeout';

export type ImageLoader = typeof import('../../../../kit/image-loader/load-images');

/** Loads the script of the image loader, once per page. */
export const getImageLoader = createLazy<ImageLoader>({
  load: withLoadTimeout(() => import('../../../../kit/image-loader/load-images')),
}).load;

/** Crops every image of the slide around its focal point; an invalid one (`","`) is the center. */
export function applyFocalPoints(slide: Element): void {
  for (const image of getSlideImages(slide)) {
    const point = readPoint(image.dataset.imageFocalPoint);
    if (point) image.style.objectPosition = toPercent(point);
  }
}

/** All images of a slide except `<noscript>` fallbacks. */
export const getSlideImages = (slide: Element): HTMLImageElement[] => {
  const images = slide.matches('img') ? [slide] : [...slide.querySelectorAll('img')];
  return (images as HTMLImageElement[]).filter((image) => !image.closest('noscript'));
};

/**
 * Whether an image names a source only in its data attributes. Thumbnails on the host of a video provider are excluded:
 * loading them would report every visitor to the provider.
 */
export const isDeferred = (image: HTMLImageElement): boolean =>
  !image.hasAttribute('src') &&
  !image.srcset &&
  Boolean(image.dataset.src || image.dataset.image) &&
  !isProviderUrl(image.dataset.src ?? '', image.baseURI);
