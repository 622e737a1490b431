/** Quota of stored submissions: exact on all servers. */
import type { Db, Queryable } from '../db/db';
import { QuotaExceeded } from '../domain/quotas';
import { recountSubmissions, takeSubmission } from './quotas';

export interface SubmissionQuota {
  /**
   * Runs work that stores a submission in a transaction, in which it calls `take`. Throws `QuotaExceeded` when there is no room. The work
   * may run twice; nothing remains of the first time.
   */
  store<T>(work: (take: (tx: Queryable) => Promise<void>) => Promise<T>): Promise<T>;
}

/** A full quota is counted again after this time, since rows may have been deleted. */
const RECOUNT_MS = 1000;

/** What is stored is deleted by the owner or after its retention: not within minutes. */
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
      // Servers of earlier versions have stored submissions without counting them.
      if (countedAt === Number.NEGATIVE_INFINITY) await recount();
      const before = countedAt;
      try {
        return await work(take);
      } catch (error) {
        if (!(error instanceof QuotaExceeded)) throw error;
        // Unless another submission has counted them meanwhile.
        if (countedAt === before) {
          if (clock() - before < RECOUNT_MS) throw error;
          await recount();
        }
        return work(take);
      }
    },
  };
}
