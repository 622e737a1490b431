// How large is everything that has to run? Measured here: once, and again when children, fonts or the region change.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { findTextNodes, measureTextRuns, type TextRun } from './marquee.content';

/** What was measured; lengths in CSS px. */
export interface TextLayout {
  readonly runs: readonly TextRun[];
  /** Width of one round of the text. */
  readonly textWidth: number;
  /** Width of the region. */
  readonly width: number;
  /** Free space above the text, and below. */
  readonly room: number;
}

/** The quiet time after a change of size before anything is drawn anew, ms (MRQ-012). */
const RESIZE_DEBOUNCE = 1000;

/**
 * Measures the region that the answered ref is put on; its first child holds the text.
 * @param texts the page's text nodes; where there are none, those that the view draws itself
 * @param items what the view draws itself
 * @returns the ref, and null until something is known
 */
export function useTextLayout(
  texts: readonly Text[],
  items: readonly string[],
): [RefObject<HTMLDivElement | null>, TextLayout | null] {
  const ref = useRef<HTMLDivElement>(null);
  const [film, setFilm] = useState<TextLayout | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are another film, even of the same width
  useLayoutEffect(() => {
    const region = ref.current as Element;
    const source = region.firstElementChild as Element;
    const update = () => setFilm(measure(region, source, texts));
    let timer = 0;
    const observer = new ResizeObserver(() => {
      if (!timer) update();
      clearTimeout(timer);
      timer = window.setTimeout(update, RESIZE_DEBOUNCE);
    });
    observer.observe(region);
    observer.observe(source);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [texts, items]);
  return [ref, film];
}

function measure(region: Element, source: Element, texts: readonly Text[]): TextLayout | null {
  const shown = region.getBoundingClientRect();
  const text = source.getBoundingClientRect();
  const width = Number.parseFloat(getComputedStyle(region).width);
  // The page may show it scaled, for a while at least; what is drawn is scaled with it.
  const scale = shown.width / width;
  const runs = measureTextRuns(texts[0] ? texts : findTextNodes(source), source, scale);
  const room = (shown.height - text.height) / scale / 2;
  return runs[0] ? { runs, textWidth: text.width / scale, width, room } : null;
}
