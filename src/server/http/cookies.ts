/** Which cookies does the server set, and how are they protected? */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { HAS_CART_COOKIE } from '../../core/wire/commerce';
import { CRUMB_NAME } from '../../core/wire/crumb';
import { isOwnCrumb, issueCrumb } from '../domain/crumb';
import { isOwnerSession, issueOwnerSession, OWNER_SESSION_SECONDS } from '../domain/owner-session';
import { isSecure } from './client';
import type { Ctx, Deps } from './context';

/** The cart's secret name; not readable by script. */
const CART_COOKIE = 'ss_cart';

/** A cart is kept for 30 days after the last change, in seconds. */
const CART_SECONDS = 30 * 24 * 3600;

/** The owner's session; not readable by script. */
const OWNER_COOKIE = 'site_owner';

const CRUMB_RANDOM_BYTES = 16;

/** The crumb that this browser holds; it gets a fresh one when it holds none, or when `renew` is set. */
export function giveCrumb(c: Ctx, deps: Deps, renew = false): string {
  const held = getCookie(c, CRUMB_NAME);
  const keep = !renew && isOwnCrumb(deps.secrets, held);
  const crumb = keep ? held : issueCrumb(deps.secrets, deps.random(CRUMB_RANDOM_BYTES));
  if (!keep) setCookie(c, CRUMB_NAME, crumb, { ...common(c, deps), httpOnly: false });
  return crumb;
}

/** The token of the visitor's cart, from the cookie. */
export function cartToken(c: Ctx): string | undefined {
  return getCookie(c, CART_COOKIE) || undefined;
}

/** Remembers the cart in this browser, and tells scripts that there is one. */
export function giveCart(c: Ctx, deps: Deps, token: string): void {
  const lasting = { ...common(c, deps), maxAge: CART_SECONDS };
  setCookie(c, CART_COOKIE, token, { ...lasting, httpOnly: true });
  setCookie(c, HAS_CART_COOKIE, '1', { ...lasting, httpOnly: false });
}

/** Signs the owner in at this browser. */
export function giveOwnerSession(c: Ctx, deps: Deps): void {
  const session = issueOwnerSession(
    deps.secrets,
    deps.ownerToken,
    deps.clock(),
    deps.random(CRUMB_RANDOM_BYTES),
  );
  setCookie(c, OWNER_COOKIE, session, { ...common(c, deps), httpOnly: true, maxAge: OWNER_SESSION_SECONDS });
}

/** Signs the owner out at this browser. */
export function endOwnerSession(c: Ctx, deps: Deps): void {
  deleteCookie(c, OWNER_COOKIE, common(c, deps));
}

/** Whether the owner is signed in at this browser. */
export function hasOwnerSession(c: Ctx, deps: Deps): boolean {
  return isOwnerSession(deps.secrets, deps.ownerToken, deps.clock(), getCookie(c, OWNER_COOKIE));
}

function common(c: Ctx, deps: Deps) {
  return { path: '/', sameSite: 'Lax', secure: isSecure(c, deps.trustProxy) } as const;
}
