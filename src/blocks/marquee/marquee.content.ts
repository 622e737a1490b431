// What does the page's text look like, run by run, so that copies can be drawn that look the same?
// The page's nodes are only read: a copy is text in the shadow root, placed and dressed as measured.
import type { CSSProperties } from 'react';

/** A piece of text in one style. */
export interface TextRun {
  readonly text: string;
  /** Place from the top left corner of the text, px. */
  readonly left: number;
  readonly style: CSSProperties;
  /** The page's link that it is part of. */
  readonly link: HTMLAnchorElement | null;
}

/** Text nodes that may be seen, in order. */
export function findTextNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('script,style,template,svg')) texts.push(text);
  }
  return texts;
}

/**
 * Measures each text relative to the top left corner of the box that holds them all.
 * @param scale px on the screen for each CSS px of the box
 */
export function measureTextRuns(texts: readonly Text[], box: Element, scale: number): TextRun[] {
  const corner = box.getBoundingClientRect();
  const inherited = getComputedStyle(box).color;
  return texts.flatMap((node) => {
    const range = document.createRange();
    range.selectNode(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    const parent = node.parentElement as Element;
    const { font, letterSpacing, textTransform, textDecoration, direction, color, position } =
      getComputedStyle(parent);
    // Not drawn, or only for screen readers.
    if (width < 2 || position === 'absolute') return [];
    const style: CSSProperties = {
      top: (y - corner.y) / scale,
      width: width / scale,
      font,
      lineHeight: `${height / scale}px`,
      letterSpacing,
      textTransform: textTransform as 'none',
      textDecoration,
      direction: direction as 'ltr',
      // What is inherited stays inherited, so that it follows a change of theme.
      color: color === inherited ? 'inherit' : color,
    };
    const link = parent.closest<HTMLAnchorElement>('a[href]');
    return { text: node.data, left: (x - corner.x) / scale, style, link };
  });
}
