// Screens on which a popup that opens automatically leaves most of the page uncovered.

/** Narrow screens, and phones in landscape. */
export const isNarrow = (): boolean =>
  matchMedia('(max-width: 640px), (max-height: 480px) and (pointer: coarse)').matches;
