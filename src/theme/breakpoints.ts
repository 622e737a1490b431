// Breakpoints of pages and of the editing surface.

/** Widths in px (TOK-001). */
export const MOBILE_MAX_WIDTH = 432;
export const DESKTOP_MIN_WIDTH = 433;
/** Widths in px at which the editing surface changes, and the heights of its device previews (TOK-002). */
export const EDITOR_DESKTOP_WIDTHS = [800, 1024] as const;
export const DEVICE_HEIGHTS = [926, 1024, 1366] as const;

export type Breakpoint = 'mobile' | 'tablet' | 'desktop';

/** Media queries; the one for tablets never matches. */
export const BREAKPOINT_QUERIES: Readonly<Record<Breakpoint, string>> = {
  mobile: `(max-width: ${MOBILE_MAX_WIDTH}px)`,
  tablet: 'not all',
  desktop: `(min-width: ${DESKTOP_MIN_WIDTH}px)`,
};

/** The breakpoint for a width in px; never `tablet`. */
export function getBreakpoint(width: number): Exclude<Breakpoint, 'tablet'> {
  return width < DESKTOP_MIN_WIDTH ? 'mobile' : 'desktop';
}

/** Number of the editing surface's desktop widths that fit: 0, 1 or 2. */
export function getEditorDesktopLevel(width: number): number {
  return EDITOR_DESKTOP_WIDTHS.filter((minWidth) => width >= minWidth).length;
}

/** The smallest device height that fits the content; the largest one if none does. */
export function getDeviceHeight(contentHeight: number): number {
  return DEVICE_HEIGHTS.find((height) => height >= contentHeight) ?? DEVICE_HEIGHTS[2];
}
