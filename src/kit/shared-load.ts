// Loads a library once for the whole page. After a failure the next call tries again.
import { createLazy } from '../core/lazy';

/** Time in ms after which a load counts as failed (MAP-018). */
export const LOAD_TIMEOUT = 30_000;

/** Rejection of a load that timed out. */
export class LoadTimeoutError extends Error {
  override name = 'LoadTimeoutError';
}

/**
 * @param start starts the load, for example `() => import('library')`
 * @returns a function that returns the shared promise, or starts again after a failure
 */
export const createSharedLoad = <T>(start: () => Promise<T>, timeout = LOAD_TIMEOUT): (() => Promise<T>) =>
  createLazy({ load: () => withTimeout(start(), timeout) }).load;

/** Rejects with `LoadTimeoutError` after `timeout` ms. */
function withTimeout<T>(load: Promise<T>, timeout = LOAD_TIMEOUT): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimeoutError(`No result after ${timeout} ms.`)), timeout);
    load.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
