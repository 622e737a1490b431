// Stores the visitor's decision: in the documented cookie, or in memory when the browser blocks cookies.
import type { Page } from '../page/page';
import { CATEGORIES_COOKIE, type ConsentCategory, type ConsentStatus, parseCategories } from './categories';
import { CONSENT_COOKIE, resolveConsentState } from './consent-state';

/** Lifetime of the cookie in days, for both decisions (CON-018). */
export const CONSENT_COOKIE_DAYS = 30;

export interface DecisionStore {
  /** Resolves the status from the decision and Global Privacy Control. */
  get(): ConsentStatus;
  /** Whether the visitor has decided. */
  exists(): boolean;
  /** @param categories accepted categories; all without them */
  set(allowed: boolean, categories?: readonly ConsentCategory[]): void;
}

export function createDecisionStore({ cookies, device }: Page): DecisionStore {
  /** A decision that the browser did not store. `cookie` is the value that it has instead. */
  let unkept: { value: string; categories: string | undefined; instead: string | undefined } | undefined;

  const read = () => {
    const kept = cookies.get(CONSENT_COOKIE);
    if (unkept && kept === unkept.instead) return unkept;
    if (kept === 'true' || kept === 'false')
      return { value: kept, categories: cookies.get(CATEGORIES_COOKIE) };
    return undefined;
  };
  return {
    exists: () => !!read(),
    get() {
      const answer = read();
      const state = resolveConsentState(answer?.value, device.globalPrivacyControl);
      return { state, categories: state === 'granted' ? parseCategories(answer?.categories) : undefined };
    },
    set(allowed, categories) {
      const value = String(allowed);
      const some = allowed && categories?.length ? categories.join() : undefined;
      const keep = () => {
        cookies.set(CONSENT_COOKIE, value, CONSENT_COOKIE_DAYS);
        return cookies.get(CONSENT_COOKIE);
      };
      let instead = keep();
      // A cookie of the same name for the whole domain, set by a server, would shadow this one.
      if (instead !== value) {
        cookies.remove(CONSENT_COOKIE);
        instead = keep();
      }
      if (some) cookies.set(CATEGORIES_COOKIE, some, CONSENT_COOKIE_DAYS);
      else if (cookies.get(CATEGORIES_COOKIE)) cookies.remove(CATEGORIES_COOKIE);
      unkept = instead === value ? undefined : { value, categories: some, instead };
    },
  };
}
