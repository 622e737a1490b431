// Live region text and accessible names of items.
import type { LightboxItem } from '../../kit/media/lightbox';

interface Labels {
  readonly labelItem: string;
  readonly labelVideo: string;
}

/** `Photo 3 of 8, Salt flats` */
export function formatAnnouncement(items: readonly LightboxItem[], index: number, labels: Labels): string {
  const item = items[index];
  if (!item) return '';
  const position = (item.kind === 'video' ? labels.labelVideo : labels.labelItem)
    .replaceAll('{index}', String(index + 1))
    .replaceAll('{count}', String(items.length));
  return [position, getItemName(item)].filter(Boolean).join(', ');
}

/** Title, text of the description, or alternative text. */
export const getItemName = ({ title, description, alt }: LightboxItem): string =>
  title ||
  description
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim() ||
  alt;
