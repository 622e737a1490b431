// Fade: the new slide is there at once, the old one fades out over it (GAL-092).
import { EASE_IN_OUT, type Transition, VISIBLE } from './transition';

/** In ms (GAL-091). */
const SPEED = 1000;

export const fade: Transition = ({ from, speed, longest }) => [
  from.animate([VISIBLE, { ...VISIBLE, opacity: 0 }], {
    duration: Math.min(speed ?? SPEED, longest),
    easing: EASE_IN_OUT,
  }),
];
