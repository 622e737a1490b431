/** How does a browser show that a member is signed in? */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { HAS_MEMBER_COOKIE } from '../../core/wire/session';
import {
  formatSessionToken,
  getCookieMaxAge,
  parseSessionToken,
  type SessionToken,
} from '../domain/member-session';
import { isSecure } from './client';
import type { Ctx, Deps } from './context';
import { getCookieOptions } from './cookie-options';

/** Not readable by script. */
const COOKIE = 'site_member';

/** What the cookie of this browser says; undefined when it says nothing, or nothing of ours. */
export function getMemberToken(c: Ctx, deps: Deps): SessionToken | undefined {
  return parseSessionToken(getCookie(c, nameOf(c, deps)));
}

/** Signs the member in at this browser, and tells scripts that asking who it is is worth a call. */
export function setMemberCookie(c: Ctx, deps: Deps, ticket: SessionToken, lasting: boolean): void {
  const maxAge = getCookieMaxAge(lasting);
  const options = { ...getCookieOptions(c, deps), ...(maxAge === undefined ? {} : { maxAge }) };
  setCookie(c, nameOf(c, deps), formatSessionToken(ticket), { ...options, httpOnly: true });
  setCookie(c, HAS_MEMBER_COOKIE, '1', { ...options, httpOnly: false });
}

/** Signs the member out at this browser; says nothing to one where nobody is signed in. */
export function clearMemberCookie(c: Ctx, deps: Deps): void {
  for (const name of [nameOf(c, deps), HAS_MEMBER_COOKIE]) {
    if (getCookie(c, name) !== undefined) deleteCookie(c, name, getCookieOptions(c, deps));
  }
}

/** The prefix keeps other hosts below the same domain from planting a cookie; browsers allow it over https only. */
function nameOf(c: Ctx, deps: Deps): string {
  return isSecure(c, deps.trustProxy) ? `__Host-${COOKIE}` : COOKIE;
}
