// How a moment is described: relative to now, or by its date.

/** Milliseconds between two updates (DLG-016). */
export const REFRESH_MS = 5000;

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** The seconds since a moment within the last minute, 0 for `just now`; null for every other moment, which is a date. */
export function getRelativeSeconds(time: number, now: number): number | null {
  const elapsed = now - time;
  if (!(elapsed > -REFRESH_MS && elapsed < MINUTE_MS)) return null;
  return elapsed < REFRESH_MS ? 0 : Math.floor(elapsed / SECOND_MS);
}
