// What do the fingers on the picture want? One finger swipes to the next picture, pulls it down to close, or moves a
// picture that is zoomed; two fingers zoom. Pure: places are px from the middle of the room.
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

/** What the hand moves in, and whether there is another picture on either side. */
export interface GestureBounds extends ZoomBounds {
  readonly left: boolean;
  readonly right: boolean;
}

export interface GestureState {
  readonly mode: GestureMode;
  /** The one or two fingers that count, by pointer id, in the order in which they came. */
  readonly fingers: readonly { readonly id: number; readonly track: PointerTrack }[];
  /** The picture when the finger that counts came, and now. */
  readonly from: Transform;
  readonly zoom: Transform;
  /** How far the row of pictures was from its place when it was caught in motion, in px to the right. */
  readonly caught: number;
  /** How far the row of pictures was swiped, and the picture pulled down. */
  readonly swiped: number;
  readonly pulled: number;
  /** Moved so far that what follows is no click. */
  readonly moved: boolean;
}

/** What it was when the last finger left: another picture on the left or right side, closing, or nothing. */
export type GestureResult = 'left' | 'right' | 'close' | 'none';

/** Movements under this are clicks, in px. */
const CLICK_TOLERANCE = 6;
/** Pulled down so far, as a share of the height, or so fast, in px per ms, it closes. */
const PULL = { share: 0.2, velocity: 0.5 };
/** Pinched so small, it closes. */
const PINCH_CLOSE_SCALE = 0.85;

export const createGestureState = (zoom: Transform = IDENTITY): GestureState => ({
  mode: 'rest',
  fingers: [],
  from: zoom,
  zoom,
  caught: 0,
  swiped: 0,
  pulled: 0,
  moved: false,
});

/** A finger came. @param caught how far the row of pictures, in motion, is from its place */
export function pointerDown(hand: GestureState, id: number, at: PointerSample, caught = 0): GestureState {
  if (hand.fingers.length >= 2) return hand;
  const fingers = [...hand.fingers.map(restartPointer), { id, track: startTrack(at) }];
  const mode = fingers.length === 2 ? 'pinch' : caught ? 'swipe' : 'press';
  return {
    ...hand,
    mode,
    fingers,
    from: hand.zoom,
    caught,
    swiped: caught,
    pulled: 0,
    moved: mode !== 'press',
  };
}

/** A finger moved. */
export function pointerMove(
  hand: GestureState,
  id: number,
  at: PointerSample,
  scene: GestureBounds,
): GestureState {
  if (!hand.fingers.some((finger) => finger.id === id)) return hand;
  const fingers = hand.fingers.map((finger) =>
    finger.id === id ? { id, track: extendTrack(finger.track, at) } : finger,
  );
  const [first, second] = fingers;
  if (!first) return hand;
  if (second) {
    const from = [first.track.start, second.track.start] as const;
    return {
      ...hand,
      fingers,
      zoom: pinchZoom(hand.from, from, [getLastSample(first.track), getLastSample(second.track)], scene),
    };
  }
  return moveSinglePointer({ ...hand, fingers }, first.track, scene);
}

/** A finger left. */
export function pointerUp(
  hand: GestureState,
  id: number,
  at: PointerSample,
  scene: GestureBounds,
): { hand: GestureState; outcome: GestureResult } {
  const last = pointerMove(hand, id, at, scene);
  const fingers = last.fingers.filter((finger) => finger.id !== id);
  if (fingers.length === last.fingers.length) return { hand, outcome: 'none' };
  if (fingers.length > 0)
    return {
      hand: continueWithOnePointer(last, fingers.map(restartPointer), scene),
      outcome: getPinchResult(last),
    };
  const outcome = getResult(last, scene);
  return { hand: { ...createGestureState(getRestTransform(last, scene)), moved: last.moved }, outcome };
}

/** One finger of two is left: it drags a picture that is zoomed, and means nothing otherwise. */
function continueWithOnePointer(
  hand: GestureState,
  fingers: GestureState['fingers'],
  scene: ZoomBounds,
): GestureState {
  const zoom = clampTransform(hand.zoom, scene);
  return { ...hand, mode: isZoomed(zoom) ? 'pan' : 'rest', from: zoom, zoom, fingers };
}

const getPinchResult = ({ zoom }: GestureState): GestureResult =>
  zoom.scale < PINCH_CLOSE_SCALE ? 'close' : 'none';

function moveSinglePointer(hand: GestureState, track: PointerTrack, scene: GestureBounds): GestureState {
  const mode = hand.mode === 'press' ? detectMode(hand, track, scene) : hand.mode;
  const by: Vector = { x: getDistance(track, 'x'), y: getDistance(track, 'y') };
  const moved = hand.moved || Math.hypot(by.x, by.y) > CLICK_TOLERANCE;
  const base = { ...hand, mode, moved };
  if (mode === 'swipe') return { ...base, swiped: resistSwipe(hand.caught + by.x, scene) };
  if (mode === 'pull') return { ...base, pulled: resistPull(by.y, scene) };
  return mode === 'pan' ? { ...base, zoom: panBy(hand.from, by, scene) } : base;
}

/** At the ends of the row it gives way a little. */
const resistSwipe = (x: number, { room, left, right }: GestureBounds): number =>
  applyBoundary(
    x,
    { min: right ? -room.width : 0, max: left ? room.width : 0, size: room.width / 2 },
    'inertial',
  );

/** Upwards it gives way a little, so that the visitor feels that it is held. */
const resistPull = (y: number, { room }: ZoomBounds): number =>
  applyBoundary(y, { min: 0, max: room.height, size: room.height / 3 }, 'inertial');

/** A zoomed picture moves; at its edge, and unzoomed, the axis says whether it is the row or the picture that moves. */
function detectMode({ zoom }: GestureState, track: PointerTrack, scene: ZoomBounds): GestureMode {
  if (!track.axis) return 'press';
  const side = getDistance(track, 'x') < 0 ? -1 : 1;
  if (isZoomed(zoom)) return track.axis === 'x' && isAtEdge(zoom, side, scene) ? 'swipe' : 'pan';
  return track.axis === 'x' ? 'swipe' : 'pull';
}

/** To the left goes the row when the finger does: then the picture on the right side is wanted. */
function getResult({ mode, fingers, swiped, pulled }: GestureState, { room }: ZoomBounds): GestureResult {
  const track = fingers[0]?.track;
  if (mode === 'swipe' && track) {
    const way = {
      distance: getDistance(track, 'x'),
      duration: getDuration(track),
      velocity: getVelocity(track, 'x'),
    };
    const side = detectSwipe(way) || detectFlick({ ...way, distance: swiped }, room.width);
    return side === 0 ? 'none' : side < 0 ? 'right' : 'left';
  }
  if (mode === 'pull' && track) {
    const isFlick = getVelocity(track, 'y') > PULL.velocity && pulled > 0;
    return isFlick || pulled > room.height * PULL.share ? 'close' : 'none';
  }
  return 'none';
}

function getRestTransform({ mode, fingers, zoom }: GestureState, scene: ZoomBounds): Transform {
  const track = fingers[0]?.track;
  if (mode === 'pan' && track)
    return applyInertia(zoom, { x: getVelocity(track, 'x'), y: getVelocity(track, 'y') }, scene);
  return clampTransform(zoom, scene);
}

const getLastSample = ({ start, samples }: PointerTrack): PointerSample => samples.at(-1) ?? start;
const restartPointer = ({ id, track }: { readonly id: number; readonly track: PointerTrack }) => ({
  id,
  track: startTrack(getLastSample(track)),
});
