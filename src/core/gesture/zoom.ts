// Zooms and pans content inside a viewport by pinch, wheel, double tap or key, within limits. The point under the pointer
// stays in place. All coordinates are in px from the center of the viewport, to the right and down.
import type { Size } from '../image-size';
import { applyBoundary } from './drag-boundary';

export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** Scale of the content (1 fits the viewport) and offset of its center. */
export interface Transform extends Vector {
  readonly scale: number;
}

/** Limits of the transform. */
export interface ZoomBounds {
  readonly viewport: Size;
  /** Size of the content at scale 1. */
  readonly content: Size;
  readonly maxScale: number;
}

export const IDENTITY: Transform = { scale: 1, x: 0, y: 0 };

/** Scale factor of one key press or button click. */
const STEP_FACTOR = 1.5;
/** Smallest scale that a double tap zooms to. */
const DOUBLE_TAP_SCALE = 2;
/** Range of the maximum scale; `min` applies to files with no more pixels than are displayed. */
const MAX_SCALE = { min: 3, max: 8 };
/** Exponent that dampens a pinch beyond the limits. */
const RESISTANCE = 0.3;
/** Inertia after a pan: the content continues as far as it would move in this time, in ms, at the release velocity. */
const INERTIA_MS = 180;

/** @param pixelRatio file pixels per displayed px at scale 1; 0 when unknown */
export const getMaxScale = (pixelRatio: number): number =>
  Math.min(MAX_SCALE.max, Math.max(MAX_SCALE.min, pixelRatio));

export const isZoomed = ({ scale }: Transform): boolean => scale > 1.001;

/** Changes the scale; the content under `origin` stays in place. */
export function scaleAround(transform: Transform, scale: number, origin: Vector): Transform {
  const factor = scale / transform.scale;
  return {
    scale,
    x: origin.x - (origin.x - transform.x) * factor,
    y: origin.y - (origin.y - transform.y) * factor,
  };
}

/** Zooms one step in (1) or out (-1) around the center of the viewport. */
export const zoomByStep = (transform: Transform, direction: 1 | -1, bounds: ZoomBounds): Transform =>
  clampTransform(scaleAround(transform, transform.scale * STEP_FACTOR ** direction, { x: 0, y: 0 }), bounds);

/** Double tap: zooms in around the origin, or back out. */
export function toggleZoom(transform: Transform, origin: Vector, bounds: ZoomBounds): Transform {
  if (isZoomed(transform)) return IDENTITY;
  const scale = Math.min(bounds.maxScale, Math.max(DOUBLE_TAP_SCALE, bounds.maxScale / 2));
  return clampTransform(scaleAround(transform, scale, origin), bounds);
}

/** Moves and scales the content with two pointers, which stay over the same points. Resists beyond the limits. */
export function pinchZoom(
  transform: Transform,
  from: readonly [Vector, Vector],
  to: readonly [Vector, Vector],
  { maxScale }: ZoomBounds,
): Transform {
  const target = (transform.scale * getDistance(to)) / Math.max(1, getDistance(from));
  const scale =
    target < 1
      ? target ** RESISTANCE
      : target > maxScale
        ? maxScale * (target / maxScale) ** RESISTANCE
        : target;
  const [before, after] = [getMidpoint(from), getMidpoint(to)];
  const scaled = scaleAround(transform, scale, before);
  return { scale, x: scaled.x + after.x - before.x, y: scaled.y + after.y - before.y };
}

/** Moves the content, with resistance past its edges. */
export function panBy(transform: Transform, delta: Vector, bounds: ZoomBounds): Transform {
  const { x, y } = getMaxOffset(transform.scale, bounds);
  const { width, height } = bounds.viewport;
  return {
    scale: transform.scale,
    x: applyBoundary(transform.x + delta.x, { min: -x, max: x, size: width }, 'inertial'),
    y: applyBoundary(transform.y + delta.y, { min: -y, max: y, size: height }, 'inertial'),
  };
}

/** The resting transform after a pan is released. @param velocity in px per ms */
export const applyInertia = (transform: Transform, velocity: Vector, bounds: ZoomBounds): Transform =>
  clampTransform(
    { ...transform, x: transform.x + velocity.x * INERTIA_MS, y: transform.y + velocity.y * INERTIA_MS },
    bounds,
  );

/** The nearest allowed transform: no gap between an edge of zoomed content and the viewport. */
export function clampTransform(transform: Transform, bounds: ZoomBounds): Transform {
  const scale = clamp(transform.scale, 1, bounds.maxScale);
  const { x, y } = getMaxOffset(scale, bounds);
  const scaled = scale === transform.scale ? transform : scaleAround(transform, scale, { x: 0, y: 0 });
  return { scale, x: clamp(scaled.x, -x, x), y: clamp(scaled.y, -y, y) };
}

/** Whether the content cannot be panned further toward this side, so that a drag swipes instead. */
export const isAtEdge = (transform: Transform, side: -1 | 1, bounds: ZoomBounds): boolean =>
  transform.x * side >= getMaxOffset(transform.scale, bounds).x - 1;

/** Largest offset of the content's center from the center of the viewport. */
const getMaxOffset = (scale: number, { viewport, content }: ZoomBounds): Vector => ({
  x: Math.max(0, (content.width * scale - viewport.width) / 2),
  y: Math.max(0, (content.height * scale - viewport.height) / 2),
});

const getDistance = ([a, b]: readonly [Vector, Vector]): number => Math.hypot(a.x - b.x, a.y - b.y);
const getMidpoint = ([a, b]: readonly [Vector, Vector]): Vector => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});
// Adding 0 turns -0 into 0.
const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value)) + 0;
