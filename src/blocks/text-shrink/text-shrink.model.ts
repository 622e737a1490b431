// Font size at which a text fits on one line.

/** In px (DLG-015). */
export const MIN_FONT_SIZE = 11;

/** Milliseconds between the last change of the width and the next measurement (DLG-015). */
export const RESIZE_DEBOUNCE_MS = 100;

/**
 * @param fontSize without shrinking, in px
 * @param textWidth width of the text on one line in this size, in px
 * @param available width of the box, in px
 * @returns the size in px; null if the text does not fit even in the smallest one
 */
export function computeFontSize(
  fontSize: number,
  textWidth: number,
  available: number,
  minFontSize: number,
): number | null {
  if (textWidth <= available) return fontSize;
  // A hundredth of a px below, because browsers round glyph widths.
  const fitting = Math.floor((fontSize * available * 100) / textWidth - 1) / 100;
  return fitting >= Math.min(minFontSize, fontSize) ? fitting : null;
}
