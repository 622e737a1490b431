// How does a picture that is zoomed move? Under two fingers, a wheel or a key; it never gets lost, and the point that
// is pointed at stays where it is. All places are px from the middle of the room, to the right and down.
import { applyBoundary } from './drag-boundary';

export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** How large the picture is, 1 being all of it in view, and where its middle is. */
export interface Transform extends Vector {
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the picture moves in. */
export interface ZoomBounds {
  readonly room: Size;
  /** Of the picture at scale 1. */
  readonly picture: Size;
  /** The largest scale. */
  readonly max: number;
}

/** All of it, in the middle. */
export const IDENTITY: Transform = { scale: 1, x: 0, y: 0 };

/** One press of a key or button; the square root of two steps is a doubling of the area. */
const STEP_FACTOR = 1.5;
/** A double tap enlarges at least so much. */
const DOUBLE_TAP_SCALE = 2;
/** The largest scale of a picture whose file has no more pixels than are shown anyway, and the largest of all. */
const MAX_SCALE = { least: 3, most: 8 };
/** How far a scale beyond its limits follows the fingers. */
const RESISTANCE = 0.3;
/** A picture let go at speed glides as far as it would come in this time, in ms. */
const INERTIA_MS = 180;

/** @param pixels width of the file per px of the picture at scale 1; 0 when not known */
export const getMaxScale = (pixels: number): number =>
  Math.min(MAX_SCALE.most, Math.max(MAX_SCALE.least, pixels));

export const isZoomed = ({ scale }: Transform): boolean => scale > 1.001;

/** Another scale; what is at the spot stays there. */
export function scaleAround(zoom: Transform, scale: number, at: Vector): Transform {
  const by = scale / zoom.scale;
  return { scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by };
}

/** A step larger or smaller around the middle of the room. */
export const zoomByStep = (zoom: Transform, towards: 1 | -1, scene: ZoomBounds): Transform =>
  clampTransform(scaleAround(zoom, zoom.scale * STEP_FACTOR ** towards, { x: 0, y: 0 }), scene);

/** A double tap shows the spot large, or all of the picture again. */
export function toggleZoom(zoom: Transform, at: Vector, scene: ZoomBounds): Transform {
  if (isZoomed(zoom)) return IDENTITY;
  return clampTransform(
    scaleAround(zoom, Math.min(scene.max, Math.max(DOUBLE_TAP_SCALE, scene.max / 2)), at),
    scene,
  );
}

/** Where two fingers carried it: the spots under them stay under them. Beyond the limits it follows with resistance. */
export function pinchZoom(
  zoom: Transform,
  from: readonly [Vector, Vector],
  to: readonly [Vector, Vector],
  scene: ZoomBounds,
): Transform {
  const wanted = (zoom.scale * getDistance(to)) / Math.max(1, getDistance(from));
  const scale =
    wanted < 1
      ? wanted ** RESISTANCE
      : wanted > scene.max
        ? scene.max * (wanted / scene.max) ** RESISTANCE
        : wanted;
  const [before, after] = [getMidpoint(from), getMidpoint(to)];
  const there = scaleAround(zoom, scale, before);
  return { scale, x: there.x + after.x - before.x, y: there.y + after.y - before.y };
}

/** Where a drag carried it: beyond its edges with resistance. */
export function panBy(zoom: Transform, by: Vector, scene: ZoomBounds): Transform {
  const { x, y } = getMaxOffset(zoom.scale, scene);
  return {
    scale: zoom.scale,
    x: applyBoundary(zoom.x + by.x, { min: -x, max: x, size: scene.room.width }, 'inertial'),
    y: applyBoundary(zoom.y + by.y, { min: -y, max: y, size: scene.room.height }, 'inertial'),
  };
}

/** Where it comes to rest when it is let go. @param speed px per ms */
export const applyInertia = (zoom: Transform, speed: Vector, scene: ZoomBounds): Transform =>
  clampTransform({ ...zoom, x: zoom.x + speed.x * INERTIA_MS, y: zoom.y + speed.y * INERTIA_MS }, scene);

/** The nearest place and scale that are allowed: no gap beside a picture that is larger than its room. */
export function clampTransform(zoom: Transform, scene: ZoomBounds): Transform {
  const scale = clamp(zoom.scale, 1, scene.max);
  const { x, y } = getMaxOffset(scale, scene);
  const there = scale === zoom.scale ? zoom : scaleAround(zoom, scale, { x: 0, y: 0 });
  return { scale, x: clamp(there.x, -x, x), y: clamp(there.y, -y, y) };
}

/** Is the picture at the end of its way to this side, so that a drag means what is beyond it? */
export const isAtEdge = (zoom: Transform, side: -1 | 1, scene: ZoomBounds): boolean =>
  zoom.x * side >= getMaxOffset(zoom.scale, scene).x - 1;

/** How far the middle of the picture may be from the middle of the room. */
const getMaxOffset = (scale: number, { room, picture }: ZoomBounds): Vector => ({
  x: Math.max(0, (picture.width * scale - room.width) / 2),
  y: Math.max(0, (picture.height * scale - room.height) / 2),
});

const getDistance = ([a, b]: readonly [Vector, Vector]): number => Math.hypot(a.x - b.x, a.y - b.y);
const getMidpoint = ([a, b]: readonly [Vector, Vector]): Vector => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});
// Adding 0 makes a zero of -0.
const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value)) + 0;
