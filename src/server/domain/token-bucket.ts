/** In-memory rate limiter (token bucket). */

/** Burst size and refill rate per second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** Takes one token. Returns 0, or the seconds until the next token. */
export type TakeToken = (caller: string) => number;

/** Maximum tracked callers, which bounds memory use. */
const MAX_CALLERS = 50_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** Creates a limiter for one kind of call. The least recently seen caller is evicted first. */
export function createRateLimiter(rate: Rate, clock: () => number, maxCallers = MAX_CALLERS): TakeToken {
  const buckets = new Map<string, Bucket>();
  return (caller) => {
    const now = clock();
    const bucket = refill(buckets.get(caller), rate, now);
    buckets.delete(caller);
    buckets.set(caller, bucket);
    if (buckets.size > maxCallers) buckets.delete(buckets.keys().next().value as string);
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / rate.perSecond);
    bucket.tokens -= 1;
    return 0;
  };
}

/** Key that a limit is counted by. IPv6 addresses are grouped by /64, which one host controls. */
export function getLimitKey(address: string): string {
  const ipv4 = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!ipv4.includes(':')) return ipv4;
  const [head = '', tail] = ipv4.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing =
    tail === undefined ? 0 : Math.max(0, 8 - groups.length - tail.split(':').filter(Boolean).length);
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
}

function refill(bucket: Bucket | undefined, rate: Rate, now: number): Bucket {
  if (!bucket) return { tokens: rate.burst, at: now };
  const refilled = (Math.max(0, now - bucket.at) / 1000) * rate.perSecond;
  return { tokens: Math.min(rate.burst, bucket.tokens + refilled), at: now };
}
