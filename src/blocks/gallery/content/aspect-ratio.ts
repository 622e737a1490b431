// What shape has a slide? What the page says of its image, before it is loaded as well as after.
import { readSize } from '../../../core/size';

/** Width divided by height; null while nobody knows. Once the image is there, its own shape goes before what was said. */
export function getAspectRatio(slide: Element): number | null {
  const image = getSlideImage(slide);
  if (!image) return null;
  const said = [
    readSize(image.dataset.imageDimensions),
    { width: readNumberAttribute(image, 'width'), height: readNumberAttribute(image, 'height') },
  ].find((one) => one && one.width > 0 && one.height > 0);
  const shape = said ? said.width / said.height : null;
  const own = isLoaded(image) ? image.naturalWidth / image.naturalHeight : null;
  if (own === null || shape === null) return shape ?? own;
  return Math.abs(own / shape - 1) > ROUNDING ? own : shape;
}

/** Files of several sizes differ by so much. */
const ROUNDING = 0.04;

/** Loaded, and not a dot that keeps the place of an image still to come. */
const isLoaded = ({ naturalWidth, naturalHeight }: HTMLImageElement): boolean =>
  naturalWidth > 8 && naturalHeight > 8;

/** The image of a slide, not its twin for those without script. */
export function getSlideImage(slide: Element): HTMLImageElement | null {
  if (slide instanceof HTMLImageElement) return slide;
  return [...slide.querySelectorAll('img')].find((image) => !image.closest('noscript')) ?? null;
}

const readNumberAttribute = (image: Element, name: string): number =>
  Number.parseFloat(image.getAttribute(name) ?? '');
