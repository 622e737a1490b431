// Which item is shown, what does a click mean, how large is a picture? Pure.
import type { Extent } from '../../core/gesture/zoom';
import type { LightboxItem } from '../../kit/lightbox';
import { largestOf } from '../../kit/srcset';

export type Direction = 'previous' | 'next';

/** One step by an arrow key per so many ms (LBX-004). */
const KEY_THROTTLE = 200;
/** Clicks this near to the left and right edge of the screen, as a share of its width, do not navigate (LBX-006). */
const EDGE = 0.02;
/** Narrower screens show pictures from edge to edge, in px. */
const NARROW = 768;
/** On low screens the space above and below gives way, to this share of the height. */
const SHARE = 0.14;

/** The place nearest to an index that may be anything. */
export const inSet = (index: number, count: number): number =>
  Math.min(Math.max(0, Math.trunc(index) || 0), Math.max(0, count - 1));

/** The place of the item that comes then; the same where there is none. */
export function step(index: number, direction: Direction, count: number, loop: boolean): number {
  const next = index + (direction === 'next' ? 1 : -1);
  if (next >= 0 && next < count) return next;
  return loop && count > 1 ? (next + count) % count : index;
}

/** Where the shown item is in another set: its node, else its id, else its file; -1 when it is not there. */
export function refound(item: LightboxItem | undefined, items: readonly LightboxItem[]): number {
  for (const key of ['element', 'id', 'src'] as const) {
    const at = item?.[key] ? items.findIndex((other) => other[key] === item[key]) : -1;
    if (at >= 0) return at;
  }
  return -1;
}

/** May an arrow key step now? Times in ms. */
export const mayStep = (last: number, now: number): boolean => now - last >= KEY_THROTTLE;

/** A click by its place across the screen. */
export interface Click {
  readonly x: number;
  readonly width: number;
  readonly onPicture: boolean;
  /** With a mouse, and not with a finger. */
  readonly desktop: boolean;
  readonly zoomed: boolean;
}

/** On the picture it goes to the side of the screen that was clicked (LBX-005); away from it, it closes (LBX-003). */
export function clickMeaning({
  x,
  width,
  onPicture,
  desktop,
  zoomed,
}: Click): 'left' | 'right' | 'close' | 'none' {
  if (!onPicture) return 'close';
  if (zoomed || (desktop && (x < width * EDGE || x > width * (1 - EDGE)))) return 'none';
  return x < width / 2 ? 'left' : 'right';
}

/** What is left of the screen for the picture. @param padding in px, as far as there is room for it (LBX-013) */
export function roomIn({ width, height }: Extent, padding: number): Extent {
  const beside = width < NARROW ? 0 : Math.min(padding, width * SHARE);
  return {
    width: Math.max(1, width - 2 * beside),
    height: Math.max(1, height - 2 * Math.min(padding, height * SHARE)),
  };
}

/** Videos are as wide as there is room for. */
const VIDEO: Extent = { width: 1920, height: 1080 };
/** What is taken for the size of a file of which only the shape is known. */
const LARGE = 2500;

/** A size that was seen. */
export interface Seen extends Extent {
  /** Of the very file; else of a smaller one of the same shape. */
  readonly exact: boolean;
}

/** The size of the file in full, as far as it is known; zero where it is not. @param seen of what is there by now */
export function fileSize({ kind, width, height, srcset }: LightboxItem, seen: Seen): Extent {
  if (width > 0 && height > 0) return { width, height };
  if (kind === 'video') return VIDEO;
  if (!(seen.width > 0 && seen.height > 0)) return { width: 0, height: 0 };
  if (seen.exact) return { width: seen.width, height: seen.height };
  const full = width || largestOf(srcset)?.width || LARGE;
  return { width: full, height: (full * seen.height) / seen.width };
}

/** The largest box of this shape that fits, never larger than the file; all of the room while the shape is not known. */
export function fitted(file: Extent, room: Extent): Extent {
  if (!(file.width > 0 && file.height > 0)) return room;
  const scale = Math.min(1, room.width / file.width, room.height / file.height);
  return { width: file.width * scale, height: file.height * scale };
}

/** How many places of the row are drawn on the way from one picture to another, at most. */
const TRAIL = 3;

interface PlaceInRow {
  readonly at: number;
  /** Index of the item there. */
  readonly item: number;
}

/**
 * The places of the row to draw: the neighbours of the current one, and what the row comes past on its way.
 * @param rested where the row was at rest the last time
 */
export function placesAround(
  place: number,
  rested: number,
  { index, count, loop }: { readonly index: number; readonly count: number; readonly loop: boolean },
): PlaceInRow[] {
  const from = Math.max(place - TRAIL, Math.min(place - 1, rested));
  const to = Math.min(place + TRAIL, Math.max(place + 1, rested));
  const goesRound = loop && count > 1;
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset)
    .map((at) => ({ at, item: index + at - place }))
    .filter(({ item }) => goesRound || (item >= 0 && item < count))
    .map(({ at, item }) => ({ at, item: ((item % count) + count) % count }));
}
