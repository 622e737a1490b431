/** Options common to all cookies of the server. */
import { isSecure } from './client';
import type { Ctx, Deps } from './context';

/** Cookies are host-only, and secure when the site uses https. */
export function getCookieOptions(c: Ctx, deps: Deps) {
  return { path: '/', sameSite: 'Lax', secure: isSecure(c, deps.trustProxy) } as const;
}
