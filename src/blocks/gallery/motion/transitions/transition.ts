// What is a transition between two slides? It moves their boxes by animations, which leave nothing on the page's nodes.
import type { ChangeReason } from '../../gallery.contract';

export interface TransitionOptions {
  /** The box of the slide that leaves, and of the one that comes. */
  readonly from: Element;
  readonly to: Element;
  /** The side of the screen that the new slide comes from: 1 right, -1 left. */
  readonly side: 1 | -1;
  readonly reason: ChangeReason;
  /** As the page wants it, in ms; null leaves it to the transition. */
  readonly speed: number | null;
  /** In ms: so that it is over when the gallery turns by itself. */
  readonly longest: number;
  /** Where a finger has left the old slide. */
  readonly release: SwipeRelease | null;
}

/** px from its place, and the time in ms that the rest of the way takes. */
export interface SwipeRelease {
  readonly offset: number;
  readonly time: number;
}

/** Starts the change; it is over when all animations are. */
export type Transition = (change: TransitionOptions) => readonly Animation[];

/** Of animations that start and end at rest: cubic ease in and out (GAL-107). */
export const EASE_IN_OUT = 'cubic-bezier(0.65, 0, 0.35, 1)';
/** Of animations that go on from a movement of the finger. */
export const EASE_OUT = 'cubic-bezier(0.33, 1, 0.68, 1)';

/** A box that is seen though its slide is not the current one. */
export const VISIBLE: Keyframe = { visibility: 'visible', opacity: 1, zIndex: 1, translate: 'none' };
