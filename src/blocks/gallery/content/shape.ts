// What shape has a slide? What the page says of its image, before it is loaded as well as after.
import { readSize } from '../../../core/size';

/** Width divided by height; null while nobody knows. */
export function shapeOf(slide: Element): number | null {
  const image = imageOf(slide);
  if (!image) return null;
  const { dataset, naturalWidth, naturalHeight } = image;
  const attributes = { width: numberIn(image, 'width'), height: numberIn(image, 'height') };
  const said = [
    readSize(dataset.imageDimensions),
    attributes,
    { width: naturalWidth, height: naturalHeight },
  ];
  const size = said.find((one) => one && one.width > 0 && one.height > 0);
  return size ? size.width / size.height : null;
}

/** The image of a slide, not its twin for those without script. */
export function imageOf(slide: Element): HTMLImageElement | null {
  if (slide instanceof HTMLImageElement) return slide;
  return [...slide.querySelectorAll('img')].find((image) => !image.closest('noscript')) ?? null;
}

const numberIn = (image: Element, name: string): number => Number.parseFloat(image.getAttribute(name) ?? '');
