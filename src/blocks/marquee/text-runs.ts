// Measures the text of the page run by run, so that copies with the same position and style can be rendered in the
// shadow root. The page's nodes are not changed.
import type { CSSProperties } from 'react';

/** Text with a single style. */
export interface TextRun {
  readonly text: string;
  /** Offset from the left edge of the text box, in px. */
  readonly left: number;
  readonly style: CSSProperties;
  /** The page's link that contains the text. */
  readonly link: HTMLAnchorElement | null;
}

/**
 * Measures text nodes relative to the top left corner of their common box.
 * @param scale screen px per CSS px of the box
 */
export function measureTextRuns(texts: readonly Text[], box: Element, scale: number): TextRun[] {
  const origin = box.getBoundingClientRect();
  const inheritedColor = getComputedStyle(box).color;
  return texts.flatMap((node) => {
    const range = document.createRange();
    range.selectNode(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    const parent = node.parentElement as Element;
    const { font, letterSpacing, textTransform, textDecoration, direction, color, position } =
      getComputedStyle(parent);
    // Not rendered, or visible to screen readers only.
    if (width < 2 || position === 'absolute') return [];
    const style: CSSProperties = {
      top: (y - origin.y) / scale,
      width: width / scale,
      font,
      lineHeight: `${height / scale}px`,
      letterSpacing,
      textTransform: textTransform as 'none',
      textDecoration,
      direction: direction as 'ltr',
      // An inherited color follows changes of the theme.
      color: color === inheritedColor ? 'inherit' : color,
    };
    const link = parent.closest<HTMLAnchorElement>('a[href]');
    return { text: node.data, left: (x - origin.x) / scale, style, link };
  });
}
