/** In-memory rate limiter (token bucket), which can include a caller's use of other servers. */

/** Burst size and refill rate per second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

export interface RateLimiter {
  /** Takes one token. Returns 0, or the seconds until the next token. */
  take(caller: string): number;
  /** Callers who have used up part of their burst, with the tokens that they have taken since the last call. */
  takeUsage(): Map<string, number>;
  /** Takes tokens that a caller has used on other servers. The bucket may go into debt. */
  charge(caller: string, tokens: number): void;
}

/** Maximum tracked callers, which bounds memory use. */
const MAX_CALLERS = 50_000;

/** Callers who use a smaller part of the burst, as ordinary visitors do, are not reported. */
const REPORTED_PART = 0.25;

interface Bucket {
  tokens: number;
  at: number;
  /** Tokens taken but not yet reported. */
  unreported: number;
}

/** Creates a limiter for one kind of call. The least recently seen caller is evicted first. */
export function createRateLimiter(rate: Rate, clock: () => number, maxCallers = MAX_CALLERS): RateLimiter {
  const buckets = new Map<string, Bucket>();
  /** Callers with unreported tokens. */
  const active = new Set<string>();
  return {
    take(caller) {
      const bucket = refill(buckets.get(caller), rate, clock());
      buckets.delete(caller);
      buckets.set(caller, bucket);
      if (buckets.size > maxCallers) buckets.delete(buckets.keys().next().value as string);
      if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / rate.perSecond);
      bucket.tokens -= 1;
      bucket.unreported += 1;
      active.add(caller);
      return 0;
    },
    takeUsage() {
      const usage = new Map<string, number>();
      for (const caller of active) {
        const bucket = buckets.get(caller);
        if (!bucket || bucket.tokens > rate.burst * (1 - REPORTED_PART)) continue;
        usage.set(caller, bucket.unreported);
        bucket.unreported = 0;
      }
      for (const caller of active) if (!buckets.get(caller)?.unreported) active.delete(caller);
      return usage;
    },
    charge(caller, tokens) {
      const bucket = buckets.get(caller);
      if (bucket) bucket.tokens -= tokens;
    },
  };
}

/** Key under which a limit is counted. IPv6 addresses are grouped by /64, which one host controls. */
export function getLimitKey(address: string): string {
  const ipv4 = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!ipv4.includes(':')) return ipv4;
  const [head = '', tail] = ipv4.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing =
    tail === undefined ? 0 : Math.max(0, 8 - groups.length - tail.split(':').filter(Boolean).length);
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
}

/** A full bucket has nothing to report. */
function refill(bucket: Bucket | undefined, rate: Rate, now: number): Bucket {
  if (!bucket) return { tokens: rate.burst, at: now, unreported: 0 };
  const refilled = (Math.max(0, now - bucket.at) / 1000) * rate.perSecond;
  const tokens = Math.min(rate.burst, bucket.tokens + refilled);
  return { tokens, at: now, unreported: tokens === rate.burst ? 0 : bucket.unreported };
}
