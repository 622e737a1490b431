// What moved on a page by itself, by how much, and which element was it?
import type { Page } from 'playwright-core';

export interface Shift {
  /** Layout shift score of this one movement. */
  readonly value: number;
  /** In ms since navigation. */
  readonly at: number;
  /** What moved, as `img. in gallery`. */
  readonly moved: readonly string[];
}

/** Notes from the next navigation on. */
export const noteShifts = (page: Page): Promise<unknown> => page.addInitScript(observe);

/** All that moved since the navigation. */
export const shiftsOn = (page: Page): Promise<readonly Shift[]> => page.evaluate(() => shiftsSeen);

/** The layout shift of the page: the sum, which is never less than what browsers report. */
export const sumOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((total, { value }) => total + value, 0);

function observe(): void {
  const seen: Shift[] = [];
  globalThis.shiftsSeen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.localName}.${element?.className} in ${element?.closest('section, header, footer')?.className}`;
      });
      seen.push({ value: entry.value, at: entry.startTime, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  var shiftsSeen: readonly Shift[];
}
