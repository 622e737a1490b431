/** How long does a job wait after it failed, and when is it given up? */

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** Pauses after each failed try, as Standard Webhooks advises: three days in all. */
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

/** Milliseconds until the next try; undefined when `tries` were enough. `chance` from 0 to 1 parts jobs that failed together. */
export function getRetryDelay(tries: number, chance: number): number | undefined {
  const pause = PAUSES_MS[tries - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + chance / 10));
}
