/** Ids of events as bounds of time: a partition holds the ids of one week. */

const WEEK_MS = 7 * 24 * 3_600_000;

/** 1970 began on a Thursday. */
const FIRST_MONDAY_MS = 4 * 24 * 3_600_000;

/** The least id with a time; `ms` is in milliseconds since 1970. */
export function getLeastId(ms: number): string {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** Time of the least id: the inverse of `getLeastId`. */
export const getBoundTime = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/**
 * Start of a week, Monday at 0:00 UTC, in milliseconds since 1970.
 * @param weeks offset from the week of `ms`
 */
export const getMonday = (ms: number, weeks = 0): number =>
  Math.floor((ms - FIRST_MONDAY_MS) / WEEK_MS + weeks) * WEEK_MS + FIRST_MONDAY_MS;
