// How long does the loader wait, for the document and after a failure?

/** An element that is not in the document yet is looked for so often, with this pause in ms (IMG-017). */
export const ATTACH_TRIES = 100;
export const ATTACH_PAUSE = 10;

/** Starts a timer; the answer stops it. */
export type Timer = (run: () => void, ms: number) => () => void;

/** Pauses in ms before a failed image is asked for again; after the last one it stays broken. */
const PAUSES = [1000, 4000];

/** The pause before the next try; undefined when there is none. @param failures so far, from 1 */
export const pauseAfter = (failures: number): number | undefined => PAUSES[failures - 1];

/** Calls back with true as soon as the condition holds, with false after the last try. @returns stops waiting */
export function waitFor(holds: () => boolean, timer: Timer, ready: (held: boolean) => void): () => void {
  let stop = () => {};
  const look = (tries: number) => {
    if (holds()) ready(true);
    else if (tries === 0) ready(false);
    else stop = timer(() => look(tries - 1), ATTACH_PAUSE);
  };
  look(ATTACH_TRIES);
  return () => stop();
}
