/** Options common to all cookies of the server, and names of the cookies that sign somebody in. */
import { isSecure } from './client';
import type { Ctx, Deps } from './context';

/** Cookies are host-only, and secure when the site uses https. */
export function getCookieOptions(c: Ctx, deps: Deps) {
  return { path: '/', sameSite: 'Lax', secure: isSecure(c, deps.trustProxy) } as const;
}

/**
 * Name of a cookie that signs somebody in or unlocks something. The `__Host-` prefix prevents subdomains from setting
 * it; browsers accept it over https only.
 */
export function getHostCookieName(c: Ctx, deps: Deps, name: string): string {
  return isSecure(c, deps.trustProxy) ? `__Host-${name}` : name;
}
