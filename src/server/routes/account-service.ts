/** Sign-in, sign-out and session lookup of members, for scripts and native forms. */
import { fill } from '../../core/messages';
import { memberMessages } from '../../core/messages-session';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import {
  type MemberSession,
  type SignInRequest,
  type SignInResponse,
  XSRF_HEADER,
} from '../../core/wire/session';
import { checkSessionToken, getExpiry, SECRET_BYTES, type SessionToken } from '../domain/member-session';
import { verifyPassword } from '../domain/password';
import { pseudonymize } from '../domain/pseudonym';
import { sha256, sign, verifySignature } from '../domain/signing';
import { getLimitKey } from '../domain/token-bucket';
import { getClientAddress } from '../http/client';
import type { Ctx, Deps } from '../http/context';
import { getSessionName, setCrumbCookie } from '../http/cookies';
import { HttpError } from '../http/errors';
import { createTooManyRequests } from '../http/limits';
import {
  clearMemberCookie,
  getKnownDevice,
  getMemberToken,
  setDeviceCookie,
  setMemberCookie,
} from '../http/member-cookie';
import {
  addSession,
  confirmRotation,
  endSession,
  findSession,
  rotateSession,
  type StoredMemberSession,
} from '../stores/account-sessions';
import { findAccount, type StoredAccount } from '../stores/accounts';
import { consumeRate, type RateWindow, refundRate } from '../stores/rate-windows';
import { normalizeEmail } from '../stores/subscribers';
import { claimCart, releaseCart } from './cart-token';

const WINDOW_MS = 15 * 60_000;

/** Wrong passwords per account from one client address, or one known browser, before they are locked for 15 minutes. */
const PER_ACCOUNT_AND_CLIENT = { limit: 5, windowMs: WINDOW_MS };

/** Wrong passwords per account from all unknown browsers together. Its owner’s browsers are not locked by them. */
const PER_ACCOUNT = { limit: 50, windowMs: WINDOW_MS };

/** Wrong passwords per client address, for any account. A household or an office may share one address. */
const PER_ADDRESS = { limit: 25, windowMs: WINDOW_MS };

const XSRF = 'xsrf';

/** Throws 400 for missing input, 401 for wrong credentials, 429 when the limit is exceeded. */
export async function signIn(c: Ctx, deps: Deps, credentials: SignInRequest): Promise<SignInResponse> {
  if (!credentials.email.trim() || !credentials.password) throw new HttpError(400, memberMessages.missing);
  const { id, email, displayName } = await authenticate(c, deps, credentials);
  const previous = getMemberToken(c, deps);
  if (previous) await endSession(deps.db, deps.site.id, previous.id);
  const session = await startSession(c, deps, id, credentials.rememberMe ?? false);
  await claimCart(c, deps, id);
  setCrumbCookie(c, deps, { session: getSessionName(c, deps, session) });
  return { xsrfToken: createXsrfToken(deps, session), account: { id, email, displayName } };
}

/** The signed-in member; renews the session cookie when it is due. */
export async function readSession(c: Ctx, deps: Deps): Promise<MemberSession> {
  const session = await findCurrentSession(c, deps);
  if (!session) {
    clearMemberCookie(c, deps);
    return { account: null, xsrfToken: null };
  }
  return { account: session.account, xsrfToken: createXsrfToken(deps, session.id) };
}

/** Does nothing when nobody is signed in. Throws 403 when the page belongs to another session. */
export async function signOut(c: Ctx, deps: Deps, cloneCart: boolean): Promise<void> {
  const session = await findCurrentSession(c, deps);
  const sentToken = c.req.header(XSRF_HEADER);
  if (session && sentToken !== undefined && !verifySignature(deps.secrets, XSRF, session.id, sentToken))
    throw new HttpError(403, 'Another member has signed in since this page was opened.', {
      loginRequired: true,
    });
  if (session) {
    await endSession(deps.db, deps.site.id, session.id);
    await releaseCart(c, deps, cloneCart);
  }
  clearMemberCookie(c, deps);
  setCrumbCookie(c, deps, { session: getSessionName(c, deps, '') });
}

/**
 * Counts the attempt before checking it, so that parallel attempts do not bypass the limit; successful attempts are
 * refunded. Unknown addresses get the same response in the same time.
 */
async function authenticate(c: Ctx, deps: Deps, { email, password }: SignInRequest): Promise<StoredAccount> {
  const { db, site } = deps;
  const now = deps.clock();
  const buckets = getAttemptBuckets(c, deps, email);
  let wait = 0;
  for (const { bucket, rate } of buckets)
    wait = Math.max(wait, await consumeRate(db, site.id, bucket, rate, now));
  if (wait > 0)
    throw createTooManyRequests(wait, fill(memberMessages.locked, { minutes: String(Math.ceil(wait / 60)) }));
  const found = await findAccount(db, site.id, email);
  const isPasswordCorrect = await verifyPassword(found?.passwordHash, password);
  if (!found || !isPasswordCorrect) throw new HttpError(401, memberMessages.invalidCredentials);
  for (const { bucket, rate, refund } of buckets) await refundRate(db, site.id, bucket, rate, now, refund);
  setDeviceCookie(c, deps, getAccountName(deps, email));
  return found;
}

interface AttemptBucket {
  bucket: string;
  rate: RateWindow;
  /** What a correct password gives back. */
  refund: 'one' | 'all';
}

/**
 * What an attempt counts for. A browser that has signed in to this account before is counted by itself, so that nobody
 * else can lock its owner out (OWASP, device cookies).
 */
function getAttemptBuckets(c: Ctx, deps: Deps, email: string): AttemptBucket[] {
  const account = getAccountName(deps, email);
  const device = getKnownDevice(c, deps, account);
  const name = (purpose: string, subject: string) => pseudonymize(deps.secrets[0], purpose, subject);
  if (device)
    return [{ bucket: name('sign-in:device', device), rate: PER_ACCOUNT_AND_CLIENT, refund: 'all' }];
  const client = getLimitKey(getClientAddress(c, deps.trustProxy));
  return [
    {
      bucket: name('sign-in:account-client', `${account} ${client}`),
      rate: PER_ACCOUNT_AND_CLIENT,
      refund: 'all',
    },
    { bucket: name('sign-in:account', account), rate: PER_ACCOUNT, refund: 'one' },
    { bucket: name('sign-in:address', client), rate: PER_ADDRESS, refund: 'one' },
  ];
}

function getAccountName({ secrets }: Deps, email: string): string {
  return pseudonymize(secrets[0], 'sign-in:name', normalizeEmail(email));
}

/** Starts a new session under a new id, which invalidates one from before sign-in (session fixation). */
async function startSession(c: Ctx, deps: Deps, accountId: string, isPersistent: boolean): Promise<string> {
  const now = deps.clock();
  const token = createSessionToken(deps, uuid7(now, deps.random(UUID7_RANDOM_BYTES)));
  await addSession(deps.db, deps.site.id, {
    id: token.id,
    accountId,
    tokenHash: sha256(token.secret),
    previousHash: null,
    isPersistent,
    created: now,
    rotated: now,
    expires: getExpiry({ isPersistent, created: now }, now),
  });
  setMemberCookie(c, deps, token, isPersistent);
  return token.id;
}

async function findCurrentSession(c: Ctx, deps: Deps): Promise<StoredMemberSession | undefined> {
  const token = getMemberToken(c, deps);
  const session = token && (await findSession(deps.db, deps.site.id, token.id));
  if (!session) return undefined;
  const check = checkSessionToken(session, token, deps.clock());
  if (check === 'no') return undefined;
  if (check === 'settle') await confirmRotation(deps.db, deps.site.id, session);
  if (check === 'rotate') await rotate(c, deps, session, token);
  return session;
}

/** When two requests rotate at once, the first wins; the other keeps its secret, which is still valid. */
async function rotate(c: Ctx, deps: Deps, session: StoredMemberSession, token: SessionToken): Promise<void> {
  const now = deps.clock();
  const next = createSessionToken(deps, session.id);
  const isRotated = await rotateSession(deps.db, deps.site.id, session, {
    shown: sha256(token.secret),
    tokenHash: sha256(next.secret),
    now,
    expires: getExpiry(session, now),
  });
  if (isRotated) setMemberCookie(c, deps, next, session.isPersistent);
}

function createSessionToken(deps: Deps, id: string): SessionToken {
  return { id, secret: Buffer.from(deps.random(SECRET_BYTES)).toString('base64url') };
}

/** Bound to the session, not to its secret: open pages stay valid when the secret is rotated. */
function createXsrfToken(deps: Deps, sessionId: string): string {
  return sign(deps.secrets[0], XSRF, sessionId);
}
