// Which cookies belong to tracking, and when do they have to go?
import type { ConsentState } from '../ports';
import type { CookiePolicy } from './cookie-settings';

/** The cookies of the census tracker itself (CON-021); a part of the longer list. */
export const censusCookies = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'] as const;

/** Every tracking cookie (CON-020); this is the list that is cleared (ruling 26). */
export const trackingCookies = [
  'SS_MATTR',
  'SS_MID',
  'SS_lastvisit',
  'user_segment',
  ...censusCookies,
] as const;

/**
 * A refusal clears them always: what was consented to before is withdrawn with it. An open question clears them only
 * under the restrictive policy (CON-019).
 */
export function shouldClearStorage(state: ConsentState, policy: CookiePolicy): boolean {
  return state === 'denied' || (policy.restrictive && state !== 'granted');
}
