/** Sign-in, sign-out and session lookup of members, for scripts and native forms. */
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import {
  type MemberSession,
  type SignInRequest,
  type SignInResponse,
  XSRF_HEADER,
} from '../../core/wire/session';
import { checkSessionToken, getExpiry, SECRET_BYTES, type SessionToken } from '../domain/member-session';
import { sha256, sign, verifySignature } from '../domain/signing';
import type { Ctx, Deps } from '../http/context';
import { getSessionName, setCrumbCookie } from '../http/cookies';
import { HttpError } from '../http/errors';
import { clearMemberCookie, getMemberToken, setMemberCookie } from '../http/member-cookie';
import { getText } from '../languages/texts';
import {
  addSession,
  confirmRotation,
  endSession,
  findSession,
  rotateSession,
  type StoredMemberSession,
} from '../stores/account-sessions';
import { findAccount } from '../stores/accounts';
import { claimCart, releaseCart } from './cart-token';
import { checkPassword } from './password-check';

const XSRF = 'xsrf';

/** Throws 400 for missing input, 401 for wrong credentials, 429 if the limit is exceeded. */
export async function signIn(c: Ctx, deps: Deps, credentials: SignInRequest): Promise<SignInResponse> {
  if (!credentials.email.trim() || !credentials.password)
    throw new HttpError(400, getText(deps.site.locale)('site-login.missing'));
  const { id, email, displayName } = await checkPassword(c, deps, credentials, {
    kind: 'sign-in',
    locale: deps.site.locale,
    find: () => findAccount(deps.db, deps.site.id, credentials.email),
  });
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

/** Does nothing if nobody is signed in. Throws 403 if the page belongs to another session. */
export async function signOut(c: Ctx, deps: Deps, cloneCart: boolean): Promise<void> {
  const session = await findCurrentSession(c, deps);
  const sentToken = c.req.header(XSRF_HEADER);
  if (session && sentToken !== undefined && !verifySignature(deps.secrets, XSRF, session.id, sentToken))
    throw new HttpError(403, getText(deps.site.locale)('members.another'), {
      loginRequired: true,
    });
  if (session) {
    await endSession(deps.db, deps.site.id, session.id);
    await releaseCart(c, deps, cloneCart);
  }
  clearMemberCookie(c, deps);
  setCrumbCookie(c, deps, { session: getSessionName(c, deps, '') });
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

/** If two requests rotate at once, the first one wins; the other keeps its secret, which is still valid. */
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
