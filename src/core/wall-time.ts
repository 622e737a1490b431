// Finds the time at which local clocks show a date and an hour.

/** Converts a time to local time, expressed as if it were UTC. */
export type WallTime = (time: number) => number;

const DAY_MS = 86_400_000;

/**
 * The time, in milliseconds since 1970, of an hour of a local date. If clocks are set back and show the hour twice, the
 * first time; if they are set forward and skip it, the time at which they would have shown it.
 * @param date such as 2026-11-23
 * @param hour 19.5 is half past seven in the evening
 */
export function findZonedTime(date: string, hour: number, getWallTime: WallTime): number {
  const wanted = Date.parse(`${date}T00:00:00Z`) + Math.round(hour * 60) * 60_000;
  // Offsets from UTC are less than a day, so that these times are before and after any clock change.
  const [before, after] = [wanted - DAY_MS, wanted + DAY_MS].map(
    (time) => wanted - (getWallTime(time) - time),
  ) as [number, number];
  const found = [before, after].sort((a, b) => a - b).find((time) => getWallTime(time) === wanted);
  return found ?? before;
}
