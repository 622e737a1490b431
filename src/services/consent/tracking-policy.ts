// Applies the cookie policy of the site to the visitor's consent. Pure.
import type { ConsentState } from '../shared/ports';
import type { ConsentStatus } from './categories';
import type { CookiePolicy } from './cookie-settings';

/**
 * Whether the site may track: never under the absolute policy and, where the notice applies to the EU, only with consent for
 * category 2 or 3 (CON-022).
 */
export function getTrackingState({ state, categories }: ConsentStatus, policy: CookiePolicy): ConsentState {
  if (policy.absolute) return 'denied';
  const isSufficient =
    !policy.appliesToEu || !categories || categories.some((category) => category === 2 || category === 3);
  return state === 'granted' && !isSufficient ? 'denied' : state;
}

/** Denied consent always deletes stored data, pending consent only under the restrictive policy (CON-019). */
export function shouldClearStorage(state: ConsentState, policy: CookiePolicy): boolean {
  return state === 'denied' || (policy.restrictive && state !== 'granted');
}
