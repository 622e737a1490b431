/** Enforces the quotas of a site. */
import type { MiddlewareHandler } from 'hono';
import type { Db } from '../db/db';
import { QuotaExceeded, type Quotas } from '../domain/quotas';
import { createStoredQuota, type StoredQuota } from '../domain/stored-quota';
import { createRateLimiter, type RateLimiter } from '../domain/token-bucket';
import { countEventsOfDay, countSubmissions } from '../stores/quotas';

/** Undefined: without a limit. */
export interface SiteQuotas {
  requests: RateLimiter | undefined;
  submissions: StoredQuota | undefined;
  fileBytes: number | undefined;
  /** Rejects with `QuotaExceeded` when the events of today are used up. */
  admitEvents: ((events: number) => Promise<void>) | undefined;
}

/** Seconds whose requests may come at once. */
const BURST_S = 10;

/** A site without any requests never gets a token. */
const MAX_RETRY_AFTER_S = 3600;

/** All requests of a site have one bucket. */
const EVERYBODY = 'everybody';

/** @param clock milliseconds since 1970 */
export function createQuotas(db: Db, siteId: string, quotas: Quotas, clock: () => number): SiteQuotas {
  const { requestsPerSecond: perSecond, submissions, eventsPerDay, fileBytes } = quotas;
  const admitEvents = async (events: number): Promise<void> => {
    const { before, secondsLeft } = await countEventsOfDay(db, siteId, events, clock());
    if (before >= (eventsPerDay ?? 0)) throw new QuotaExceeded('eventsPerDay', secondsLeft);
  };
  return {
    requests:
      perSecond === undefined
        ? undefined
        : createRateLimiter({ burst: perSecond * BURST_S, perSecond }, clock, 1),
    submissions:
      submissions === undefined
        ? undefined
        : createStoredQuota(
            'submissions',
            submissions,
            () => countSubmissions(db, siteId, submissions),
            clock,
          ),
    fileBytes,
    admitEvents: eventsPerDay === undefined ? undefined : admitEvents,
  };
}

/** Counts every request of the site, whoever makes it and whatever answers it. */
export function countRequests(requests: RateLimiter): MiddlewareHandler {
  return (_, next) => {
    const wait = requests.take(EVERYBODY);
    if (wait > 0) throw new QuotaExceeded('requestsPerSecond', Math.min(wait, MAX_RETRY_AFTER_S));
    return next();
  };
}
