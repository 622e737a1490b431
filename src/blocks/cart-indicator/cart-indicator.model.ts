// How is the number of items written and spoken?
import { formatMessage } from '../../core/i18n/format-message';

/** Above this the exact number is not shown (CRT-011, ruling 35: 100 itself is). */
const MAX_EXACT_COUNT = 100;

export interface ItemCount {
  /** `0` … `100`, `100+`. */
  readonly shown: string;
  /** What a screen reader says in its place (CRT-012). */
  readonly spoken: string;
}

/** @param quantity whole number of items; anything else counts as none */
export function formatItemCount(quantity: number, labelMany: string): ItemCount {
  const items = Number.isFinite(quantity) ? Math.max(0, Math.floor(quantity)) : 0;
  return items > MAX_EXACT_COUNT
    ? { shown: `${MAX_EXACT_COUNT}+`, spoken: labelMany }
    : { shown: String(items), spoken: String(items) };
}

/** The sentence that announces a change; `other` may count in plurals, and `one`, if there is any, stands for 1. */
export function formatAnnouncement(
  quantity: number,
  labels: { one: string; other: string; many: string },
  locale = 'en',
): string {
  const { spoken } = formatItemCount(quantity, labels.many);
  if (spoken === '1' && labels.one) return labels.one;
  const count = quantity > MAX_EXACT_COUNT ? spoken : Number(spoken);
  return formatMessage(labels.other, { count }, locale);
}
