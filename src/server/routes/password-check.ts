/** Checks passwords of members and owners, with limits by account, browser and address. */
import { verifyPassword } from '../domain/password';
import { pseudonymize } from '../domain/pseudonym';
import { getLimitKey } from '../domain/token-bucket';
import { getClientAddress } from '../http/client';
import type { Ctx, Deps } from '../http/context';
import { getKnownDevice, setDeviceCookie } from '../http/device-cookie';
import { HttpError } from '../http/errors';
import { createTooManyRequests } from '../http/limits';
import { getText } from '../languages/texts';
import { consumeRate, type RateWindow, refundRate } from '../stores/rate-windows';
import { normalizeEmail } from '../stores/subscribers';

const WINDOW_MS = 15 * 60_000;

/** Wrong passwords per account from one client address, or one known browser, before they are locked for 15 minutes. */
const PER_ACCOUNT_AND_CLIENT = { limit: 5, windowMs: WINDOW_MS };

/**
 * Wrong passwords per account from all unknown browsers together. They do not lock the browsers of the account's owner.
 */
const PER_ACCOUNT = { limit: 50, windowMs: WINDOW_MS };

/** Wrong passwords per client address, for any account. A household or an office may share one address. */
const PER_ADDRESS = { limit: 25, windowMs: WINDOW_MS };

interface PasswordCheck<A> {
  /** Kind of sign-in; each is counted separately. */
  kind: 'sign-in' | 'owner-sign-in';
  /** Locale of the messages. */
  locale: string;
  /** Finds the account of the address. */
  find(): Promise<A | undefined>;
  /** A second check after a correct password; a failure counts like a wrong password. */
  isConfirmed?(account: A): Promise<boolean>;
  /** Message for both failures; by default the members' message. */
  wrong?: string;
}

/**
 * Counts the attempt before checking it, so that parallel attempts do not bypass the limit; successful attempts are
 * refunded. Throws 401 or 429; unknown addresses get the same response in the same time.
 */
export async function checkPassword<A extends { readonly passwordHash: string | null }>(
  c: Ctx,
  deps: Deps,
  { email, password }: { email: string; password: string },
  { kind, locale, find, isConfirmed, wrong }: PasswordCheck<A>,
): Promise<A> {
  const { db, site } = deps;
  const now = deps.clock();
  const buckets = getAttemptBuckets(c, deps, kind, email);
  let wait = 0;
  for (const { bucket, rate } of buckets)
    wait = Math.max(wait, await consumeRate(db, site.id, bucket, rate, now));
  if (wait > 0)
    throw createTooManyRequests(
      wait,
      getText(locale)('site-login.locked', { minutes: Math.ceil(wait / 60) }),
    );
  const found = await find();
  const isPasswordCorrect = await verifyPassword(found?.passwordHash ?? undefined, password);
  if (!found || !isPasswordCorrect || (isConfirmed && !(await isConfirmed(found))))
    throw new HttpError(401, wrong ?? getText(locale)('site-login.invalidCredentials'));
  for (const { bucket, rate, refund } of buckets) await refundRate(db, site.id, bucket, rate, now, refund);
  setDeviceCookie(c, deps, getAccountName(deps, kind, email));
  return found;
}

interface AttemptBucket {
  bucket: string;
  rate: RateWindow;
  /** What a correct password gives back. */
  refund: 'one' | 'all';
}

/**
 * What an attempt counts for. A browser that has signed in to this account before has its own count, so that nobody
 * else can lock its owner out (OWASP, device cookies).
 */
function getAttemptBuckets(c: Ctx, deps: Deps, kind: string, email: string): AttemptBucket[] {
  const account = getAccountName(deps, kind, email);
  const device = getKnownDevice(c, deps, account);
  const name = (purpose: string, subject: string) => pseudonymize(deps.secrets[0], purpose, subject);
  if (device)
    return [{ bucket: name(`${kind}:device`, device), rate: PER_ACCOUNT_AND_CLIENT, refund: 'all' }];
  const client = getLimitKey(getClientAddress(c, deps.trustProxy));
  return [
    {
      bucket: name(`${kind}:account-client`, `${account} ${client}`),
      rate: PER_ACCOUNT_AND_CLIENT,
      refund: 'all',
    },
    { bucket: name(`${kind}:account`, account), rate: PER_ACCOUNT, refund: 'one' },
    { bucket: name(`${kind}:address`, client), rate: PER_ADDRESS, refund: 'one' },
  ];
}

function getAccountName({ secrets }: Deps, kind: string, email: string): string {
  return pseudonymize(secrets[0], `${kind}:name`, normalizeEmail(email));
}
