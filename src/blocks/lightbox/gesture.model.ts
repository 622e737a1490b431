// Pointer gestures on the stage: one pointer swipes to another item, pulls down to close or pans a zoomed image; two
// pointers pinch. Pure; coordinates are px from the center of the viewport.

import { applyBoundary } from '../../core/gesture/drag-boundary';
import {
  extendTrack,
  getDistance,
  getDuration,
  getVelocity,
  type PointerSample,
  type PointerTrack,
  startTrack,
} from '../../core/gesture/pointer-track';
import { detectFlick, detectSwipe } from '../../core/gesture/swipe';
import {
  applyInertia,
  clampTransform,
  IDENTITY,
  isAtEdge,
  isZoomed,
  panBy,
  pinchZoom,
  type Transform,
  type Vector,
  type ZoomBounds,
} from '../../core/gesture/zoom';

type GestureMode = 'rest' | 'press' | 'swipe' | 'pull' | 'pan' | 'pinch';

/** Limits of the gestures, and whether there is an item on either side. */
export interface GestureBounds extends ZoomBounds {
  readonly hasLeft: boolean;
  readonly hasRight: boolean;
}

interface Pointer {
  readonly id: number;
  readonly track: PointerTrack;
}

export interface GestureState {
  readonly mode: GestureMode;
  /** The active pointers, at most two, in the order of their pointerdown. */
  readonly pointers: readonly Pointer[];
  /** Transform of the image at the last pointerdown, and now. */
  readonly startTransform: Transform;
  readonly transform: Transform;
  /** Offset of the track when it was caught in motion, in px. */
  readonly startOffset: number;
  /** Current offset of the track, and of the image while it is pulled down, in px. */
  readonly trackOffset: number;
  readonly pullOffset: number;
  /** Whether the pointer moved too far for a click. */
  readonly hasMoved: boolean;
}

/** Result of a gesture: go to the item on the left or right, close, or nothing. */
export type GestureResult = 'left' | 'right' | 'close' | 'none';

/** Shorter movements are clicks, in px. */
const CLICK_TOLERANCE = 6;
/** A pull closes past this share of the height or above this velocity in px per ms. */
const PULL = { share: 0.2, velocity: 0.5 };
/** A pinch below this scale closes. */
const PINCH_CLOSE_SCALE = 0.85;

export const createGestureState = (transform: Transform = IDENTITY): GestureState => ({
  mode: 'rest',
  pointers: [],
  startTransform: transform,
  transform,
  startOffset: 0,
  trackOffset: 0,
  pullOffset: 0,
  hasMoved: false,
});

/** @param startOffset offset of the track if it is in motion */
export function pointerDown(
  state: GestureState,
  id: number,
  sample: PointerSample,
  startOffset = 0,
): GestureState {
  if (state.pointers.length >= 2) return state;
  const pointers = [...state.pointers.map(restartPointer), { id, track: startTrack(sample) }];
  const mode = pointers.length === 2 ? 'pinch' : startOffset ? 'swipe' : 'press';
  return {
    ...state,
    mode,
    pointers,
    startTransform: state.transform,
    startOffset,
    trackOffset: startOffset,
    pullOffset: 0,
    hasMoved: mode !== 'press',
  };
}

export function pointerMove(
  state: GestureState,
  id: number,
  sample: PointerSample,
  bounds: GestureBounds,
): GestureState {
  if (!state.pointers.some((pointer) => pointer.id === id)) return state;
  const pointers = state.pointers.map((pointer) =>
    pointer.id === id ? { id, track: extendTrack(pointer.track, sample) } : pointer,
  );
  const [first, second] = pointers;
  if (!first) return state;
  if (!second) return moveSinglePointer({ ...state, pointers }, first.track, bounds);
  const from = [first.track.start, second.track.start] as const;
  const to = [getLastSample(first.track), getLastSample(second.track)] as const;
  return { ...state, pointers, transform: pinchZoom(state.startTransform, from, to, bounds) };
}

export function pointerUp(
  state: GestureState,
  id: number,
  sample: PointerSample,
  bounds: GestureBounds,
): { state: GestureState; result: GestureResult } {
  const last = pointerMove(state, id, sample, bounds);
  const pointers = last.pointers.filter((pointer) => pointer.id !== id);
  if (pointers.length === last.pointers.length) return { state, result: 'none' };
  if (pointers.length > 0)
    return {
      state: continueWithOnePointer(last, pointers.map(restartPointer), bounds),
      result: last.transform.scale < PINCH_CLOSE_SCALE ? 'close' : 'none',
    };
  return {
    state: { ...createGestureState(getRestTransform(last, bounds)), hasMoved: last.hasMoved },
    result: getResult(last, bounds),
  };
}

/** After a pinch the remaining pointer pans a zoomed image and is otherwise ignored. */
function continueWithOnePointer(
  state: GestureState,
  pointers: GestureState['pointers'],
  bounds: ZoomBounds,
): GestureState {
  const transform = clampTransform(state.transform, bounds);
  return {
    ...state,
    mode: isZoomed(transform) ? 'pan' : 'rest',
    startTransform: transform,
    transform,
    pointers,
  };
}

function moveSinglePointer(state: GestureState, track: PointerTrack, bounds: GestureBounds): GestureState {
  const mode = state.mode === 'press' ? detectMode(state, track, bounds) : state.mode;
  const delta: Vector = { x: getDistance(track, 'x'), y: getDistance(track, 'y') };
  const hasMoved = state.hasMoved || Math.hypot(delta.x, delta.y) > CLICK_TOLERANCE;
  const next = { ...state, mode, hasMoved };
  if (mode === 'swipe') return { ...next, trackOffset: resistSwipe(state.startOffset + delta.x, bounds) };
  if (mode === 'pull') return { ...next, pullOffset: resistPull(delta.y, bounds) };
  return mode === 'pan' ? { ...next, transform: panBy(state.startTransform, delta, bounds) } : next;
}

/** The track resists at its ends. */
const resistSwipe = (x: number, { viewport: { width }, hasLeft, hasRight }: GestureBounds): number =>
  applyBoundary(x, { min: hasRight ? -width : 0, max: hasLeft ? width : 0, size: width / 2 }, 'inertial');

/** An upward pull meets resistance. */
const resistPull = (y: number, { viewport: { height } }: ZoomBounds): number =>
  applyBoundary(y, { min: 0, max: height, size: height / 3 }, 'inertial');

/** A zoomed image pans; at its edge, or unzoomed, the axis decides between a swipe and a pull. */
function detectMode({ transform }: GestureState, track: PointerTrack, bounds: ZoomBounds): GestureMode {
  if (!track.axis) return 'press';
  const side = getDistance(track, 'x') < 0 ? -1 : 1;
  if (isZoomed(transform)) return track.axis === 'x' && isAtEdge(transform, side, bounds) ? 'swipe' : 'pan';
  return track.axis === 'x' ? 'swipe' : 'pull';
}

/** A swipe to the left goes to the item on the right. */
function getResult(
  { mode, pointers, trackOffset, pullOffset }: GestureState,
  { viewport }: ZoomBounds,
): GestureResult {
  const track = pointers[0]?.track;
  if (mode === 'swipe' && track) {
    const movement = {
      distance: getDistance(track, 'x'),
      duration: getDuration(track),
      velocity: getVelocity(track, 'x'),
    };
    const direction =
      detectSwipe(movement) || detectFlick({ ...movement, distance: trackOffset }, viewport.width);
    return direction === 0 ? 'none' : direction < 0 ? 'right' : 'left';
  }
  if (mode === 'pull' && track) {
    const isFlick = getVelocity(track, 'y') > PULL.velocity && pullOffset > 0;
    return isFlick || pullOffset > viewport.height * PULL.share ? 'close' : 'none';
  }
  return 'none';
}

function getRestTransform({ mode, pointers, transform }: GestureState, bounds: ZoomBounds): Transform {
  const track = pointers[0]?.track;
  if (mode === 'pan' && track)
    return applyInertia(transform, { x: getVelocity(track, 'x'), y: getVelocity(track, 'y') }, bounds);
  return clampTransform(transform, bounds);
}

const getLastSample = ({ start, samples }: PointerTrack): PointerSample => samples.at(-1) ?? start;
const restartPointer = ({ id, track }: Pointer): Pointer => ({
  id,
  track: startTrack(getLastSample(track)),
});
