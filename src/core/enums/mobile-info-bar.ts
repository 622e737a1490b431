// Styles of the mobile info bar. (POP-014)

export const MobileInfoBarStyle = { none: 1, light: 2, dark: 3 } as const;
