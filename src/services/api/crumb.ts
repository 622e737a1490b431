// Reads the crumb (CSRF token) from its cookie (ruling 28).
import type * as wire from '../../core/wire/crumb';
import type { CookieJar } from '../page/page';

// The values are written here again, held to the wire by their types: its modules carry validators that a page does not need.

/** Cookie and query parameter of the double submit. */
export const CRUMB_NAME: typeof wire.CRUMB_NAME = 'crumb';

export const CRUMB_HEADER: typeof wire.CRUMB_HEADER = 'X-Crumb';

export interface Crumb {
  /** The crumb to send now; undefined before the server has set one. Remembered as the one that was sent. */
  value(): string | undefined;
  /** After a refusal: takes the fresh crumb of the answer, or the cookie that came with it, and drops the old one. */
  reset(fresh: string): void;
}

/** The crumb of one call and its one retry. */
export function createCrumb(cookies: CookieJar): Crumb {
  let sent: string | undefined;
  let spare: string | undefined;
  return {
    value() {
      sent = cookies.get(CRUMB_NAME);
      return sent ?? spare;
    },
    reset(fresh) {
      // An answer may bring the new cookie itself: only a cookie that is still the refused one is reset.
      if (cookies.get(CRUMB_NAME) !== sent) return;
      // A page may have no cookies of its own while the server does (`blob:`).
      spare = fresh || undefined;
      if (fresh) cookies.set(CRUMB_NAME, fresh);
      else cookies.remove(CRUMB_NAME);
    },
  };
}
