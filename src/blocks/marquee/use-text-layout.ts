// Measures the text and the region; again when children, fonts, the region or the color scheme change.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../kit/hooks/use-media-query';
import { findTexts, type MarqueeItem } from './marquee.content';
import { measureTextRuns, type TextRun } from './text-runs';

/** Lengths in CSS px. */
export interface TextLayout {
  readonly runs: readonly TextRun[];
  /** Width of one copy of the text. */
  readonly textWidth: number;
  readonly regionWidth: number;
  /** Free space above and below the text. */
  readonly margin: number;
}

/** Time in ms without a resize after which the text is measured again (MRQ-012). */
const RESIZE_DEBOUNCE_MS = 1000;

/**
 * @param texts text nodes of the page; if empty, those rendered by the view are measured
 * @param items texts rendered by the view
 * @returns the ref of the region, whose first child contains the text, and the layout; null until measured
 */
export function useTextLayout(
  texts: readonly Text[],
  items: readonly MarqueeItem[],
): [RefObject<HTMLDivElement | null>, TextLayout | null] {
  const regionRef = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<TextLayout | null>(null);
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items or colors have a different layout, even with the same width
  useLayoutEffect(() => {
    const region = regionRef.current as Element;
    const textBox = region.firstElementChild as Element;
    const update = () => setLayout(measure(region, textBox, texts));
    let timer = 0;
    const observer = new ResizeObserver(() => {
      if (!timer) update();
      clearTimeout(timer);
      timer = window.setTimeout(update, RESIZE_DEBOUNCE_MS);
    });
    observer.observe(region);
    observer.observe(textBox);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [texts, items, isDark]);
  return [regionRef, layout];
}

function measure(region: Element, textBox: Element, texts: readonly Text[]): TextLayout | null {
  const regionRect = region.getBoundingClientRect();
  const textRect = textBox.getBoundingClientRect();
  const regionWidth = Number.parseFloat(getComputedStyle(region).width);
  // The page may scale the element; the copies are scaled with it.
  const scale = regionRect.width / regionWidth;
  const runs = measureTextRuns(texts[0] ? texts : findTexts(textBox), textBox, scale);
  const margin = (regionRect.height - textRect.height) / scale / 2;
  return runs[0] ? { runs, textWidth: textRect.width / scale, regionWidth, margin } : null;
}
