/** Quota of stored submissions, exact across all servers. */
import type { Db, Queryable } from '../db/db';
import { QuotaExceeded } from '../domain/quotas';
import { recountSubmissions, takeSubmission } from './quotas';

export interface SubmissionQuota {
  /**
   * Runs work that stores a submission in a transaction, in which it calls `take`. Throws `QuotaExceeded` if the quota
   * is used up. The work may run twice; the first run then leaves nothing behind.
   */
  store<T>(work: (take: (tx: Queryable) => Promise<void>) => Promise<T>): Promise<T>;
}

/** A used-up quota is counted again after this time, since rows may have been deleted. */
const RECOUNT_MS = 1000;

/** Stored submissions are deleted by the owner or after their retention, not within minutes. */
const RETRY_AFTER_S = 3600;

/** @param clock milliseconds since 1970 */
export function createSubmissionQuota(
  db: Db,
  siteId: string,
  limit: number,
  clock: () => number,
): SubmissionQuota {
  let countedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  const recount = (): Promise<void> => {
    running ??= recountSubmissions(db, siteId, limit)
      .then(() => {
        countedAt = clock();
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const take = async (tx: Queryable): Promise<void> => {
    if (!(await takeSubmission(tx, siteId, limit))) throw new QuotaExceeded('submissions', RETRY_AFTER_S);
  };
  return {
    async store(work) {
      // Servers of earlier versions may have stored submissions without counting them.
      if (countedAt === Number.NEGATIVE_INFINITY) await recount();
      const before = countedAt;
      try {
        return await work(take);
      } catch (error) {
        if (!(error instanceof QuotaExceeded)) throw error;
        // Unless another submission has recounted them meanwhile.
        if (countedAt === before) {
          if (clock() - before < RECOUNT_MS) throw error;
          await recount();
        }
        return work(take);
      }
    },
  };
}
