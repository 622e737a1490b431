// How does an image lie in its box? The only place that writes styles on images of the page, and takes them back.
import { getObjectFit, getObjectPosition } from '../../core/image-loader/placement';
import { CENTRE, toPercent } from '../../core/point';
import type { Size } from '../../core/size';
import type { ResolvedOptions } from './resolve-options';

/** Styles that the loader wrote; those of the page are not touched. */
const ownProperties = new WeakMap<HTMLImageElement, Set<string>>();

/** Shape, fit, position and limits of the image. */
export function applyPlacement(image: HTMLImageElement, wish: ResolvedOptions): void {
  const { dimensions, fixedRatio, stretch, mode } = wish;
  const own = dimensions?.height ? dimensions : getNaturalSize(image);
  const isKnown = own.width > 0 && own.height > 0;
  const limited = !stretch && mode === 'fill' && isKnown;
  setStyles(image, {
    '--site-image-own': dimensions?.height ? `auto ${own.width} / ${own.height}` : '',
    'aspect-ratio': fixedRatio && isKnown ? `${own.width} / ${own.height}` : '',
    'object-fit': getObjectFit(wish),
    // As a background the image itself stands aside.
    'object-position': wish.useBgImage ? '' : getPosition(image, wish),
    'max-width': limited ? `${own.width}px` : '',
    'max-height': limited ? `${own.height}px` : '',
  });
}

/**
 * Shows the loaded file as the background of the image; the image itself stays for alternative text and forced colours,
 * and asks for nothing more, because the file is there already.
 */
export function showAsBackground(image: HTMLImageElement, wish: ResolvedOptions): void {
  image.toggleAttribute('data-site-background', wish.useBgImage);
  setStyles(image, {
    'background-image': wish.useBgImage ? `url(${JSON.stringify(image.currentSrc)})` : '',
    'background-size': wish.useBgImage ? (wish.mode === 'fit' ? 'contain' : 'cover') : '',
    'background-position': wish.useBgImage ? getPosition(image, wish) : '',
  });
}

export const getNaturalSize = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
});

/** Nothing where the page decides; a printed focal point counts for whatever crop the page makes. */
function getPosition(image: HTMLImageElement, wish: ResolvedOptions): string {
  const { mode, focalPoint, fitAlignment, useAdvancedPositioning } = wish;
  if (mode === 'none' || (mode === null && !focalPoint)) return '';
  const crop = {
    ...wish,
    mode: mode ?? 'fill',
    focalPoint: focalPoint ?? CENTRE,
    fitAlignment: fitAlignment ?? CENTRE,
  };
  const box = useAdvancedPositioning ? image.getBoundingClientRect() : EMPTY_SIZE;
  const own = wish.dimensions?.height ? wish.dimensions : getNaturalSize(image);
  return toPercent(getObjectPosition(box, own, crop));
}

const EMPTY_SIZE: Size = { width: 0, height: 0 };

function setStyles(image: HTMLImageElement, styles: Readonly<Record<string, string>>): void {
  const own = ownProperties.get(image) ?? new Set();
  ownProperties.set(image, own);
  for (const [name, value] of Object.entries(styles)) {
    if (value) {
      own.add(name);
      image.style.setProperty(name, value);
    } else if (own.delete(name)) image.style.removeProperty(name);
  }
}
