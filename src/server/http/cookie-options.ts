/** What do all cookies of the server have in common? */
import { isSecure } from './client';
import type { Ctx, Deps } from './context';

/** For the whole site and no other; over https only where there is https. */
export function getCookieOptions(c: Ctx, deps: Deps) {
  return { path: '/', sameSite: 'Lax', secure: isSecure(c, deps.trustProxy) } as const;
}
