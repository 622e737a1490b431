/**
 * Cookie that identifies the member and owner accounts that have signed in with this browser. Scripts cannot read it.
 */
import { getCookie, setCookie } from 'hono/cookie';
import { sign, verifySignature } from '../domain/signing';
import type { Ctx, Deps } from './context';
import { getCookieOptions, getHostCookieName } from './cookie-options';

/** Lifetime (180 days), in seconds. */
const MAX_AGE_S = 180 * 24 * 3600;

const ID_BYTES = 16;

/** Enough for a household; the account with the oldest sign-in is forgotten first. */
const MAX_ACCOUNTS = 5;

/** This browser, as known to one account. The account is not named: its signature is found by trying. */
interface Device {
  id: string;
  signature: string;
}

/** Remembers that an account has signed in with this browser. `account` is its pseudonym. */
export function setDeviceCookie(c: Ctx, deps: Deps, account: string): void {
  const id = Buffer.from(deps.random(ID_BYTES)).toString('base64url');
  const device = { id, signature: sign(deps.secrets[0], getPurpose(account), id) };
  const others = readDevices(c, deps).filter((one) => !isOf(deps, account, one));
  const devices = [device, ...others].slice(0, MAX_ACCOUNTS);
  const value = devices.map((one) => `${one.id}.${one.signature}`).join('.');
  setCookie(c, getName(c, deps), value, { ...getCookieOptions(c, deps), httpOnly: true, maxAge: MAX_AGE_S });
}

/** Id of this browser if the account has signed in with it. */
export const getKnownDevice = (c: Ctx, deps: Deps, account: string): string | undefined =>
  readDevices(c, deps).find((one) => isOf(deps, account, one))?.id;

/** Newest first. */
function readDevices(c: Ctx, deps: Deps): Device[] {
  const pairs = (getCookie(c, getName(c, deps)) ?? '').matchAll(/([\w-]{22})\.([\w-]{43})(?:\.|$)/g);
  return [...pairs].slice(0, MAX_ACCOUNTS).map(([, id = '', signature = '']) => ({ id, signature }));
}

const isOf = ({ secrets }: Deps, account: string, { id, signature }: Device): boolean =>
  verifySignature(secrets, getPurpose(account), id, signature);

const getPurpose = (account: string): string => `device:${account}`;

const getName = (c: Ctx, deps: Deps): string => getHostCookieName(c, deps, 'site_device');
