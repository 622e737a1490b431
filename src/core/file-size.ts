// File sizes as text and in bytes. (LIM-008, LIM-009; two conventions, ruling 33)

/** A limit of so many megabytes counts them in millions of bytes (LIM-009). */
export const MEGABYTE = 1_000_000;

/** The units of a size that is shown grow by this factor (LIM-008). */
const BASE = 1024;
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** `1536` is `1.5 KB`; one decimal, none where it is zero. @param bytes 0 or more */
export function formatFileSize(bytes: number, locale = 'en-US'): string {
  const size = Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
  // What rounds up to a full unit is shown in the next one.
  const step = (value: number, at: number): [number, number] =>
    at < UNITS.length - 1 && Math.round(value * 10) / 10 >= BASE ? step(value / BASE, at + 1) : [value, at];
  const [value, at] = step(size, 0);
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: at === 0 ? 0 : 1 }).format(value)} ${UNITS[at]}`;
}
