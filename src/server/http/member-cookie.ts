/** Cookies of a member's session. */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { HAS_MEMBER_COOKIE } from '../../core/wire/session';
import {
  formatSessionToken,
  getCookieMaxAge,
  parseSessionToken,
  type SessionToken,
} from '../domain/member-session';
import type { Ctx, Deps } from './context';
import { getCookieOptions, getHostCookieName } from './cookie-options';

/** Scripts cannot read it. */
const COOKIE = 'site_member';

/** Session token of the request; undefined if missing or malformed. */
export function getMemberToken(c: Ctx, deps: Deps): SessionToken | undefined {
  return parseSessionToken(getCookie(c, getCookieName(c, deps)));
}

/** Sets the session cookie, and a flag that tells scripts that there may be a session. */
export function setMemberCookie(c: Ctx, deps: Deps, token: SessionToken, isPersistent: boolean): void {
  const maxAge = getCookieMaxAge(isPersistent);
  const options = { ...getCookieOptions(c, deps), ...(maxAge === undefined ? {} : { maxAge }) };
  setCookie(c, getCookieName(c, deps), formatSessionToken(token), { ...options, httpOnly: true });
  setCookie(c, HAS_MEMBER_COOKIE, '1', { ...options, httpOnly: false });
}

/** Clears the session cookie; does nothing without one. */
export function clearMemberCookie(c: Ctx, deps: Deps): void {
  for (const name of [getCookieName(c, deps), HAS_MEMBER_COOKIE]) {
    if (getCookie(c, name) !== undefined) deleteCookie(c, name, getCookieOptions(c, deps));
  }
}

const getCookieName = (c: Ctx, deps: Deps): string => getHostCookieName(c, deps, COOKIE);
