// Reserves the space of deferred images, and loads them before the script of their element.
import type { ElementScripts } from './registry';

/** Can be called again when the children of the element change. */
export function prepareImages(element: Element, importImages: ElementScripts['importImages']): void {
  // A lazy loader's placeholder does not count as a source.
  const images = [...element.querySelectorAll<HTMLImageElement>('img:not([srcset], [src]:not([src^=data]))')];
  for (const { dataset, style } of images) {
    const [width, height] = dataset.imageDimensions?.split('x') ?? [];
    // Same value as from the image loader; setting it again changes nothing.
    if (height) style.setProperty('--site-image-own', `auto ${width} / ${height}`);
  }
  if (images[0])
    importImages?.().then(
      ({ loadEarly }) => loadEarly(element, images),
      () => {},
    );
}
