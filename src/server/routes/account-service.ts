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
import { getClientAddress } from '../http/client';
import type { Ctx, Deps } from '../http/context';
import { getSessionName, setCrumbCookie } from '../http/cookies';
import { HttpError } from '../http/errors';
import { createTooManyRequests } from '../http/limits';
import { clearMemberCookie, getMemberToken, setMemberCookie } from '../http/member-cookie';
import {
  addSession,
  confirmRotation,
  endSession,
  findSession,
  rotateSession,
  type StoredMemberSession,
} from '../stores/account-sessions';
import { findAccount, type StoredAccount } from '../stores/accounts';
import { consumeRate, refundRate } from '../stores/rate-windows';
import { normalizeEmail } from '../stores/subscribers';
import { releaseCart } from './cart-service';

const WINDOW_MS = 15 * 60_000;

/** Wrong passwords per email address, from any client, before the address is locked for 15 minutes. */
const PER_ACCOUNT = { limit: 5, windowMs: WINDOW_MS };

/** Wrong passwords per client address, for any account. A household or an office may share one address. */
const PER_ADDRESS = { limit: 25, windowMs: WINDOW_MS };

const XSRF = 'xsrf';

/** Throws 400 for missing input, 401 for wrong credentials, 429 when the limit is exceeded. */
export async function signIn(c: Ctx, deps: Deps, wish: SignInRequest): Promise<SignInResponse> {
  if (!wish.email.trim() || !wish.password) throw new HttpError(400, memberMessages.missing);
  const { id, email, displayName } = await provenAccount(c, deps, wish);
  const former = getMemberToken(c, deps);
  if (former) await endSession(deps.db, deps.site.id, former.id);
  const session = await open(c, deps, id, wish.rememberMe ?? false);
  setCrumbCookie(c, deps, { session: getSessionName(c, deps, session) });
  return { xsrfToken: tokenOf(deps, session), account: { id, email, displayName } };
}

/** The signed-in member; renews the session cookie when it is due. */
export async function readSession(c: Ctx, deps: Deps): Promise<MemberSession> {
  const session = await currentSession(c, deps);
  if (!session) {
    clearMemberCookie(c, deps);
    return { account: null, xsrfToken: null };
  }
  return { account: session.account, xsrfToken: tokenOf(deps, session.id) };
}

/** Does nothing when nobody is signed in. Throws 403 when the page belongs to another session. */
export async function signOut(c: Ctx, deps: Deps, cloneCart: boolean): Promise<void> {
  const session = await currentSession(c, deps);
  const said = c.req.header(XSRF_HEADER);
  if (session && said !== undefined && !verifySignature(deps.secrets, XSRF, session.id, said))
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
async function provenAccount(c: Ctx, deps: Deps, { email, password }: SignInRequest): Promise<StoredAccount> {
  const { db, site, secrets } = deps;
  const now = deps.clock();
  const account = pseudonymize(secrets[0], 'sign-in:account', normalizeEmail(email));
  const address = pseudonymize(secrets[0], 'sign-in:address', getClientAddress(c, deps.trustProxy));
  const waits = [
    await consumeRate(db, site.id, account, PER_ACCOUNT, now),
    await consumeRate(db, site.id, address, PER_ADDRESS, now),
  ];
  const wait = Math.max(...waits);
  if (wait > 0)
    throw createTooManyRequests(wait, fill(memberMessages.locked, { minutes: String(Math.ceil(wait / 60)) }));
  const found = await findAccount(db, site.id, email);
  const fits = await verifyPassword(found?.passwordHash, password);
  if (!found || !fits) throw new HttpError(401, memberMessages.invalidCredentials);
  await refundRate(db, site.id, account, PER_ACCOUNT, now, 'all');
  await refundRate(db, site.id, address, PER_ADDRESS, now, 'one');
  return found;
}

/** Starts a new session under a new id, which invalidates one from before sign-in (session fixation). */
async function open(c: Ctx, deps: Deps, accountId: string, lasting: boolean): Promise<string> {
  const now = deps.clock();
  const ticket = newTicket(deps, uuid7(now, deps.random(UUID7_RANDOM_BYTES)));
  await addSession(deps.db, deps.site.id, {
    id: ticket.id,
    accountId,
    tokenHash: sha256(ticket.secret),
    previousHash: null,
    lasting,
    created: now,
    rotated: now,
    expires: getExpiry({ lasting, created: now }, now),
  });
  setMemberCookie(c, deps, ticket, lasting);
  return ticket.id;
}

async function currentSession(c: Ctx, deps: Deps): Promise<StoredMemberSession | undefined> {
  const ticket = getMemberToken(c, deps);
  const session = ticket && (await findSession(deps.db, deps.site.id, ticket.id));
  if (!session) return undefined;
  const verdict = checkSessionToken(session, ticket, deps.clock());
  if (verdict === 'no') return undefined;
  if (verdict === 'settle') await confirmRotation(deps.db, deps.site.id, session);
  if (verdict === 'rotate') await rotate(c, deps, session, ticket);
  return session;
}

/** When two requests rotate at once, the first wins; the other keeps its secret, which is still valid. */
async function rotate(c: Ctx, deps: Deps, session: StoredMemberSession, ticket: SessionToken): Promise<void> {
  const now = deps.clock();
  const next = newTicket(deps, session.id);
  const won = await rotateSession(deps.db, deps.site.id, session, {
    shown: sha256(ticket.secret),
    tokenHash: sha256(next.secret),
    now,
    expires: getExpiry(session, now),
  });
  if (won) setMemberCookie(c, deps, next, session.lasting);
}

function newTicket(deps: Deps, id: string): SessionToken {
  return { id, secret: Buffer.from(deps.random(SECRET_BYTES)).toString('base64url') };
}

/** Bound to the session, not to its secret: open pages stay valid when the secret is rotated. */
function tokenOf(deps: Deps, sessionId: string): string {
  return sign(deps.secrets[0], XSRF, sessionId);
}
