// Where does an image lie in its box, and how large is it shown? As `object-fit` and `object-position` do it.

import { CENTRE, type Point } from '../point';
import type { Size } from '../size';
import type { ImageMode } from './mode';

export interface CropOptions {
  readonly mode: ImageMode;
  /** What has to stay in view, in the image. */
  readonly focalPoint: Point;
  /** Which sides a whole image touches. */
  readonly fitAlignment: Point;
  /** May the image be shown larger than it is? */
  readonly stretch: boolean;
  /** Brings the focal point as near to the middle of the box as the edges of the image allow. */
  readonly useAdvancedPositioning: boolean;
}

/** The image in the coordinates of its box, in CSS px. */
export interface Placement extends Size {
  readonly left: number;
  readonly top: number;
}

/** Size at which the whole image is shown, cropped parts included; the box where either is not known. */
export function getRenderedSize(
  box: Size,
  image: Size,
  { mode, stretch }: Pick<CropOptions, 'mode' | 'stretch'>,
): Size {
  if (!(image.width > 0 && image.height > 0) || (mode !== 'fill' && mode !== 'fit')) return box;
  // A side that is not laid out yet says nothing.
  const ratios = [box.width / image.width, box.height / image.height].filter((ratio) => ratio > 0);
  if (ratios.length === 0) return box;
  const scale = mode === 'fill' ? Math.max(...ratios) : Math.min(...ratios);
  const allowed = stretch ? scale : Math.min(scale, 1);
  return { width: image.width * allowed, height: image.height * allowed };
}

/**
 * What `object-position` says, as shares from 0 to 1: that share of the image lies over that share of the box. Said of
 * the focal point itself, the point is in view whatever the shape of the box.
 */
export function getObjectPosition(box: Size, image: Size, crop: CropOptions): Point {
  const { mode, focalPoint, fitAlignment, useAdvancedPositioning } = crop;
  if (mode === 'fit') return fitAlignment;
  if (mode !== 'fill') return CENTRE;
  if (!useAdvancedPositioning) return focalPoint;
  const { width, height } = getRenderedSize(box, image, crop);
  return {
    x: centerFocalPoint(box.width, width, focalPoint.x),
    y: centerFocalPoint(box.height, height, focalPoint.y),
  };
}

/** The image as the browser draws it with that fit and position. */
export function getPlacement(box: Size, image: Size, crop: CropOptions): Placement {
  const { width, height } = getRenderedSize(box, image, crop);
  const { x, y } = getObjectPosition(box, image, crop);
  return { width, height, left: (box.width - width) * x, top: (box.height - height) * y };
}

/** The value of `object-fit`; empty where the page decides. */
export function getObjectFit({ mode, stretch }: Pick<CropOptions, 'mode' | 'stretch'>): string {
  if (mode === 'fill') return 'cover';
  if (mode === 'fit') return stretch ? 'contain' : 'scale-down';
  return '';
}

/** Along one axis: where nothing is cropped the focal point itself says it. */
function centerFocalPoint(box: number, image: number, focal: number): number {
  const over = image - box;
  if (!(over > 0.01)) return focal;
  return Math.min(1, Math.max(0, (image * focal - box / 2) / over));
}
