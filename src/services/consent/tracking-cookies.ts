// Tracking cookies, and the rules of the cookie policy for tracking.
import type { ConsentState } from '../ports';
import type { CookiePolicy } from './cookie-settings';

/** Cookies of the census tracker (CON-021), a subset of the tracking cookies. */
export const censusCookies = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'] as const;

/** All tracking cookies (CON-020). This is the list that is cleared (ruling 26). */
export const trackingCookies = [
  'SS_MATTR',
  'SS_MID',
  'SS_lastvisit',
  'user_segment',
  ...censusCookies,
] as const;

/**
 * Whether stored data must be deleted: always when consent is denied; while it is pending only under the restrictive policy
 * (CON-019).
 */
export function shouldClearStorage(state: ConsentState, policy: CookiePolicy): boolean {
  return state === 'denied' || (policy.restrictive && state !== 'granted');
}
