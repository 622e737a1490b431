// Writes and removes inline styles of images in the page. No other file of the image loader does.

import { CENTER, toPercent } from '../../core/focal-point';
import { getObjectFit, getObjectPosition } from '../../core/image-loader/placement';
import type { Size } from '../../core/image-size';
import type { ResolvedOptions } from './resolve-options';

/** Properties set by the loader. Those set by the page are left unchanged. */
const ownProperties = new WeakMap<HTMLImageElement, Set<string>>();

/** Sets aspect ratio, fit, position, size limits and placeholder color of the image. */
export function applyPlacement(image: HTMLImageElement, options: ResolvedOptions): void {
  const { dimensions, fixedRatio, stretch, mode } = options;
  const natural = dimensions?.height ? dimensions : getNaturalSize(image);
  const isKnown = natural.width > 0 && natural.height > 0;
  const isLimited = !stretch && mode === 'fill' && isKnown;
  setStyles(image, {
    '--site-image-own': dimensions?.height ? `auto ${natural.width} / ${natural.height}` : '',
    'aspect-ratio': fixedRatio && isKnown ? `${natural.width} / ${natural.height}` : '',
    'object-fit': getObjectFit(options),
    // With a background, the image itself is moved out of view.
    'object-position': options.useBgImage ? '' : getPosition(image, options),
    'max-width': isLimited ? `${natural.width}px` : '',
    'max-height': isLimited ? `${natural.height}px` : '',
    // The style sheet reads this with typed `attr()`, which Firefox and Safari do not support.
    '--site-image-color': getPlaceholderColor(image),
  });
}

/**
 * Shows the loaded file as the background of the image. The image itself remains for its alternative text and for
 * forced colors; the file is cached, so there is no further request.
 */
export function showAsBackground(image: HTMLImageElement, options: ResolvedOptions): void {
  image.toggleAttribute('data-site-background', options.useBgImage);
  setStyles(image, {
    'background-image': options.useBgImage ? `url(${JSON.stringify(image.currentSrc)})` : '',
    'background-size': options.useBgImage ? (options.mode === 'fit' ? 'contain' : 'cover') : '',
    'background-position': options.useBgImage ? getPosition(image, options) : '',
  });
}

export const getNaturalSize = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
});

const getPlaceholderColor = ({ dataset }: HTMLImageElement): string =>
  dataset.colorCenter && CSS.supports('color', dataset.colorCenter) ? dataset.colorCenter : '';

/** Empty if the page decides. A focal point in the markup also applies to cropping by the page. */
function getPosition(image: HTMLImageElement, options: ResolvedOptions): string {
  const { mode, focalPoint, fitAlignment, useAdvancedPositioning } = options;
  if (mode === 'none' || (mode === null && !focalPoint)) return '';
  const crop = {
    ...options,
    mode: mode ?? 'fill',
    focalPoint: focalPoint ?? CENTER,
    fitAlignment: fitAlignment ?? CENTER,
  };
  const box = useAdvancedPositioning ? image.getBoundingClientRect() : EMPTY_SIZE;
  const natural = options.dimensions?.height ? options.dimensions : getNaturalSize(image);
  return toPercent(getObjectPosition(box, natural, crop));
}

const EMPTY_SIZE: Size = { width: 0, height: 0 };

function setStyles(image: HTMLImageElement, styles: Readonly<Record<string, string>>): void {
  const properties = ownProperties.get(image) ?? new Set();
  ownProperties.set(image, properties);
  for (const [name, value] of Object.entries(styles)) {
    if (value) {
      properties.add(name);
      image.style.setProperty(name, value);
    } else if (properties.delete(name)) image.style.removeProperty(name);
  }
}
