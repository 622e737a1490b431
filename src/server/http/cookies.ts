/** Which cookies does the server set, and how are they protected? */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { HAS_CART_COOKIE } from '../../core/wire/commerce';
import { CRUMB_NAME } from '../../core/wire/crumb';
import { issueCrumb, isValidCrumb } from '../domain/crumb';
import { issueOwnerSession, isValidOwnerSession, OWNER_SESSION_LIFETIME_S } from '../domain/owner-session';
import type { Ctx, Deps } from './context';
import { getCookieOptions } from './cookie-options';
import { getMemberToken } from './member-cookie';

/** The cart's secret name; not readable by script. */
const CART_COOKIE = 'ss_cart';

/** A cart is kept for 30 days after the last change, in seconds. */
const CART_SECONDS = 30 * 24 * 3600;

/** The owner's session; not readable by script. */
const OWNER_COOKIE = 'site_owner';

const CRUMB_RANDOM_BYTES = 16;

/**
 * The crumb that this browser holds; it gets a fresh one when it holds none of this session.
 * @param session the public name of the session; given where this answer changes it
 * @param renew a fresh one in any case
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
 * Under which public name do crumbs know the sessions of this browser? Empty when nobody is signed in. Whether the
 * sessions are good is not asked here: a crumb only has to belong to what the browser sends.
 * @param member who is signed in from now on, where this answer changes it
 */
export function getSessionName(c: Ctx, deps: Deps, member = getMemberToken(c, deps)?.id ?? ''): string {
  const owner = getCookie(c, OWNER_COOKIE)?.split('.')[1] ?? '';
  return [member, owner].filter(Boolean).join('+');
}

/** The token of the visitor's cart, from the cookie. */
export function getCartToken(c: Ctx): string | undefined {
  return getCookie(c, CART_COOKIE) || undefined;
}

/** Remembers the cart in this browser, and tells scripts that there is one. */
export function setCartCookie(c: Ctx, deps: Deps, token: string): void {
  const lasting = { ...getCookieOptions(c, deps), maxAge: CART_SECONDS };
  setCookie(c, CART_COOKIE, token, { ...lasting, httpOnly: true });
  setCookie(c, HAS_CART_COOKIE, '1', { ...lasting, httpOnly: false });
}

/** This browser has no cart any more. */
export function clearCartCookie(c: Ctx, deps: Deps): void {
  for (const name of [CART_COOKIE, HAS_CART_COOKIE]) deleteCookie(c, name, getCookieOptions(c, deps));
}

/** Signs the owner in at this browser. */
export function setOwnerSessionCookie(c: Ctx, deps: Deps): void {
  const session = issueOwnerSession(
    deps.secrets,
    deps.ownerToken,
    deps.clock(),
    deps.random(CRUMB_RANDOM_BYTES),
  );
  setCookie(c, OWNER_COOKIE, session, {
    ...getCookieOptions(c, deps),
    httpOnly: true,
    maxAge: OWNER_SESSION_LIFETIME_S,
  });
}

/** Signs the owner out at this browser. */
export function clearOwnerSessionCookie(c: Ctx, deps: Deps): void {
  deleteCookie(c, OWNER_COOKIE, getCookieOptions(c, deps));
}

/** Whether the owner is signed in at this browser. */
export function hasOwnerSession(c: Ctx, deps: Deps): boolean {
  return isValidOwnerSession(deps.secrets, deps.ownerToken, deps.clock(), getCookie(c, OWNER_COOKIE));
}
