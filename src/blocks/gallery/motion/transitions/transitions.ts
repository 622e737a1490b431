// Transitions between two slides. They animate the slide elements with Web Animations, which leave no styles behind.
import { warn } from '../../../../kit/element/warn';
import type { ChangeReason } from '../../gallery.contract';

export interface TransitionOptions {
  /** The elements of the outgoing and the incoming slide. */
  readonly from: Element;
  readonly to: Element;
  /** The side of the screen that the incoming slide enters from: 1 right, -1 left. Computes styles. */
  readonly getSide: () => 1 | -1;
  readonly reason: ChangeReason;
  /** Duration in ms; null for the default of the transition. */
  readonly speed: number | null;
  /** Maximum duration in ms, so that it ends before the next automatic change. */
  readonly maxDuration: number;
  /** Set if the transition continues a swipe. */
  readonly release: SwipeRelease | null;
}

/** Where the user released the outgoing slide, in px from its place, and the time for the rest of the way, in ms. */
export interface SwipeRelease {
  readonly offset: number;
  readonly duration: number;
}

/** Starts the transition; it ends when all animations have finished. */
type Transition = (options: TransitionOptions) => readonly Animation[];

/** Cubic ease for animations that start and end at rest (GAL-107). */
const EASE_IN_OUT = 'cubic-bezier(0.65, 0, 0.35, 1)';
/** For animations that continue a swipe. */
export const EASE_OUT = 'cubic-bezier(0.33, 1, 0.68, 1)';

/** Shows a slide although it is not the current one. */
export const VISIBLE: Keyframe = { visibility: 'visible', opacity: 1, zIndex: 1, translate: 'none' };

/** In ms (GAL-091). */
const FADE_DURATION = 1000;

/** The incoming slide is visible at once; the outgoing one fades out above it (GAL-092). */
const fade: Transition = ({ from, speed, maxDuration }) => [
  from.animate([VISIBLE, { ...VISIBLE, opacity: 0 }], {
    duration: Math.min(speed ?? FADE_DURATION, maxDuration),
    easing: EASE_IN_OUT,
  }),
];

/** By button or key (GAL-107), and by a tap on the slide (GAL-108), in ms. */
const SWIPE_DURATION = { default: 500, tap: 280 };

/** The incoming slide pushes the outgoing one aside, from where the user released it. */
const swipe: Transition = ({ from, to, getSide, reason, speed, maxDuration, release }) => {
  const side = getSide();
  const offset = release?.offset ?? 0;
  const defaultDuration = reason === 'click' ? SWIPE_DURATION.tap : SWIPE_DURATION.default;
  const timing = {
    duration: release?.duration ?? Math.min(speed ?? defaultDuration, maxDuration),
    easing: release ? EASE_OUT : EASE_IN_OUT,
  };
  return [
    from.animate([translateTo(`${offset}px`), translateTo(`${-side * 100}%`)], timing),
    to.animate([translateTo(`calc(${side * 100}% + ${offset}px)`), translateTo('0px')], timing),
  ];
};

const translateTo = (x: string): Keyframe => ({ ...VISIBLE, transform: `translateX(${x})` });

const transitions = new Map<string, Transition>([
  ['fade', fade],
  ['swipe', swipe],
]);

/** The transition of this name; an unknown name falls back to fade, with the documented warning (GAL-112). */
export function getTransition(name: string): Transition {
  const transition = transitions.get(name.trim().toLowerCase());
  if (!transition) warn('site-gallery', `Could not find transition "${name}"; using "fade".`);
  return transition ?? fade;
}

/** Share of the time of a fade after which it is almost complete: the outgoing slide then has an opacity of 0.15. */
const FADED_SHARE = 2 / 3;

/**
 * The time in ms after which the next transition can replace this one without a visible jump: late in a fade, whose
 * incoming slide does not move. Slides that move have to reach their position first.
 */
export function getReleaseTime(animations: readonly Animation[]): number {
  const duration = Number(animations[0]?.effect?.getTiming().duration ?? 0);
  return animations.length === 1 ? duration * FADED_SHARE : duration;
}

/** Resolves when all animations have finished or were canceled. */
export const waitForAnimations = (animations: readonly Animation[]): Promise<unknown> =>
  Promise.allSettled(animations.map(({ finished }) => finished));
