// What does a click on a slide that leads nowhere do (GAL-093, GAL-099)? Pure.
import type { Direction } from '../gallery.model';
import type { ClickBehavior } from '../layouts/layout';

export interface SlideClick {
  /** Index of the clicked slide, and of the one that is shown. */
  readonly on: number;
  readonly current: number;
  readonly isVideo: boolean;
  /** On the half of the slide at the beginning of the line? */
  readonly atStart: boolean;
}

/** A step, a slide to go to, the slide that is meant, or nothing. */
export type ClickAction = Direction | 'select' | { readonly index: number } | null;

export function getClickAction(
  { on, current, isVideo, atStart }: SlideClick,
  behavior: ClickBehavior,
): ClickAction {
  if (behavior === 'none') return null;
  if (on !== current) return { index: on };
  // A click on a video is for the video (GAL-095).
  if (isVideo) return null;
  if (behavior === 'half') return atStart ? 'previous' : 'next';
  return behavior;
}
