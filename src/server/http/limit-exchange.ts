/** Exchange of rate limits per client address between servers, which count together. */
import type { Db } from '../db/db';
import { pseudonymize } from '../domain/pseudonym';
import type { Secrets } from '../domain/signing';
import type { RateLimiter } from '../domain/token-bucket';
import { addRates } from '../stores/rate-windows';

/** Limiters by name. */
export type SharedLimits = Readonly<Record<string, RateLimiter>>;

/** What is needed to exchange counts with other servers. */
export interface LimitExchangeDeps {
  db: Db;
  siteId: string;
  secrets: Secrets;
  /** Milliseconds since 1970, the same on all servers. */
  clock(): number;
  limits: SharedLimits;
}

/** Counts of a caller in the current window. */
interface Counted {
  own: number;
  others: number;
}

const WINDOW_MS = 60_000;

/**
 * Returns a task that exchanges counts with other servers: the tokens that callers have taken here are added to the
 * shared totals, and tokens taken elsewhere are taken from the buckets here. No request waits for it. Callers who use
 * only a small part of a limit, as ordinary visitors do, are not exchanged.
 */
export function createLimitExchange({
  db,
  siteId,
  secrets,
  clock,
  limits,
}: LimitExchangeDeps): () => Promise<void> {
  let window = 0;
  let counted = new Map<string, Counted>();
  return async () => {
    const start = Math.floor(clock() / WINDOW_MS) * WINDOW_MS;
    if (start !== window) counted = new Map();
    window = start;
    const callers = takeUsage(limits, secrets);
    if (callers.size === 0) return;
    const used = new Map([...callers].map(([bucket, { taken }]) => [bucket, taken]));
    for (const [bucket, total] of await addRates(db, siteId, start, used)) {
      const { limiter, caller, taken } = callers.get(bucket) as Usage;
      const last = counted.get(bucket) ?? { own: 0, others: 0 };
      const own = last.own + taken;
      const others = Math.max(last.others, total - own);
      limiter.charge(caller, others - last.others);
      counted.set(bucket, { own, others });
    }
  };
}

interface Usage {
  limiter: RateLimiter;
  caller: string;
  taken: number;
}

/** By id of the bucket in the database. */
function takeUsage(limits: SharedLimits, secrets: Secrets): Map<string, Usage> {
  const usage = Object.entries(limits).flatMap(([name, limiter]) =>
    [...limiter.takeUsage()].map(([caller, taken]): [string, Usage] => [
      pseudonymize(secrets[0], `burst:${name}`, caller),
      { limiter, caller, taken },
    ]),
  );
  return new Map(usage);
}
