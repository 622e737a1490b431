/** Cookie with the orders that unlock pages in this browser. */
import { getCookie, setCookie } from 'hono/cookie';
import { addAccessOrder, readAccessOrders } from '../domain/page-access';
import type { Ctx, Deps } from './context';
import { getCookieOptions, getHostCookieName } from './cookie-options';

/** Browsers keep cookies for at most 400 days. */
const MAX_AGE_S = 400 * 24 * 3600;

const getName = (c: Ctx, deps: Deps): string => getHostCookieName(c, deps, 'site_access');

/** Ids of the orders. */
export const getAccessOrders = (c: Ctx, deps: Deps): string[] =>
  readAccessOrders(deps.secrets, deps.site.id, getCookie(c, getName(c, deps)) ?? '');

/** Adds an order. Scripts cannot read the cookie. */
export function addAccessCookie(c: Ctx, deps: Deps, orderId: string): void {
  const name = getName(c, deps);
  const value = addAccessOrder(deps.secrets, deps.site.id, getCookie(c, name) ?? '', orderId);
  setCookie(c, name, value, { ...getCookieOptions(c, deps), httpOnly: true, maxAge: MAX_AGE_S });
}
