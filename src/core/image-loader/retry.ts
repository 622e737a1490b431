// How long does the loader wait, for the document and after a failure?

/** An element that is not in the document yet is looked for so often, with this pause in ms (IMG-017). */
export const MAX_ATTACH_CHECKS = 100;
export const ATTACH_INTERVAL_MS = 10;

/** Starts a timer; the answer stops it. */
export type StartTimer = (run: () => void, ms: number) => () => void;

/** Pauses in ms before a failed image is asked for again; after the last one it stays broken. */
const RETRY_DELAYS_MS = [1000, 4000];

/** The pause before the next try; undefined when there is none. @param failures so far, from 1 */
export const getRetryDelay = (failures: number): number | undefined => RETRY_DELAYS_MS[failures - 1];

/** Calls back with true as soon as the condition holds, with false after the last try. @returns stops waiting */
export function pollUntil(
  holds: () => boolean,
  timer: StartTimer,
  ready: (held: boolean) => void,
): () => void {
  let stop = () => {};
  const look = (tries: number) => {
    if (holds()) ready(true);
    else if (tries === 0) ready(false);
    else stop = timer(() => look(tries - 1), ATTACH_INTERVAL_MS);
  };
  look(MAX_ATTACH_CHECKS);
  return () => stop();
}
