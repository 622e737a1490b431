// How does a picture that is zoomed move? Under two fingers, a wheel or a key; it never gets lost, and the point that
// is pointed at stays where it is. All places are px from the middle of the room, to the right and down.
import { bounded } from './bounds';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How large the picture is, 1 being all of it in view, and where its middle is. */
export interface Zoom extends Spot {
  readonly scale: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** What the picture moves in. */
export interface Scene {
  readonly room: Extent;
  /** Of the picture at scale 1. */
  readonly picture: Extent;
  /** The largest scale. */
  readonly max: number;
}

/** All of it, in the middle. */
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

/** One press of a key or button; the square root of two steps is a doubling of the area. */
const STEP = 1.5;
/** A double tap enlarges at least so much. */
const TAP = 2;
/** The largest scale of a picture whose file has no more pixels than are shown anyway, and the largest of all. */
const LIMITS = { least: 3, most: 8 };
/** How far a scale beyond its limits follows the fingers. */
const GIVE = 0.3;
/** A picture let go at speed glides as far as it would come in this time, in ms. */
const GLIDE = 180;

/** @param pixels width of the file per px of the picture at scale 1; 0 when not known */
export const largestScale = (pixels: number): number => Math.min(LIMITS.most, Math.max(LIMITS.least, pixels));

export const isZoomed = ({ scale }: Zoom): boolean => scale > 1.001;

/** Another scale; what is at the spot stays there. */
export function zoomAt(zoom: Zoom, scale: number, at: Spot): Zoom {
  const by = scale / zoom.scale;
  return { scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by };
}

/** A step larger or smaller around the middle of the room. */
export const stepped = (zoom: Zoom, towards: 1 | -1, scene: Scene): Zoom =>
  settled(zoomAt(zoom, zoom.scale * STEP ** towards, { x: 0, y: 0 }), scene);

/** A double tap shows the spot large, or all of the picture again. */
export function tapped(zoom: Zoom, at: Spot, scene: Scene): Zoom {
  if (isZoomed(zoom)) return WHOLE;
  return settled(zoomAt(zoom, Math.min(scene.max, Math.max(TAP, scene.max / 2)), at), scene);
}

/** Where two fingers carried it: the spots under them stay under them. Beyond the limits it follows with resistance. */
export function pinched(
  zoom: Zoom,
  from: readonly [Spot, Spot],
  to: readonly [Spot, Spot],
  scene: Scene,
): Zoom {
  const wanted = (zoom.scale * apart(to)) / Math.max(1, apart(from));
  const scale =
    wanted < 1 ? wanted ** GIVE : wanted > scene.max ? scene.max * (wanted / scene.max) ** GIVE : wanted;
  const [before, after] = [middle(from), middle(to)];
  const there = zoomAt(zoom, scale, before);
  return { scale, x: there.x + after.x - before.x, y: there.y + after.y - before.y };
}

/** Where a drag carried it: beyond its edges with resistance. */
export function dragged(zoom: Zoom, by: Spot, scene: Scene): Zoom {
  const { x, y } = reach(zoom.scale, scene);
  return {
    scale: zoom.scale,
    x: bounded(zoom.x + by.x, { min: -x, max: x, size: scene.room.width }, 'inertial'),
    y: bounded(zoom.y + by.y, { min: -y, max: y, size: scene.room.height }, 'inertial'),
  };
}

/** Where it comes to rest when it is let go. @param speed px per ms */
export const glided = (zoom: Zoom, speed: Spot, scene: Scene): Zoom =>
  settled({ ...zoom, x: zoom.x + speed.x * GLIDE, y: zoom.y + speed.y * GLIDE }, scene);

/** The nearest place and scale that are allowed: no gap beside a picture that is larger than its room. */
export function settled(zoom: Zoom, scene: Scene): Zoom {
  const scale = clamp(zoom.scale, 1, scene.max);
  const { x, y } = reach(scale, scene);
  const there = scale === zoom.scale ? zoom : zoomAt(zoom, scale, { x: 0, y: 0 });
  return { scale, x: clamp(there.x, -x, x), y: clamp(there.y, -y, y) };
}

/** Is the picture at the end of its way to this side, so that a drag means what is beyond it? */
export const isAtEdge = (zoom: Zoom, side: -1 | 1, scene: Scene): boolean =>
  zoom.x * side >= reach(zoom.scale, scene).x - 1;

/** How far the middle of the picture may be from the middle of the room. */
const reach = (scale: number, { room, picture }: Scene): Spot => ({
  x: Math.max(0, (picture.width * scale - room.width) / 2),
  y: Math.max(0, (picture.height * scale - room.height) / 2),
});

const apart = ([a, b]: readonly [Spot, Spot]): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = ([a, b]: readonly [Spot, Spot]): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
// Adding 0 makes a zero of -0.
const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value)) + 0;
