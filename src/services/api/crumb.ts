// Manages the crumb (CSRF token): reads its cookie, requests it, and replaces it if it is rejected (ruling 28).
import type * as wire from '../../core/wire/crumb';
import type { Page } from '../page/page';

// Duplicates constants of the wire module, which also contains validators that a page does not need; `typeof` keeps
// them equal.

/** Cookie and query parameter of the double-submit check. */
export const CRUMB_NAME: typeof wire.CRUMB_NAME = 'crumb';

export const CRUMB_HEADER: typeof wire.CRUMB_HEADER = 'X-Crumb';

export interface Crumb {
  /** The crumb to send now; undefined if the browser has none. */
  value(): string | undefined;
  /** Requests a crumb unless the browser has one. Concurrent calls share a request. @returns false if there is no response */
  ensure(): Promise<boolean>;
  /**
   * Replaces a rejected crumb with the one in the response, or with the cookie that the response has set.
   */
  reset(rejected: string | undefined, fresh: string): void;
}

/** @param fetchCrumb resolves with an empty string if the server has no crumb, and with null if there is no response */
export function createCrumb(
  { cookies }: Pick<Page, 'cookies'>,
  fetchCrumb: () => Promise<string | null>,
): Crumb {
  // A page that has no cookies (`blob:`) still sends those of the server.
  let fallback: string | undefined;
  let pending: Promise<boolean> | undefined;
  const value = () => cookies.get(CRUMB_NAME) ?? fallback;

  const reset = (rejected: string | undefined, fresh: string) => {
    const cookie = cookies.get(CRUMB_NAME);
    // The response may have set the new cookie; only a cookie with the rejected value is replaced.
    if (cookie !== undefined && cookie !== rejected) return;
    fallback = fresh || undefined;
    if (fresh) cookies.set(CRUMB_NAME, fresh);
    else cookies.remove(CRUMB_NAME);
  };

  const request = async () => {
    const crumb = await fetchCrumb();
    if (crumb) reset(undefined, crumb);
    return crumb !== null;
  };

  return {
    value,
    reset,
    ensure() {
      if (value() !== undefined) return Promise.resolve(true);
      pending ??= request().finally(() => {
        pending = undefined;
      });
      return pending;
    },
  };
}
