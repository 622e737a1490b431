// Which item is shown, what does a click mean, how large is a picture? Pure.
import type { Size } from '../../core/gesture/zoom';
import type { LightboxItem } from '../../kit/lightbox';
import { getLargestCandidate } from '../../kit/srcset';

export type Direction = 'previous' | 'next';

/** One step by an arrow key per so many ms (LBX-004). */
const KEY_THROTTLE_MS = 200;
/** Clicks this near to the left and right edge of the screen, as a share of its width, do not navigate (LBX-006). */
const DEAD_EDGE_RATIO = 0.02;
/** Narrower screens show pictures from edge to edge, in px. */
const NARROW_BREAKPOINT = 768;
/** On low screens the space above and below gives way, to this share of the height. */
const MAX_PADDING_RATIO = 0.14;

/** The place nearest to an index that may be anything. */
export const clampIndex = (index: number, count: number): number =>
  Math.min(Math.max(0, Math.trunc(index) || 0), Math.max(0, count - 1));

/** The place of the item that comes then; the same where there is none. */
export function getAdjacentIndex(index: number, direction: Direction, count: number, loop: boolean): number {
  const next = index + (direction === 'next' ? 1 : -1);
  if (next >= 0 && next < count) return next;
  return loop && count > 1 ? (next + count) % count : index;
}

/** Where the shown item is in another set: its node, else its id, else its file; -1 when it is not there. */
export function findMatchingItem(item: LightboxItem | undefined, items: readonly LightboxItem[]): number {
  for (const key of ['element', 'id', 'src'] as const) {
    const at = item?.[key] ? items.findIndex((other) => other[key] === item[key]) : -1;
    if (at >= 0) return at;
  }
  return -1;
}

/** May an arrow key step now? Times in ms. */
export const isKeyStepAllowed = (last: number, now: number): boolean => now - last >= KEY_THROTTLE_MS;

/** A click by its place across the screen. */
export interface ClickContext {
  readonly x: number;
  readonly width: number;
  readonly onPicture: boolean;
  /** With a mouse, and not with a finger. */
  readonly desktop: boolean;
  readonly zoomed: boolean;
}

/** On the picture it goes to the side of the screen that was clicked (LBX-005); away from it, it closes (LBX-003). */
export function getClickAction({
  x,
  width,
  onPicture,
  desktop,
  zoomed,
}: ClickContext): 'left' | 'right' | 'close' | 'none' {
  if (!onPicture) return 'close';
  if (zoomed || (desktop && (x < width * DEAD_EDGE_RATIO || x > width * (1 - DEAD_EDGE_RATIO))))
    return 'none';
  return x < width / 2 ? 'left' : 'right';
}

/** What is left of the screen for the picture. @param padding in px, as far as there is room for it (LBX-013) */
export function getAvailableSize({ width, height }: Size, padding: number): Size {
  const beside = width < NARROW_BREAKPOINT ? 0 : Math.min(padding, width * MAX_PADDING_RATIO);
  return {
    width: Math.max(1, width - 2 * beside),
    height: Math.max(1, height - 2 * Math.min(padding, height * MAX_PADDING_RATIO)),
  };
}

/** Videos are as wide as there is room for. */
const VIDEO_SIZE: Size = { width: 1920, height: 1080 };
/** What is taken for the size of a file of which only the shape is known. */
const ASSUMED_WIDTH = 2500;

/** A size that was seen. */
export interface MeasuredSize extends Size {
  /** Of the very file; else of a smaller one of the same shape. */
  readonly exact: boolean;
}

/** The size of the file in full, as far as it is known; zero where it is not. @param seen of what is there by now */
export function resolveFileSize({ kind, width, height, srcset }: LightboxItem, seen: MeasuredSize): Size {
  if (width > 0 && height > 0) return { width, height };
  if (kind === 'video') return VIDEO_SIZE;
  if (!(seen.width > 0 && seen.height > 0)) return { width: 0, height: 0 };
  if (seen.exact) return { width: seen.width, height: seen.height };
  const full = width || getLargestCandidate(srcset)?.width || ASSUMED_WIDTH;
  return { width: full, height: (full * seen.height) / seen.width };
}

/** The largest box of this shape that fits, never larger than the file; all of the room while the shape is not known. */
export function fitSize(file: Size, room: Size): Size {
  if (!(file.width > 0 && file.height > 0)) return room;
  const scale = Math.min(1, room.width / file.width, room.height / file.height);
  return { width: file.width * scale, height: file.height * scale };
}

/** How many places of the row are drawn on the way from one picture to another, at most. */
const MAX_TRAIL = 3;

interface SlidePosition {
  readonly at: number;
  /** Index of the item there. */
  readonly item: number;
}

/**
 * The places of the row to draw: the neighbours of the current one, and what the row comes past on its way.
 * @param rested where the row was at rest the last time
 */
export function getRenderedSlides(
  place: number,
  rested: number,
  { index, count, loop }: { readonly index: number; readonly count: number; readonly loop: boolean },
): SlidePosition[] {
  const from = Math.max(place - MAX_TRAIL, Math.min(place - 1, rested));
  const to = Math.min(place + MAX_TRAIL, Math.max(place + 1, rested));
  const goesRound = loop && count > 1;
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset)
    .map((at) => ({ at, item: index + at - place }))
    .filter(({ item }) => goesRound || (item >= 0 && item < count))
    .map(({ at, item }) => ({ at, item: ((item % count) + count) % count }));
}
