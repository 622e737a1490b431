// Reserves space for images without a source, as in the markup of site builders, until a script loads them.
import type { TreeElement } from '../host/tree';

/** Rules for the sizes given in the images' attributes. */
export function describeImages(host: TreeElement): string {
  const sizes = host
    .querySelectorAll('img[data-src]:not([src])')
    .flatMap((image) => /^(\d{1,5})x(\d{1,5})$/.exec(image.dataset.imageDimensions ?? '') ?? []);
  const names = new Set(sizes.filter((one) => one.includes('x')));
  return [...names]
    .map((name) => {
      const [width, height] = name.split('x');
      return `& img[data-image-dimensions="${name}"]:not([src]){--site-image-own:auto ${width}/${height}}`;
    })
    .join('');
}
