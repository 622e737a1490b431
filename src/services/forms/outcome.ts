// What does an attempt come to: stored, to be repeated, to be repeated with a little more, or refused for good? Pure.
import { isRecord } from '../../core/read';
import type { ApiResult } from '../ports';

/**
 * - `wait`: it may be stored or not, or the server has no time: the same again later.
 * - `renew`: the key is too old and, the server says so, nothing is stored under it: the same with another key.
 * - `prove`: the server wants a proof of work with it, which takes no visitor: the same with that.
 * - `final`: the server has looked at it and does not take it.
 */
export type Outcome = 'stored' | 'wait' | 'renew' | 'prove' | 'final';

/** First pause and longest pause before it is tried again by itself, in ms. */
export const INITIAL_RETRY_DELAY = 2000;
const LONGEST_PAUSE = 300_000;
/** A server may ask for more, but an hour is enough. */
export const MAX_RETRY_AFTER = 3_600_000;

/** Statuses of a server, or of something before it, that could not even look: the words are not at fault. */
const PASSING = [0, 408, 425, 429];

export function getOutcome(result: ApiResult<unknown>): Outcome {
  if (result.ok) return 'stored';
  const { status, error } = result;
  if (PASSING.includes(status) || status >= 500 || error.kind === 'unreadable') return 'wait';
  if (!isRecord(error.body)) return 'final';
  if (error.body.keyUnused === true) return 'renew';
  if (error.body.captcha === 'altcha') return 'prove';
  // The page was out of date twice in a row; that is not about what was written.
  return error.body.crumbFail === true ? 'wait' : 'final';
}

/**
 * How long to wait after so many tries, in ms: doubling, and each visitor a little else, or all would come back at once.
 * @param retryAfter seconds the server asked for
 * @param chance 0 to 1
 */
export function getRetryDelay(tries: number, retryAfter: number | undefined, chance: number): number {
  const pause =
    Math.min(LONGEST_PAUSE, INITIAL_RETRY_DELAY * 2 ** Math.min(tries - 1, 20)) * (1 + chance / 2);
  return Math.max(pause, Math.min(MAX_RETRY_AFTER, (retryAfter ?? 0) * 1000));
}
