// Swipe: the new slide pushes the old one aside, from where a finger has left it.
import { EASE_IN_OUT, EASE_OUT, type Transition, VISIBLE } from './transition';

/** By button or key (GAL-107), and by a tap on the slide (GAL-108), in ms. */
const SPEED = { default: 500, tap: 280 };

export const swipe: Transition = ({ from, to, side, reason, speed, longest, release }) => {
  const offset = release?.offset ?? 0;
  const timing = {
    duration: release?.time ?? Math.min(speed ?? (reason === 'click' ? SPEED.tap : SPEED.default), longest),
    easing: release ? EASE_OUT : EASE_IN_OUT,
  };
  return [
    from.animate([at(`${offset}px`), at(`${-side * 100}%`)], timing),
    to.animate([at(`calc(${side * 100}% + ${offset}px)`), at('0px')], timing),
  ];
};

/** Seen, and moved aside. */
const at = (x: string): Keyframe => ({ ...VISIBLE, transform: `translateX(${x})` });
