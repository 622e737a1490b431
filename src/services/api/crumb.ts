// Holds the crumb (CSRF token) of the visitor: reads its cookie, fetches it, replaces a refused one (ruling 28).
import type * as wire from '../../core/wire/crumb';
import type { Page } from '../page/page';

// The values are written here again, held to the wire by their types: its modules carry validators that a page does not need.

/** Cookie and query parameter of the double submit. */
export const CRUMB_NAME: typeof wire.CRUMB_NAME = 'crumb';

export const CRUMB_HEADER: typeof wire.CRUMB_HEADER = 'X-Crumb';

/** Session storage key that exists when the server has no call for crumbs (ruling 43). */
const MISSING_KEY = 'site-no-crumb';

/** The server's answer to a request for a crumb; an empty crumb if it has none. Null without an answer. */
export interface CrumbAnswer {
  readonly crumb: string;
  /** The server does not have this call. */
  readonly isMissing: boolean;
}

export interface Crumb {
  /** The crumb to send now; undefined if the browser has none. */
  value(): string | undefined;
  /** Fetches a crumb unless the browser has one. Concurrent calls share a request. @returns false without an answer */
  ensure(): Promise<boolean>;
  /** After a refusal: takes the fresh crumb of the answer, or the cookie that came with it, and drops the old one. */
  reset(refused: string | undefined, fresh: string): void;
}

export function createCrumb(
  { cookies, session }: Pick<Page, 'cookies' | 'session'>,
  fetchCrumb: () => Promise<CrumbAnswer | null>,
): Crumb {
  // A page may have no cookies of its own while the server does (`blob:`).
  let spare: string | undefined;
  let pending: Promise<boolean> | undefined;
  const value = () => cookies.get(CRUMB_NAME) ?? spare;

  const reset = (refused: string | undefined, fresh: string) => {
    const cookie = cookies.get(CRUMB_NAME);
    // An answer may bring the new cookie itself: only a cookie that is still the refused one is reset.
    if (cookie !== undefined && cookie !== refused) return;
    spare = fresh || undefined;
    if (fresh) cookies.set(CRUMB_NAME, fresh);
    else cookies.remove(CRUMB_NAME);
  };

  const request = async () => {
    const answer = await fetchCrumb();
    if (answer?.isMissing) session.set(MISSING_KEY, '1');
    if (answer?.crumb) reset(undefined, answer.crumb);
    return answer !== null;
  };

  return {
    value,
    reset,
    ensure() {
      if (value() !== undefined || session.get(MISSING_KEY) !== null) return Promise.resolve(true);
      pending ??= request().finally(() => {
        pending = undefined;
      });
      return pending;
    },
  };
}
