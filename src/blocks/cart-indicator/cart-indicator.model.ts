// Formats the item count as visible text and as an announcement.
import { formatMessage } from '../../core/i18n/format-message';

/** Highest number shown exactly (CRT-011, ruling 35). */
const MAX_EXACT_COUNT = 100;

export interface ItemCount {
  /** `0` … `100`, `100+`. */
  readonly text: string;
  /** Accessible label (CRT-012). */
  readonly label: string;
}

/** @param quantity number of items; invalid values count as 0 */
export function formatItemCount(quantity: number, labelMany: string): ItemCount {
  const items = Number.isFinite(quantity) ? Math.max(0, Math.floor(quantity)) : 0;
  return items > MAX_EXACT_COUNT
    ? { text: `${MAX_EXACT_COUNT}+`, label: labelMany }
    : { text: String(items), label: String(items) };
}

/** Formats the announcement of a change. `other` may contain ICU plurals; `one` overrides it for a single item. */
export function formatAnnouncement(
  quantity: number,
  labels: { one: string; other: string; many: string },
  locale = 'en',
): string {
  const { label } = formatItemCount(quantity, labels.many);
  if (label === '1' && labels.one) return labels.one;
  const count = quantity > MAX_EXACT_COUNT ? label : Number(label);
  return formatMessage(labels.other, { count }, locale);
}
