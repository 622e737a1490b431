// May the site itself follow its visitors? That takes more than their yes.
import type { ConsentState } from '../ports';
import type { ConsentStatus } from './categories';
import type { CookiePolicy } from './cookie-settings';

/**
 * Never under the absolute policy. Where the notice applies to the EU, a yes has to be for category 2 or 3 (CON-022);
 * elsewhere any yes will do.
 */
export function getTrackingState({ state, categories }: ConsentStatus, policy: CookiePolicy): ConsentState {
  if (policy.absolute) return 'denied';
  const isEnough =
    !policy.appliesToEu || !categories || categories.some((category) => category === 2 || category === 3);
  return state === 'granted' && !isEnough ? 'denied' : state;
}
