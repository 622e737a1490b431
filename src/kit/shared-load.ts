// Loads something heavy once for the whole page. After a failure the next call tries again.
import { createLazy } from '../core/lazy';

/** A library that has not arrived by then counts as failed, in ms (MAP-018). */
export const LOAD_TIMEOUT = 30_000;

/** Rejection of a load that took too long. */
export class LoadTimeoutError extends Error {
  override name = 'LoadTimeoutError';
}

/**
 * @param start starts the load, for example `() => import('library')`
 * @returns a function that returns the one load: pending, done, or started anew after a failure
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
