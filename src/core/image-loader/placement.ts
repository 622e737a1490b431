// Size and position of an image in its box, as `object-fit` and `object-position` compute them.

import { CENTER, type Point } from '../focal-point';
import type { Size } from '../image-size';
import type { ImageMode } from './mode';

export interface CropOptions {
  readonly mode: ImageMode;
  /** Point of the image to keep in view. */
  readonly focalPoint: Point;
  /** Alignment of an uncropped image in its box. */
  readonly fitAlignment: Point;
  /** Whether the image may be displayed larger than its natural size. */
  readonly stretch: boolean;
  /** Moves the focal point as close to the center of the box as the edges of the image allow. */
  readonly useAdvancedPositioning: boolean;
}

/** Rendered size of the whole image, including its cropped parts; the size of the box if either size is unknown. */
export function getRenderedSize(
  box: Size,
  image: Size,
  { mode, stretch }: Pick<CropOptions, 'mode' | 'stretch'>,
): Size {
  if (!(image.width > 0 && image.height > 0) || (mode !== 'fill' && mode !== 'fit')) return box;
  // A box without a layout has no aspect ratio.
  const ratios = [box.width / image.width, box.height / image.height].filter((ratio) => ratio > 0);
  if (ratios.length === 0) return box;
  const scale = mode === 'fill' ? Math.max(...ratios) : Math.min(...ratios);
  const allowed = stretch ? scale : Math.min(scale, 1);
  return { width: image.width * allowed, height: image.height * allowed };
}

/**
 * The value of `object-position` as shares from 0 to 1: the point at that share of the image lies over the same share
 * of the box. With the focal point itself as the value, the point stays in view in a box of any shape.
 */
export function getObjectPosition(box: Size, image: Size, crop: CropOptions): Point {
  const { mode, focalPoint, fitAlignment, useAdvancedPositioning } = crop;
  if (mode === 'fit') return fitAlignment;
  if (mode !== 'fill') return CENTER;
  if (!useAdvancedPositioning) return focalPoint;
  const { width, height } = getRenderedSize(box, image, crop);
  return {
    x: centerFocalPoint(box.width, width, focalPoint.x),
    y: centerFocalPoint(box.height, height, focalPoint.y),
  };
}

/** The value of `object-fit`; empty if the page decides. */
export function getObjectFit({ mode, stretch }: Pick<CropOptions, 'mode' | 'stretch'>): string {
  if (mode === 'fill') return 'cover';
  if (mode === 'fit') return stretch ? 'contain' : 'scale-down';
  return '';
}

/** Position along one axis that centers the focal point; the focal point itself if nothing is cropped. */
function centerFocalPoint(box: number, image: number, focal: number): number {
  const overflow = image - box;
  if (!(overflow > 0.01)) return focal;
  return Math.min(1, Math.max(0, (image * focal - box / 2) / overflow));
}
