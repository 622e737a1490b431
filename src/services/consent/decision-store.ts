// Where is the visitor's answer kept? In the documented cookie or, where the browser keeps none, in the memory of this page.
import type { Page } from '../page/page';
import { CATEGORIES_COOKIE, type ConsentCategory, type ConsentStatus, parseCategories } from './categories';
import { CONSENT_COOKIE, resolveConsentState } from './consent-state';

/** Days for which an answer is kept, yes and no alike (CON-018). */
export const CONSENT_COOKIE_DAYS = 30;

export interface DecisionStore {
  /** What follows from the answer and from Global Privacy Control. */
  get(): ConsentStatus;
  /** Whether there is one. */
  exists(): boolean;
  /** @param categories what the yes is for; without them for everything */
  set(allowed: boolean, categories?: readonly ConsentCategory[]): void;
}

export function createDecisionStore({ cookies, device }: Page): DecisionStore {
  /** `instead`: what the browser has in its place. */
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
      // A server may have set one of the same name for all hosts of the domain, which would be read first for good.
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
