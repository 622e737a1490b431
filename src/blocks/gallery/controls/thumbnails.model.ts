// Which thumbnails are rendered, and keyboard navigation between them. Pure.

/** Thumbnails that are rendered on either side of the current one. */
const OVERSCAN = 60;

/** Indices of the slides with a thumbnail. */
export function getThumbnailIndices(index: number, count: number): number[] {
  const first = Math.max(0, index - OVERSCAN);
  const end = Math.min(count, index + OVERSCAN + 1);
  return Array.from({ length: end - first }, (_, offset) => first + offset);
}

/** The slide that a key moves to, wrapping at both ends; null for other keys. */
export function getIndexForKey(key: string, index: number, count: number, rtl: boolean): number | null {
  switch (key) {
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return (index + 1) % count;
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
