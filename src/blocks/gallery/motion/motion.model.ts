// Whether a change of slides is allowed, and its direction. Pure.
import type { BlockReason, ChangeReason, MotionDirection } from '../gallery.contract';
import type { Direction } from '../gallery.types';

/** The state of a synced gallery. */
export interface SyncedGalleryState {
  readonly index: number;
  readonly inMotion: boolean;
}

/** @param direction requested direction; by default that of the larger or smaller index (GAL-045) */
export function getMotionDirection(from: number, to: number, direction?: Direction): MotionDirection {
  return (direction ?? (to < from ? 'previous' : 'next')) === 'next' ? 'forward' : 'reverse';
}

/** Whether the visitor requested the change. */
export const isUserInitiated = (reason: ChangeReason): boolean => /^(control|key|click|swipe)$/.test(reason);

/**
 * The reason why a change is blocked: the gallery is in motion (GAL-036), or a synced gallery at a different index is
 * (GAL-037).
 * @param index the requested slide
 */
export function getBlockReason(
  index: number,
  inMotion: boolean,
  synced: readonly SyncedGalleryState[],
): BlockReason | undefined {
  if (inMotion) return 'motion';
  return synced.some((gallery) => gallery.inMotion && gallery.index !== index) ? 'linked' : undefined;
}
