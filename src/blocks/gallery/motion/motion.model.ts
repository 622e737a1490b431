// May the gallery change now, and which way does it go? Pure.
import type { Direction } from '../gallery.model';

/** Where a change leads: on or back (GAL-045). */
export type MotionDirection = 'forward' | 'reverse';

/** Why a change was refused: a change is under way, here or in a linked gallery. */
export type BlockReason = 'motion' | 'linked';

/** Another gallery with the same index, as far as it matters here. */
export interface SyncedGalleryState {
  readonly index: number;
  readonly inMotion: boolean;
}

/** @param direction asked for; without it the way is that to a larger or smaller index */
export function getMotionDirection(from: number, to: number, direction?: Direction): MotionDirection {
  return (direction ?? (to < from ? 'previous' : 'next')) === 'next' ? 'forward' : 'reverse';
}

/**
 * Nothing changes while it moves (GAL-036), nor while a linked gallery moves that stands elsewhere (GAL-037).
 * @param index the slide that somebody wants to see
 */
export function getBlockReason(
  index: number,
  inMotion: boolean,
  linked: readonly SyncedGalleryState[],
): BlockReason | undefined {
  if (inMotion) return 'motion';
  return linked.some((other) => other.inMotion && other.index !== index) ? 'linked' : undefined;
}
