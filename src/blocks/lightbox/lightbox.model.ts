// Navigation, click regions and layout of the lightbox. Pure.
import type { Size } from '../../core/image-size';
import type { LightboxItem } from '../../kit/media/lightbox';
import { getLargestCandidate } from '../../kit/media/srcset';

export type Direction = 'previous' | 'next';

/** Minimum time between two steps by arrow key (LBX-004). */
const KEY_THROTTLE_MS = 200;
/** Clicks within this share of the screen width from its sides do not navigate (LBX-006). */
const DEAD_EDGE_RATIO = 0.02;
/** Narrower screens have no horizontal padding, in px. */
const NARROW_BREAKPOINT = 768;
/** Limit of the padding as a share of the screen size. */
const MAX_PADDING_RATIO = 0.14;

/** The valid index nearest to any number. */
export const clampIndex = (index: number, count: number): number =>
  Math.min(Math.max(0, Math.trunc(index) || 0), Math.max(0, count - 1));

/** Index of the previous or next item; the same index if there is none. */
export function getAdjacentIndex(index: number, direction: Direction, count: number, loop: boolean): number {
  const next = index + (direction === 'next' ? 1 : -1);
  if (next >= 0 && next < count) return next;
  return loop && count > 1 ? (next + count) % count : index;
}

/** Index of an item in another set, by element, id or URL; -1 if it is not there. */
export function findMatchingItem(item: LightboxItem | undefined, items: readonly LightboxItem[]): number {
  for (const key of ['element', 'id', 'src'] as const) {
    const index = item?.[key] ? items.findIndex((candidate) => candidate[key] === item[key]) : -1;
    if (index >= 0) return index;
  }
  return -1;
}

/** Whether an arrow key may step. @param last time of the last step in ms @param now in ms */
export const isKeyStepAllowed = (last: number, now: number): boolean => now - last >= KEY_THROTTLE_MS;

export interface ClickContext {
  /** Horizontal position in px. */
  readonly x: number;
  readonly viewportWidth: number;
  readonly isOnImage: boolean;
  readonly isMouse: boolean;
  readonly isZoomed: boolean;
}

/** A click on the image goes to the item on that half of the screen (LBX-005); any other click closes (LBX-003). */
export function getClickAction({
  x,
  viewportWidth,
  isOnImage,
  isMouse,
  isZoomed,
}: ClickContext): 'left' | 'right' | 'close' | 'none' {
  if (!isOnImage) return 'close';
  const edge = viewportWidth * DEAD_EDGE_RATIO;
  if (isZoomed || (isMouse && (x < edge || x > viewportWidth - edge))) return 'none';
  return x < viewportWidth / 2 ? 'left' : 'right';
}

/** Screen size minus the padding. @param padding in px; less on small screens (LBX-013) */
export function getAvailableSize({ width, height }: Size, padding: number): Size {
  const horizontal = width < NARROW_BREAKPOINT ? 0 : Math.min(padding, width * MAX_PADDING_RATIO);
  const vertical = Math.min(padding, height * MAX_PADDING_RATIO);
  return { width: Math.max(1, width - 2 * horizontal), height: Math.max(1, height - 2 * vertical) };
}

/** Videos fill the available size. */
const VIDEO_SIZE: Size = { width: 1920, height: 1080 };
/** Width of a file of which only the aspect ratio is known. */
const ASSUMED_WIDTH = 2500;

/** Size of a loaded image. */
export interface MeasuredSize extends Size {
  /** Whether it is the full-size file; otherwise a smaller one of the same aspect ratio. */
  readonly isFullFile: boolean;
}

/** Best known size of the full-size file; 0 when unknown. */
export function resolveFileSize({ kind, width, height, srcset }: LightboxItem, measured: MeasuredSize): Size {
  if (width > 0 && height > 0) return { width, height };
  if (kind === 'video') return VIDEO_SIZE;
  if (!(measured.width > 0 && measured.height > 0)) return { width: 0, height: 0 };
  if (measured.isFullFile) return { width: measured.width, height: measured.height };
  const fullWidth = width || getLargestCandidate(srcset)?.width || ASSUMED_WIDTH;
  return { width: fullWidth, height: (fullWidth * measured.height) / measured.width };
}

/** The largest size of this aspect ratio that fits, not larger than the file; all of it while the ratio is unknown. */
export function fitSize(file: Size, available: Size): Size {
  if (!(file.width > 0 && file.height > 0)) return available;
  const scale = Math.min(1, available.width / file.width, available.height / file.height);
  return { width: file.width * scale, height: file.height * scale };
}

/** Maximum number of slides rendered between two positions of the track. */
const MAX_TRAIL = 3;

interface SlidePosition {
  /** Position on the track. */
  readonly position: number;
  /** Index of the item. */
  readonly index: number;
}

/**
 * The slides to render: the current one, its neighbors, and those that the track passes while it moves.
 * @param restPosition last position at which the track was at rest
 */
export function getRenderedSlides(
  position: number,
  restPosition: number,
  { index, count, loop }: { readonly index: number; readonly count: number; readonly loop: boolean },
): SlidePosition[] {
  const from = Math.max(position - MAX_TRAIL, Math.min(position - 1, restPosition));
  const to = Math.min(position + MAX_TRAIL, Math.max(position + 1, restPosition));
  const isEndless = loop && count > 1;
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset)
    .map((slide) => ({ position: slide, index: index + slide - position }))
    .filter((slide) => isEndless || (slide.index >= 0 && slide.index < count))
    .map((slide) => ({ ...slide, index: ((slide.index % count) + count) % count }));
}
