// The visitor's preference for less motion.

/** At this moment. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
