// Time limit for loads of scripts and libraries.

/** Time in ms after which a load is considered failed (MAP-018). */
export const LOAD_TIMEOUT = 30_000;

/** Rejection of a load that timed out. */
export class LoadTimeoutError extends Error {
  override name = 'LoadTimeoutError';
}

/**
 * Adds the time limit to a loader: `createLazy({ load: withLoadTimeout(() => import('library')) })`.
 * @returns a loader that rejects with `LoadTimeoutError` after `LOAD_TIMEOUT`
 */
export const withLoadTimeout =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  () =>
    new Promise((resolve, reject) => {
      const error = new LoadTimeoutError();
      const timer = setTimeout(() => reject(error), LOAD_TIMEOUT);
      load()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
