// Layout shifts of a page: their scores and the elements that moved.
import type { Page } from 'playwright-core';

export interface LayoutShift {
  /** Score of this shift. */
  readonly value: number;
  /** In ms since navigation. */
  readonly time: number;
  /** Elements that moved, such as `img. in gallery`. */
  readonly moved: readonly string[];
}

/** Records layout shifts from the next navigation on. */
export const recordShifts = (page: Page): Promise<unknown> => page.addInitScript(observe);

/** Layout shifts since the navigation. */
export const getShifts = (page: Page): Promise<readonly LayoutShift[]> => page.evaluate(() => shiftsSeen);

/** The sum of all scores, which is never less than the score that browsers report. */
export const totalShift = (shifts: readonly LayoutShift[]): number =>
  shifts.reduce((total, { value }) => total + value, 0);

/** Waits for the first paint, which follows the style sheets: before it, boxes have no styles. */
export const firstPaint = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

function observe(): void {
  const seen: LayoutShift[] = [];
  globalThis.shiftsSeen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShiftEntry[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.localName}.${element?.className} in ${element?.closest('section, header, footer')?.className}`;
      });
      seen.push({ value: entry.value, time: entry.startTime, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  var shiftsSeen: readonly LayoutShift[];
}
