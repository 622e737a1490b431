/** Retry delays of failed jobs. */

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** Delays after each failed attempt, as recommended by Standard Webhooks; three days in total. */
const PAUSES_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** Delay until the next attempt in milliseconds; undefined after the last one. `chance` (0 to 1) adds jitter. */
export function getRetryDelay(tries: number, random: number): number | undefined {
  const pause = PAUSES_MS[tries - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + random / 10));
}
