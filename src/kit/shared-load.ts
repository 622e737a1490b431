// How is something heavy loaded once for the whole page? Everybody gets the same promise; a failure can be tried again.

/** A library that has not arrived by then counts as failed, in ms (MAP-018). */
export const LOAD_TIMEOUT = 30_000;

/** Rejection of a load that took too long. */
export class LoadTimeoutError extends Error {
  override name = 'LoadTimeout';
}

/**
 * @param start begins the load, for example `() => import('library')`
 * @returns the one load: pending, done, or started anew after a failure
 */
export function createSharedLoad<T>(start: () => Promise<T>, timeout = LOAD_TIMEOUT): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= withTimeout(start(), timeout).catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

/** The same outcome, but a rejection with `LoadTimeout` once the time is over. */
export function withTimeout<T>(load: Promise<T>, timeout = LOAD_TIMEOUT): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimeoutError(`Nothing after ${timeout} ms.`)), timeout);
    load.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
