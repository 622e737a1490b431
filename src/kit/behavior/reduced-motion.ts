// The visitor's preference for less motion.

/** Whether the visitor currently prefers reduced motion. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
