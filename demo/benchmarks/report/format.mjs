// Formats numbers and tables as Markdown.
import { round } from '../lib/stats.mjs';

export const NONE = '–';

/** About three significant digits; a dash for missing values. */
export function formatNumber(x) {
  if (!Number.isFinite(x)) return NONE;
  const size = Math.abs(x);
  if (size >= 100) return String(Math.round(x));
  if (size >= 10) return String(round(x, 1));
  return String(round(x, size > 0 && size < 0.1 ? 3 : 2));
}

/** Bytes as KiB. */
export function kib(bytes) {
  return Number.isFinite(bytes) ? (bytes / 1024).toFixed(1) : NONE;
}

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = `|${head.map((_, i) => (i === 0 ? '---' : '--:')).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
