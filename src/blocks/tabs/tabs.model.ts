// Which tab a key leads to.

/** The tab to focus; undefined for other keys. @param isRtl the text runs from right to left */
export function getNextIndex(
  key: string,
  { index, count, isRtl }: { readonly index: number; readonly count: number; readonly isRtl: boolean },
): number | undefined {
  const step = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (index + step + count) % count;
    case 'ArrowLeft':
      return (index - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
