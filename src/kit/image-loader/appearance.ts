// How does an image lie in its box? The only place that writes styles on images of the page, and takes them back.
import { objectFitOf, positionOf } from '../../core/image-loader/placement';
import { CENTRE, percent } from '../../core/point';
import type { Size } from '../../core/size';
import type { Wish } from './wish';

/** Styles that the loader wrote; those of the page are not touched. */
const written = new WeakMap<HTMLImageElement, Set<string>>();

/** Shape, fit, position and limits of the image. */
export function arrange(image: HTMLImageElement, wish: Wish): void {
  const { dimensions, fixedRatio, stretch, mode } = wish;
  const own = dimensions?.height ? dimensions : naturalSize(image);
  const isKnown = own.width > 0 && own.height > 0;
  const limited = !stretch && mode === 'fill' && isKnown;
  write(image, {
    '--site-image-own': dimensions?.height ? `auto ${own.width} / ${own.height}` : '',
    'aspect-ratio': fixedRatio && isKnown ? `${own.width} / ${own.height}` : '',
    'object-fit': objectFitOf(wish),
    // As a background the image itself stands aside.
    'object-position': wish.useBgImage ? '' : position(image, wish),
    'max-width': limited ? `${own.width}px` : '',
    'max-height': limited ? `${own.height}px` : '',
  });
}

/**
 * Shows the loaded file as the background of the image; the image itself stays for alternative text and forced colours,
 * and asks for nothing more, because the file is there already.
 */
export function showAsBackground(image: HTMLImageElement, wish: Wish): void {
  image.toggleAttribute('data-site-background', wish.useBgImage);
  write(image, {
    'background-image': wish.useBgImage ? `url(${JSON.stringify(image.currentSrc)})` : '',
    'background-size': wish.useBgImage ? (wish.mode === 'fit' ? 'contain' : 'cover') : '',
    'background-position': wish.useBgImage ? position(image, wish) : '',
  });
}

export const naturalSize = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
});

/** Nothing where the page decides; a printed focal point counts for whatever crop the page makes. */
function position(image: HTMLImageElement, wish: Wish): string {
  const { mode, focalPoint, fitAlignment, useAdvancedPositioning } = wish;
  if (mode === 'none' || (mode === null && !focalPoint)) return '';
  const crop = {
    ...wish,
    mode: mode ?? 'fill',
    focalPoint: focalPoint ?? CENTRE,
    fitAlignment: fitAlignment ?? CENTRE,
  };
  const box = useAdvancedPositioning ? image.getBoundingClientRect() : NOWHERE;
  const own = wish.dimensions?.height ? wish.dimensions : naturalSize(image);
  return percent(positionOf(box, own, crop));
}

const NOWHERE: Size = { width: 0, height: 0 };

function write(image: HTMLImageElement, styles: Readonly<Record<string, string>>): void {
  const own = written.get(image) ?? new Set();
  written.set(image, own);
  for (const [name, value] of Object.entries(styles)) {
    if (value) {
      own.add(name);
      image.style.setProperty(name, value);
    } else if (own.delete(name)) image.style.removeProperty(name);
  }
}
