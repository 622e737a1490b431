/** Rate limits per client address and kind of call. */
import { createRateLimiter, getLimitKey, type Rate } from '../domain/token-bucket';
import { getClientAddress } from './client';
import type { Ctx, Deps, LimitName, Limits } from './context';
import { HttpError, TOO_MANY_REQUESTS } from './errors';

/** Sized for a household that submits forms from one address, and for pages that count many blocks at once. */
const RATES: Record<LimitName, Rate> = {
  read: { burst: 600, perSecond: 50 },
  write: { burst: 120, perSecond: 4 },
  beacon: { burst: 400, perSecond: 40 },
  telemetry: { burst: 400, perSecond: 40 },
  form: { burst: 20, perSecond: 1 / 3 },
  formKey: { burst: 60, perSecond: 1 },
  newsletter: { burst: 10, perSecond: 1 / 30 },
  signIn: { burst: 10, perSecond: 1 / 30 },
  places: { burst: 40, perSecond: 1 / 2 },
};

/** Creates one in-memory limiter per kind of call. */
export function createLimits(clock: () => number): Limits {
  const names = Object.keys(RATES) as LimitName[];
  return Object.fromEntries(
    names.map((name) => [name, createRateLimiter(RATES[name], clock)]),
  ) as unknown as Limits;
}

/**
 * Throws 429 with `Retry-After` if the client exceeds the limit. Counted events are dropped silently, since no visitor
 * waits for them.
 */
export function checkLimit(c: Ctx, deps: Deps, name: LimitName): void {
  const wait = deps.limits?.[name].take(getLimitKey(getClientAddress(c, deps.trustProxy))) ?? 0;
  if (wait === 0) return;
  if (name === 'beacon') throw createDropped();
  throw createTooManyRequests(wait, TOO_MANY_REQUESTS);
}

/** Creates the response to a dropped event, which nobody waits for. */
export const createDropped = (): HttpError => new HttpError(204, '');

/** Creates a 429 response; `wait` is in seconds. */
export function createTooManyRequests(wait: number, message: string): HttpError {
  return new HttpError(429, message, {}, { 'Retry-After': String(wait) });
}
