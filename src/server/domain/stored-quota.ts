/** Quota of stored rows: counted from time to time, and what this process has stored since is added. */
import { QuotaExceeded, type QuotaName } from './quotas';

export interface StoredQuota {
  /**
   * Runs work that stores one row, and returns its result. `isStored` says whether it did. Throws `QuotaExceeded` when there is no
   * room.
   */
  store<T>(work: () => Promise<T>, isStored: (result: T) => boolean): Promise<T>;
}

/** Other servers may store as many rows beyond the quota as they do in this time, in milliseconds. */
const RECOUNT_MS = 10_000;

/** A full quota is counted again after this time, since rows may have been deleted. */
const RECOUNT_FULL_MS = 1000;

/** What is stored is deleted by the owner or after its retention: not within minutes. */
const RETRY_AFTER_S = 3600;

/**
 * @param count rows that are stored, at least up to the limit
 * @param clock milliseconds since 1970
 */
export function createStoredQuota(
  name: QuotaName,
  limit: number,
  count: () => Promise<number>,
  clock: () => number,
): StoredQuota {
  let counted = { at: Number.NEGATIVE_INFINITY, rows: 0 };
  let running: Promise<void> | undefined;
  /** Rows that are being stored. */
  let pending = 0;
  const recount = (maxAgeMs: number): Promise<void> | undefined => {
    if (clock() - counted.at < maxAgeMs) return running;
    running ??= count()
      .then((rows) => {
        counted = { at: clock(), rows };
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const isFull = (): boolean => counted.rows + pending >= limit;
  return {
    async store(work, isStored) {
      await recount(RECOUNT_MS);
      if (isFull()) await recount(RECOUNT_FULL_MS);
      if (isFull()) throw new QuotaExceeded(name, RETRY_AFTER_S);
      pending += 1;
      try {
        const result = await work();
        if (isStored(result)) counted.rows += 1;
        return result;
      } finally {
        pending -= 1;
      }
    },
  };
}
