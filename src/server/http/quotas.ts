/** Enforces the quotas of a site. */
import type { MiddlewareHandler } from 'hono';
import type { Db } from '../db/db';
import { QuotaExceeded, type Quotas } from '../domain/quotas';
import { createRateLimiter, type RateLimiter } from '../domain/token-bucket';
import { insertWithinQuota } from '../stores/event-quota';
import type { EventWriterOptions } from '../stores/event-writer';
import { createSubmissionQuota, type SubmissionQuota } from '../stores/submission-quota';

/** Undefined members have no limit. */
export interface SiteQuotas {
  requests: RateLimiter | undefined;
  submissions: SubmissionQuota | undefined;
  fileBytes: number | undefined;
  /** Rejects rows with `QuotaExceeded` once today's events are used up. */
  insertEvents: EventWriterOptions['insert'] | undefined;
}

/** Burst, in seconds of the rate. */
const BURST_S = 10;

/** A site whose rate is zero never gets a token. */
const MAX_RETRY_AFTER_S = 3600;

/** All requests of a site share one bucket. */
const EVERYBODY = 'everybody';

/** @param clock milliseconds since 1970 */
export function createQuotas(db: Db, siteId: string, quotas: Quotas, clock: () => number): SiteQuotas {
  const { requestsPerSecond: perSecond, submissions, eventsPerDay, fileBytes } = quotas;
  return {
    requests:
      perSecond === undefined
        ? undefined
        : createRateLimiter({ burst: perSecond * BURST_S, perSecond }, clock, 1),
    submissions:
      submissions === undefined ? undefined : createSubmissionQuota(db, siteId, submissions, clock),
    fileBytes,
    insertEvents:
      eventsPerDay === undefined
        ? undefined
        : (rows) => insertWithinQuota(db, siteId, rows, eventsPerDay, clock()),
  };
}

/** Counts every request of the site, by any client and for any route. */
export function countRequests(requests: RateLimiter): MiddlewareHandler {
  return (_, next) => {
    const wait = requests.take(EVERYBODY);
    if (wait > 0) throw new QuotaExceeded('requestsPerSecond', Math.min(wait, MAX_RETRY_AFTER_S));
    return next();
  };
}
