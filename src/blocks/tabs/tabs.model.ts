// Which tab a key leads to.

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The tab to focus; undefined for other keys. @param isRtl the text runs from right to left */
export function getNextIndex(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step && (index + (isRtl ? -step : step) + count) % count;
}
