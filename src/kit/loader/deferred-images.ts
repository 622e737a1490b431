// Reserves the space of deferred images, and loads them before the script of their element.
import type { ElementScripts } from './registry';

/** Called again when the children of the element change. */
export function prepareImages(element: Element, importImages: ElementScripts['importImages']): void {
  // A placeholder of a lazy loader is no source.
  const images = [...element.querySelectorAll<HTMLImageElement>('img:not([srcset], [src]:not([src^=data]))')];
  for (const { dataset, style } of images) {
    const [width, height] = dataset.imageDimensions?.split('x') ?? [];
    // As the image loader sets it. The same value again changes nothing.
    if (height) style.setProperty('--site-image-own', `auto ${width} / ${height}`);
  }
  if (images[0])
    importImages?.().then(
      ({ loadEarly }) => loadEarly(element, images),
      () => {},
    );
}
