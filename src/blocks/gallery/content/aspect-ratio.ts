// The aspect ratio of a slide, from the attributes of its image before it is loaded, then from the image itself.
import { readSize } from '../../../core/image-size';

/** Width divided by height; null if unknown. The loaded image takes precedence over its attributes. */
export function getAspectRatio(slide: Element): number | null {
  const image = getSlideImage(slide);
  if (!image) return null;
  const size = [
    readSize(image.dataset.imageDimensions),
    { width: readNumberAttribute(image, 'width'), height: readNumberAttribute(image, 'height') },
  ].find((candidate) => candidate && candidate.width > 0 && candidate.height > 0);
  const declared = size ? size.width / size.height : null;
  const natural = isLoaded(image) ? image.naturalWidth / image.naturalHeight : null;
  if (natural === null || declared === null) return declared ?? natural;
  return Math.abs(natural / declared - 1) > TOLERANCE ? natural : declared;
}

/** Rounding makes the ratios of differently sized files of an image differ by this share. */
const TOLERANCE = 0.04;

/** Whether the image is loaded and larger than a placeholder pixel. */
const isLoaded = ({ naturalWidth, naturalHeight }: HTMLImageElement): boolean =>
  naturalWidth > 8 && naturalHeight > 8;

/** The image of a slide; its `<noscript>` fallback does not count. */
export function getSlideImage(slide: Element): HTMLImageElement | null {
  if (slide instanceof HTMLImageElement) return slide;
  return [...slide.querySelectorAll('img')].find((image) => !image.closest('noscript')) ?? null;
}

const readNumberAttribute = (image: Element, name: string): number =>
  Number.parseFloat(image.getAttribute(name) ?? '');
