/** Cookies of members: their session, and that they have signed in with this browser. */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { HAS_MEMBER_COOKIE } from '../../core/wire/session';
import {
  formatSessionToken,
  getCookieMaxAge,
  parseSessionToken,
  type SessionToken,
} from '../domain/member-session';
import { sign, verifySignature } from '../domain/signing';
import type { Ctx, Deps } from './context';
import { getCookieOptions, getHostCookieName } from './cookie-options';

/** Not readable by script. */
const COOKIE = 'site_member';

/** Not readable by script. Present after the first sign-in. */
const DEVICE_COOKIE = 'site_device';

/** Lifetime of the device cookie (180 days), in seconds. */
const DEVICE_SECONDS = 180 * 24 * 3600;

const DEVICE_BYTES = 16;

/** Session token of the request; undefined when missing or malformed. */
export function getMemberToken(c: Ctx, deps: Deps): SessionToken | undefined {
  return parseSessionToken(getCookie(c, getCookieName(c, deps)));
}

/** Sets the session cookie and a flag by which scripts detect that there may be a session to request. */
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

/** Remembers that the owner of an account has signed in with this browser. `account` is its pseudonym. */
export function setDeviceCookie(c: Ctx, deps: Deps, account: string): void {
  const id = Buffer.from(deps.random(DEVICE_BYTES)).toString('base64url');
  const value = `${id}.${sign(deps.secrets[0], getDevicePurpose(account), id)}`;
  setCookie(c, getHostCookieName(c, deps, DEVICE_COOKIE), value, {
    ...getCookieOptions(c, deps),
    httpOnly: true,
    maxAge: DEVICE_SECONDS,
  });
}

/** Id of this browser if the owner of this account has signed in with it. */
export function getKnownDevice(c: Ctx, deps: Deps, account: string): string | undefined {
  const [id = '', signature = ''] = (getCookie(c, getHostCookieName(c, deps, DEVICE_COOKIE)) ?? '').split(
    '.',
  );
  return verifySignature(deps.secrets, getDevicePurpose(account), id, signature) ? id : undefined;
}

const getDevicePurpose = (account: string): string => `device:${account}`;

const getCookieName = (c: Ctx, deps: Deps): string => getHostCookieName(c, deps, COOKIE);
