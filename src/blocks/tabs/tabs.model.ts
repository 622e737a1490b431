// Which tab a key leads to.

/** The tab to focus; undefined for other keys. @param isRtl the text runs from right to left */
export function getNextIndex(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  const step = isRtl ? -1 : 1;
  const indexes: Readonly<Record<string, number>> = {
    Home: 0,
    End: -1,
    ArrowRight: index + step,
    ArrowLeft: index - step,
  };
  const next = indexes[key];
  return next === undefined ? next : (next + count) % count;
}
