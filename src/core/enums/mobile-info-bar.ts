// Styles of the mobile info bar. (POP-014)

/** In the order of their numbers, from 1. */
export const MOBILE_INFO_BAR_STYLES = ['none', 'light', 'dark'] as const;
