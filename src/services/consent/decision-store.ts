// Stores the visitor's decision in the documented cookie, or in memory if the browser blocks cookies.
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
  /** @param categories accepted categories; default: all */
  set(allowed: boolean, categories?: readonly ConsentCategory[]): void;
}

/** A decision that the browser did not store. */
interface MemoryDecision {
  readonly value: string;
  readonly categories: string | undefined;
  /** The current value of the cookie. */
  readonly cookie: string | undefined;
}

/**
 * Unstored decisions by cookie jar. The services of a page are replaced when `<site-services>` has loaded or its context
 * changes; a decision outlives them.
 */
const memoryDecisions = new WeakMap<Page['cookies'], MemoryDecision>();

export function createDecisionStore({ cookies, device }: Page): DecisionStore {
  const read = () => {
    const value = cookies.get(CONSENT_COOKIE);
    const memoryDecision = memoryDecisions.get(cookies);
    if (memoryDecision && value === memoryDecision.cookie) return memoryDecision;
    if (value === 'true' || value === 'false') return { value, categories: cookies.get(CATEGORIES_COOKIE) };
    return undefined;
  };
  return {
    exists: () => !!read(),
    get() {
      const decision = read();
      const state = resolveConsentState(decision?.value, device.globalPrivacyControl);
      return { state, categories: state === 'granted' ? parseCategories(decision?.categories) : undefined };
    },
    set(allowed, categories) {
      const value = String(allowed);
      const list = allowed && categories?.length ? categories.join() : undefined;
      const write = () => {
        cookies.set(CONSENT_COOKIE, value, CONSENT_COOKIE_DAYS);
        return cookies.get(CONSENT_COOKIE);
      };
      let cookie = write();
      // A cookie of the same name for the whole domain, set by a server, would shadow this one.
      if (cookie !== value) {
        cookies.remove(CONSENT_COOKIE);
        cookie = write();
      }
      if (list) cookies.set(CATEGORIES_COOKIE, list, CONSENT_COOKIE_DAYS);
      else if (cookies.get(CATEGORIES_COOKIE)) cookies.remove(CATEGORIES_COOKIE);
      if (cookie === value) memoryDecisions.delete(cookies);
      else memoryDecisions.set(cookies, { value, categories: list, cookie });
    },
  };
}
