// Retry schedule of the outbox. Pure.
import { isPending, type OutboxEntry, type PendingEntry } from './outbox-entry';

/** What triggers a round of attempts: a timer, the network coming back, or the visitor. */
export type FlushReason = 'due' | 'online' | 'manual';

/** Entry ids with the earliest time of their next attempt, in milliseconds since 1970. */
export type Cooldowns = ReadonlyMap<string, number>;

/** First and longest delay between automatic attempts, in milliseconds. */
export const INITIAL_RETRY_DELAY = 2000;
const MAX_RETRY_DELAY = 300_000;
/** Longest delay that a server can request, in milliseconds. */
export const MAX_RETRY_AFTER = 3_600_000;

/**
 * Delay in milliseconds: exponential backoff with jitter, so that visitors do not all come back at once.
 * @param retryAfter seconds, from the server's `Retry-After`
 * @param jitter 0 to 1
 */
export function getRetryDelay(attempts: number, retryAfter: number | undefined, jitter: number): number {
  const delay =
    Math.min(MAX_RETRY_DELAY, INITIAL_RETRY_DELAY * 2 ** Math.min(attempts - 1, 20)) * (1 + jitter / 2);
  return Math.max(delay, Math.min(MAX_RETRY_AFTER, (retryAfter ?? 0) * 1000));
}

export function isDue(entry: OutboxEntry, reason: FlushReason, now: number, cooldowns: Cooldowns): boolean {
  if (!isPending(entry)) return false;
  if (reason === 'manual') return true;
  if (entry.rejection) return false;
  // The last attempt did not reach the server, so the server did not ask for a delay.
  if (reason === 'online' && entry.lastStatus === 0) return true;
  return getAttemptTime(entry, now, cooldowns) <= now;
}

/** Time of the next automatic attempt; undefined if there is none. */
export function getNextAttemptTime(
  entries: readonly OutboxEntry[],
  now: number,
  cooldowns: Cooldowns,
): number | undefined {
  const times = entries
    .filter(isPending)
    .filter(({ rejection }) => !rejection)
    .map((entry) => getAttemptTime(entry, now, cooldowns));
  return times.length > 0 ? Math.min(...times) : undefined;
}

function getAttemptTime({ id, notBefore }: PendingEntry, now: number, cooldowns: Cooldowns): number {
  const time = Math.max(notBefore, cooldowns.get(id) ?? 0);
  // A time beyond any possible delay means that the clock was set back.
  return time - now > MAX_RETRY_AFTER ? now : time;
}
