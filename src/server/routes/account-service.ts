/** How does a member sign in and out, whichever way it was asked for, and who is signed in at this browser? */
import { fill } from '../../core/messages';
import { memberMessages } from '../../core/messages-session';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { type MemberSession, type SignedIn, type SignIn, XSRF_HEADER } from '../../core/wire/session';
import { expiryOf, judgeTicket, SECRET_BYTES, type Ticket } from '../domain/member-session';
import { isPassword } from '../domain/password';
import { signBucket } from '../domain/rate-window';
import { isSignedBy, sha256, sign } from '../domain/signature';
import { addressOf } from '../http/client';
import type { Ctx, Deps } from '../http/context';
import { giveCrumb, sessionName } from '../http/cookies';
import { HttpError } from '../http/errors';
import { tooMany } from '../http/limits';
import { endMemberTicket, giveMemberTicket, memberTicket } from '../http/member-cookie';
import {
  addSession,
  endSession,
  findSession,
  type OpenSession,
  rotateSession,
  settleSession,
} from '../stores/account-sessions';
import { findAccount, type StoredAccount } from '../stores/accounts';
import { giveBackToWindow, takeFromWindow } from '../stores/rate-windows';
import { normalEmail } from '../stores/subscribers';
import { leaveCart } from './cart-service';

const WINDOW_MS = 15 * 60_000;

/** Wrong passwords for one address of mail, whoever tries, before it is locked until the quarter of an hour is over. */
const PER_ACCOUNT = { limit: 5, windowMs: WINDOW_MS };

/** Wrong passwords from one machine, whomever it tries. A house or an office may be behind one address. */
const PER_ADDRESS = { limit: 25, windowMs: WINDOW_MS };

const XSRF = 'xsrf';

/** Throws 400 where something is missing, 401 where something is wrong, 429 where too much was. */
export async function signIn(c: Ctx, deps: Deps, wish: SignIn): Promise<SignedIn> {
  if (!wish.email.trim() || !wish.password) throw new HttpError(400, memberMessages.missing);
  const { id, email, displayName } = await provenAccount(c, deps, wish);
  const former = memberTicket(c, deps);
  if (former) await endSession(deps.db, deps.site.id, former.id);
  const session = await open(c, deps, id, wish.rememberMe ?? false);
  giveCrumb(c, deps, { session: sessionName(c, deps, session) });
  return { xsrfToken: tokenOf(deps, session), account: { id, email, displayName } };
}

/** Who is signed in at this browser; its cookie is renewed when it is time. */
export async function readSession(c: Ctx, deps: Deps): Promise<MemberSession> {
  const session = await currentSession(c, deps);
  if (!session) {
    endMemberTicket(c, deps);
    return { account: null, xsrfToken: null };
  }
  return { account: session.account, xsrfToken: tokenOf(deps, session.id) };
}

/** Nothing happens where nobody is signed in. Throws 403 when the page speaks for another session. */
export async function signOut(c: Ctx, deps: Deps, cloneCart: boolean): Promise<void> {
  const session = await currentSession(c, deps);
  const said = c.req.header(XSRF_HEADER);
  if (session && said !== undefined && !isSignedBy(deps.secrets, XSRF, session.id, said))
    throw new HttpError(403, 'Somebody else has signed in since this page was opened.', {
      loginRequired: true,
    });
  if (session) {
    await endSession(deps.db, deps.site.id, session.id);
    await leaveCart(c, deps, cloneCart);
  }
  endMemberTicket(c, deps);
  giveCrumb(c, deps, { session: sessionName(c, deps, '') });
}

/**
 * Counts the attempt before it is looked at, so that many at once are not more than one after the other; what was
 * right is taken back. An address that nobody has is treated alike, in its answers and in its time.
 */
async function provenAccount(c: Ctx, deps: Deps, { email, password }: SignIn): Promise<StoredAccount> {
  const { db, site, secrets } = deps;
  const now = deps.clock();
  const account = signBucket(secrets[0], 'sign-in:account', normalEmail(email));
  const address = signBucket(secrets[0], 'sign-in:address', addressOf(c, deps.trustProxy));
  const waits = [
    await takeFromWindow(db, site.id, account, PER_ACCOUNT, now),
    await takeFromWindow(db, site.id, address, PER_ADDRESS, now),
  ];
  const wait = Math.max(...waits);
  if (wait > 0) throw tooMany(wait, fill(memberMessages.locked, { minutes: String(Math.ceil(wait / 60)) }));
  const found = await findAccount(db, site.id, email);
  const fits = await isPassword(found?.passwordHash, password);
  if (!found || !fits) throw new HttpError(401, memberMessages.wrong);
  await giveBackToWindow(db, site.id, account, PER_ACCOUNT, now, 'all');
  await giveBackToWindow(db, site.id, address, PER_ADDRESS, now, 'one');
  return found;
}

/** A new session under a new name: one that was there before sign-in is worth nothing afterwards. */
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
    expires: expiryOf({ lasting, created: now }, now),
  });
  giveMemberTicket(c, deps, ticket, lasting);
  return ticket.id;
}

async function currentSession(c: Ctx, deps: Deps): Promise<OpenSession | undefined> {
  const ticket = memberTicket(c, deps);
  const session = ticket && (await findSession(deps.db, deps.site.id, ticket.id));
  if (!session) return undefined;
  const verdict = judgeTicket(session, ticket, deps.clock());
  if (verdict === 'no') return undefined;
  if (verdict === 'settle') await settleSession(deps.db, deps.site.id, session);
  if (verdict === 'rotate') await rotate(c, deps, session, ticket);
  return session;
}

/** When two requests do it at once, the first wins; the other keeps the secret that it has, which is still good. */
async function rotate(c: Ctx, deps: Deps, session: OpenSession, ticket: Ticket): Promise<void> {
  const now = deps.clock();
  const next = newTicket(deps, session.id);
  const won = await rotateSession(deps.db, deps.site.id, session, {
    shown: sha256(ticket.secret),
    tokenHash: sha256(next.secret),
    now,
    expires: expiryOf(session, now),
  });
  if (won) giveMemberTicket(c, deps, next, session.lasting);
}

function newTicket(deps: Deps, id: string): Ticket {
  return { id, secret: Buffer.from(deps.random(SECRET_BYTES)).toString('base64url') };
}

/** Belongs to the session, not to its secret: a page that is open while the secret changes stays good. */
function tokenOf(deps: Deps, sessionId: string): string {
  return sign(deps.secrets[0], XSRF, sessionId);
}
