/** Cookies for the crumb, the cart and the owner session. */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { HAS_CART_COOKIE } from '../../core/wire/commerce';
import { CRUMB_NAME } from '../../core/wire/crumb';
import { issueCrumb, isValidCrumb } from '../domain/crumb';
import { issueOwnerSession, OWNER_SESSION_LIFETIME_S, readOwnerSession } from '../domain/owner-session';
import type { Actor } from '../domain/role';
import { addOwnerSession, endOwnerSessions, findSessionActor } from '../stores/owner-sessions';
import type { Ctx, Deps } from './context';
import { getCookieOptions, getHostCookieName } from './cookie-options';
import { getMemberToken } from './member-cookie';

/** Secret cart token, not readable by script. */
const CART_COOKIE = 'ss_cart';

/** Lifetime of a cart since its last change (30 days), in seconds. */
const CART_SECONDS = 30 * 24 * 3600;

/** Owner session, not readable by script. */
const getOwnerCookieName = (c: Ctx, deps: Deps): string => getHostCookieName(c, deps, 'site_owner');

const CRUMB_RANDOM_BYTES = 16;

/**
 * Returns the browser's crumb; issues a new one if it has none for this session.
 * @param session public name of the session, if this response changes it
 * @param renew always issue a new crumb
 */
export function setCrumbCookie(
  c: Ctx,
  deps: Deps,
  { session = getSessionName(c, deps), renew = false }: { session?: string; renew?: boolean } = {},
): string {
  const held = getCookie(c, CRUMB_NAME);
  if (!renew && isValidCrumb(deps.secrets, held, session)) return held;
  const crumb = issueCrumb(deps.secrets, deps.random(CRUMB_RANDOM_BYTES), session);
  setCookie(c, CRUMB_NAME, crumb, { ...getCookieOptions(c, deps), httpOnly: false });
  return crumb;
}

/**
 * Public name that crumbs are bound to; empty if nobody is signed in. Sessions are not validated here: a crumb only has
 * to match the cookies of the request.
 * @param member id of the member session, if this response changes it
 */
export function getSessionName(c: Ctx, deps: Deps, member = getMemberToken(c, deps)?.id ?? ''): string {
  const owner = getCookie(c, getOwnerCookieName(c, deps))?.split('.')[1] ?? '';
  return [member, owner].filter(Boolean).join('+');
}

/** Cart token from the cookie. */
export function getCartToken(c: Ctx): string | undefined {
  return getCookie(c, CART_COOKIE) || undefined;
}

/** Stores the cart token and sets a flag that scripts can read. */
export function setCartCookie(c: Ctx, deps: Deps, token: string): void {
  const options = { ...getCookieOptions(c, deps), maxAge: CART_SECONDS };
  setCookie(c, CART_COOKIE, token, { ...options, httpOnly: true });
  setCookie(c, HAS_CART_COOKIE, '1', { ...options, httpOnly: false });
}

/** Removes the cart cookies. */
export function clearCartCookie(c: Ctx, deps: Deps): void {
  for (const name of [CART_COOKIE, HAS_CART_COOKIE]) deleteCookie(c, name, getCookieOptions(c, deps));
}

/** Starts a session of an account or, without one, of the owner token. */
export async function startOwnerSession(c: Ctx, deps: Deps, accountId?: string): Promise<void> {
  const { db, site, secrets, ownerToken, random } = deps;
  const now = deps.clock();
  const session = issueOwnerSession(secrets, ownerToken, now, random(CRUMB_RANDOM_BYTES));
  const id = readOwnerSession(secrets, ownerToken, now, session) as string;
  await addOwnerSession(db, site.id, id, now, accountId);
  setCookie(c, getOwnerCookieName(c, deps), session, {
    ...getCookieOptions(c, deps),
    httpOnly: true,
    maxAge: OWNER_SESSION_LIFETIME_S,
  });
}

/**
 * Ends the owner session of this browser, so that a copy of the cookie is worthless.
 * @param everywhere end all sessions of the account; with the owner token, the sessions of all accounts
 */
export async function endOwnerSession(c: Ctx, deps: Deps, everywhere = false): Promise<void> {
  const id = getOwnerSessionId(c, deps);
  const accountId = everywhere ? (await findOwnerActor(c, deps))?.accountId : undefined;
  if (id)
    await endOwnerSessions(deps.db, deps.site.id, everywhere ? { ...(accountId && { accountId }) } : { id });
  deleteCookie(c, getOwnerCookieName(c, deps), getCookieOptions(c, deps));
}

/** The person whose open owner session the request belongs to. */
export async function findOwnerActor(c: Ctx, deps: Deps): Promise<Actor | undefined> {
  const id = getOwnerSessionId(c, deps);
  return id === undefined ? undefined : findSessionActor(deps.db, deps.site.id, id);
}

/** Stored id of the session in the cookie. */
export function getOwnerSessionId(c: Ctx, deps: Deps): string | undefined {
  const { secrets, ownerToken, clock } = deps;
  return readOwnerSession(secrets, ownerToken, clock(), getCookie(c, getOwnerCookieName(c, deps)));
}
