// Describes a moment relative to now or by its date. Pure.

/** Update interval in ms (DLG-016). */
export const REFRESH_MS = 5000;

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** The seconds since a moment in the last minute, 0 for `just now`; null for all other moments, which are shown as dates. */
export function getRelativeSeconds(time: number, now: number): number | null {
  const elapsed = now - time;
  if (!(elapsed > -REFRESH_MS && elapsed < MINUTE_MS)) return null;
  return elapsed < REFRESH_MS ? 0 : Math.floor(elapsed / SECOND_MS);
}

/** Units in milliseconds, longest first. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', MINUTE_MS],
] as const;

/** Age in ms from which a date is shown instead. */
const WEEK_MS = 7 * 86_400_000;

/**
 * Formats as “3 hours ago”; null for moments that are in the future or more than a week ago, which are shown as dates.
 * @param locale BCP 47; English if the browser does not support it
 */
export function formatElapsed(time: number, now: number, locale: string): string | null {
  const elapsed = now - time;
  if (!(elapsed > -REFRESH_MS && elapsed < WEEK_MS)) return null;
  const format = createFormat(locale);
  const seconds = getRelativeSeconds(time, now);
  if (seconds !== null) return format.format(-seconds, 'second');
  const [unit, length] = UNITS.find(([, ms]) => elapsed >= ms) ?? UNITS[2];
  return format.format(-Math.floor(elapsed / length), unit);
}

function createFormat(locale: string): Intl.RelativeTimeFormat {
  try {
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  } catch {
    return new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  }
}
