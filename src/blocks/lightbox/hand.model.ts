// What do the fingers on the picture want? One finger swipes to the next picture, pulls it down to close, or moves a
// picture that is zoomed; two fingers zoom. Pure: places are px from the middle of the room.
import { bounded } from '../../core/gesture/bounds';
import { swipeSide, throwSide } from '../../core/gesture/swipe';
import {
  distance,
  duration,
  follow,
  type Point,
  startTrack,
  type Track,
  velocity,
} from '../../core/gesture/track';
import {
  dragged,
  glided,
  isAtEdge,
  isZoomed,
  pinched,
  type Scene,
  type Spot,
  settled,
  WHOLE,
  type Zoom,
} from '../../core/gesture/zoom';

type Mode = 'rest' | 'press' | 'swipe' | 'pull' | 'pan' | 'pinch';

/** What the hand moves in, and whether there is another picture on either side. */
export interface Table extends Scene {
  readonly left: boolean;
  readonly right: boolean;
}

export interface Hand {
  readonly mode: Mode;
  /** The one or two fingers that count, by pointer id, in the order in which they came. */
  readonly fingers: readonly { readonly id: number; readonly track: Track }[];
  /** The picture when the finger that counts came, and now. */
  readonly from: Zoom;
  readonly zoom: Zoom;
  /** How far the row of pictures was from its place when it was caught in motion, in px to the right. */
  readonly caught: number;
  /** How far the row of pictures was swiped, and the picture pulled down. */
  readonly swiped: number;
  readonly pulled: number;
  /** Moved so far that what follows is no click. */
  readonly moved: boolean;
}

/** What it was when the last finger left: another picture on the left or right side, closing, or nothing. */
export type Outcome = 'left' | 'right' | 'close' | 'none';

/** Movements under this are clicks, in px. */
const SLOP = 6;
/** Pulled down so far, as a share of the height, or so fast, in px per ms, it closes. */
const PULL = { share: 0.2, velocity: 0.5 };
/** Pinched so small, it closes. */
const PINCH_CLOSES = 0.85;

export const atRest = (zoom: Zoom = WHOLE): Hand => ({
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
export function press(hand: Hand, id: number, at: Point, caught = 0): Hand {
  if (hand.fingers.length >= 2) return hand;
  const fingers = [...hand.fingers.map(restarted), { id, track: startTrack(at) }];
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
export function move(hand: Hand, id: number, at: Point, scene: Table): Hand {
  if (!hand.fingers.some((finger) => finger.id === id)) return hand;
  const fingers = hand.fingers.map((finger) =>
    finger.id === id ? { id, track: follow(finger.track, at) } : finger,
  );
  const [first, second] = fingers;
  if (!first) return hand;
  if (second) {
    const from = [first.track.start, second.track.start] as const;
    return {
      ...hand,
      fingers,
      zoom: pinched(hand.from, from, [lastOf(first.track), lastOf(second.track)], scene),
    };
  }
  return moveOne({ ...hand, fingers }, first.track, scene);
}

/** A finger left. */
export function release(hand: Hand, id: number, at: Point, scene: Table): { hand: Hand; outcome: Outcome } {
  const last = move(hand, id, at, scene);
  const fingers = last.fingers.filter((finger) => finger.id !== id);
  if (fingers.length === last.fingers.length) return { hand, outcome: 'none' };
  if (fingers.length > 0)
    return { hand: oneLeft(last, fingers.map(restarted), scene), outcome: pinchedTo(last) };
  const outcome = outcomeOf(last, scene);
  return { hand: { ...atRest(restOf(last, scene)), moved: last.moved }, outcome };
}

/** One finger of two is left: it drags a picture that is zoomed, and means nothing otherwise. */
function oneLeft(hand: Hand, fingers: Hand['fingers'], scene: Scene): Hand {
  const zoom = settled(hand.zoom, scene);
  return { ...hand, mode: isZoomed(zoom) ? 'pan' : 'rest', from: zoom, zoom, fingers };
}

const pinchedTo = ({ zoom }: Hand): Outcome => (zoom.scale < PINCH_CLOSES ? 'close' : 'none');

function moveOne(hand: Hand, track: Track, scene: Table): Hand {
  const mode = hand.mode === 'press' ? modeOf(hand, track, scene) : hand.mode;
  const by: Spot = { x: distance(track, 'x'), y: distance(track, 'y') };
  const moved = hand.moved || Math.hypot(by.x, by.y) > SLOP;
  const base = { ...hand, mode, moved };
  if (mode === 'swipe') return { ...base, swiped: swipedBy(hand.caught + by.x, scene) };
  if (mode === 'pull') return { ...base, pulled: pulledBy(by.y, scene) };
  return mode === 'pan' ? { ...base, zoom: dragged(hand.from, by, scene) } : base;
}

/** At the ends of the row it gives way a little. */
const swipedBy = (x: number, { room, left, right }: Table): number =>
  bounded(x, { min: right ? -room.width : 0, max: left ? room.width : 0, size: room.width / 2 }, 'inertial');

/** Upwards it gives way a little, so that the visitor feels that it is held. */
const pulledBy = (y: number, { room }: Scene): number =>
  bounded(y, { min: 0, max: room.height, size: room.height / 3 }, 'inertial');

/** A zoomed picture moves; at its edge, and unzoomed, the axis says whether it is the row or the picture that moves. */
function modeOf({ zoom }: Hand, track: Track, scene: Scene): Mode {
  if (!track.axis) return 'press';
  const side = distance(track, 'x') < 0 ? -1 : 1;
  if (isZoomed(zoom)) return track.axis === 'x' && isAtEdge(zoom, side, scene) ? 'swipe' : 'pan';
  return track.axis === 'x' ? 'swipe' : 'pull';
}

/** To the left goes the row when the finger does: then the picture on the right side is wanted. */
function outcomeOf({ mode, fingers, swiped, pulled }: Hand, { room }: Scene): Outcome {
  const track = fingers[0]?.track;
  if (mode === 'swipe' && track) {
    const way = { distance: distance(track, 'x'), duration: duration(track), velocity: velocity(track, 'x') };
    const side = swipeSide(way) || throwSide({ ...way, distance: swiped }, room.width);
    return side === 0 ? 'none' : side < 0 ? 'right' : 'left';
  }
  if (mode === 'pull' && track) {
    const isFlick = velocity(track, 'y') > PULL.velocity && pulled > 0;
    return isFlick || pulled > room.height * PULL.share ? 'close' : 'none';
  }
  return 'none';
}

function restOf({ mode, fingers, zoom }: Hand, scene: Scene): Zoom {
  const track = fingers[0]?.track;
  if (mode === 'pan' && track)
    return glided(zoom, { x: velocity(track, 'x'), y: velocity(track, 'y') }, scene);
  return settled(zoom, scene);
}

const lastOf = ({ start, recent }: Track): Point => recent.at(-1) ?? start;
const restarted = ({ id, track }: { readonly id: number; readonly track: Track }) => ({
  id,
  track: startTrack(lastOf(track)),
});
