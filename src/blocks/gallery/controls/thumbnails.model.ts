// Which thumbnails exist, and where do keys lead among them? Pure.

/** Thumbnails on either side of the current one: among thousands of slides the others need not exist. */
const AROUND = 60;

/** Indices of the slides that have a thumbnail. */
export function getThumbnailIndices(index: number, count: number): number[] {
  const first = Math.max(0, index - AROUND);
  const end = Math.min(count, index + AROUND + 1);
  return Array.from({ length: end - first }, (_, at) => first + at);
}

/** Where a key leads from the tab with this index (APG tabs: round at both ends); null for other keys. */
export function getTabForKey(key: string, index: number, count: number, rtl: boolean): number | null {
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
