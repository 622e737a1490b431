// Formats file sizes. (LIM-008, LIM-009; two conventions, ruling 33)

/** Bytes in a megabyte of a file size limit (LIM-009). */
export const MEGABYTE = 1_000_000;

/** Factor between the units of a displayed size (LIM-008). */
const BASE = 1024;
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Formats `1536` as `1.5 KB`, with one decimal unless it is zero. @param bytes 0 or more */
export function formatFileSize(bytes: number, locale = 'en-US'): string {
  const size = Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
  // A value that rounds up to a full unit is shown in the next unit.
  const step = (value: number, at: number): [number, number] =>
    at < UNITS.length - 1 && Math.round(value * 10) / 10 >= BASE ? step(value / BASE, at + 1) : [value, at];
  const [value, at] = step(size, 0);
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: at === 0 ? 0 : 1 }).format(value)} ${UNITS[at]}`;
}
