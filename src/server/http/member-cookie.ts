/** How does a browser show that a member is signed in? */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { HAS_MEMBER_COOKIE } from '../../core/wire/session';
import { cookieSeconds, readTicket, type Ticket, writeTicket } from '../domain/member-session';
import { isSecure } from './client';
import type { Ctx, Deps } from './context';
import { cookieOptions } from './cookie-options';

/** Not readable by script. */
const COOKIE = 'site_member';

/** What the cookie of this browser says; undefined when it says nothing, or nothing of ours. */
export function memberTicket(c: Ctx, deps: Deps): Ticket | undefined {
  return readTicket(getCookie(c, nameOf(c, deps)));
}

/** Signs the member in at this browser, and tells scripts that asking who it is is worth a call. */
export function giveMemberTicket(c: Ctx, deps: Deps, ticket: Ticket, lasting: boolean): void {
  const maxAge = cookieSeconds(lasting);
  const options = { ...cookieOptions(c, deps), ...(maxAge === undefined ? {} : { maxAge }) };
  setCookie(c, nameOf(c, deps), writeTicket(ticket), { ...options, httpOnly: true });
  setCookie(c, HAS_MEMBER_COOKIE, '1', { ...options, httpOnly: false });
}

/** Signs the member out at this browser; says nothing to one where nobody is signed in. */
export function endMemberTicket(c: Ctx, deps: Deps): void {
  for (const name of [nameOf(c, deps), HAS_MEMBER_COOKIE]) {
    if (getCookie(c, name) !== undefined) deleteCookie(c, name, cookieOptions(c, deps));
  }
}

/** The prefix keeps other hosts below the same domain from planting a cookie; browsers allow it over https only. */
function nameOf(c: Ctx, deps: Deps): string {
  return isSecure(c, deps.trustProxy) ? `__Host-${COOKIE}` : COOKIE;
}
