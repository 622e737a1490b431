// Variants, positions and themes of the cookie banner. (CON-002 to CON-007)

export const cookieBannerCtaVariants = ['TEXT', 'BUTTON', 'ICON'] as const;
export const cookieBannerThemes = ['LIGHT', 'DARK'] as const;
export const cookieBannerVariants = ['BAR', 'POPUP'] as const;
export const cookieBannerAcceptTypes = ['OPT_IN', 'OPT_IN_AND_OUT'] as const;
export const cookieBannerBarPositions = ['TOP', 'BOTTOM'] as const;
export const cookieBannerPopupPositions = ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'] as const;
