// Timing of the image loader: waiting for an element to enter the document, and retries after a failure.

/** How many times, and at which interval in ms, the loader checks whether an element is in the document (IMG-017). */
export const MAX_ATTACH_CHECKS = 100;
export const ATTACH_INTERVAL_MS = 10;

/** Starts a timer and returns a function that stops it. */
export type StartTimer = (run: () => void, ms: number) => () => void;

/** Delays before each retry of a failed image; after the last retry, the image is broken. */
const RETRY_DELAYS_MS = [1000, 4000];

/** Delay in ms before the next attempt; undefined when there is none left. @param failures from 1 */
export const getRetryDelay = (failures: number): number | undefined => RETRY_DELAYS_MS[failures - 1];

/**
 * Calls back with true as soon as the condition holds, or with false after the last check.
 * @returns a function that stops polling
 */
export function pollUntil(
  condition: () => boolean,
  startTimer: StartTimer,
  callback: (isMet: boolean) => void,
): () => void {
  let stop = () => {};
  const check = (remaining: number) => {
    if (condition()) callback(true);
    else if (remaining === 0) callback(false);
    else stop = startTimer(() => check(remaining - 1), ATTACH_INTERVAL_MS);
  };
  check(MAX_ATTACH_CHECKS);
  return () => stop();
}
