// Swipe: the new slide pushes the old one aside, from where a finger has left it.
import { EASE, EASE_OUT, SEEN, type Transition } from './transition';

/** By button or key (GAL-107), and by a tap on the slide (GAL-108), in ms. */
const SPEED = { default: 500, tap: 280 };

export const swipe: Transition = ({ from, to, side, reason, speed, longest, thrown }) => {
  const offset = thrown?.offset ?? 0;
  const timing = {
    duration: thrown?.time ?? Math.min(speed ?? (reason === 'click' ? SPEED.tap : SPEED.default), longest),
    easing: thrown ? EASE_OUT : EASE,
  };
  return [
    from.animate([at(`${offset}px`), at(`${-side * 100}%`)], timing),
    to.animate([at(`calc(${side * 100}% + ${offset}px)`), at('0px')], timing),
  ];
};

/** Seen, and moved aside. */
const at = (x: string): Keyframe => ({ ...SEEN, transform: `translateX(${x})` });
