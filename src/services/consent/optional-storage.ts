// All data that the services store only with consent. Withdrawing consent deletes it, even on a page that has not loaded the
// service that wrote it.
import type { Page } from '../page/page';

/** Cookies of the census tracker (CON-021), a subset of the tracking cookies. */
export const censusCookies = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'] as const;

/** All tracking cookies (CON-020). This is the list that is cleared (ruling 26). */
export const trackingCookies = ['SS_MATTR', 'SS_MID', 'SS_lastvisit', 'user_segment', ...censusCookies];

export const analyticsCookies = ['ss_analytics_id'];

const localStoragePrefixes = ['ss_analytics_id', 'site-landed', 'site-early-events', 'site-left-event'];

const sessionStorageKeys = ['site-session-id', 'site-landed', 'site-first-session'];

/** Names for `page.openRecords`. */
const databases = ['events'];

/** @param deleteDatabases deletes the databases even if nothing else is stored; slow, so only after a decision */
export function clearOptionalStorage(page: Page, deleteDatabases: boolean): void {
  const localKeys = localStoragePrefixes.flatMap((prefix) => page.local.keys(prefix));
  const isStored = analyticsCookies.some((name) => page.cookies.get(name)) || localKeys.length > 0;
  for (const name of [...trackingCookies, ...analyticsCookies]) page.cookies.remove(name);
  for (const key of localKeys) page.local.remove(key);
  for (const key of sessionStorageKeys) page.session.remove(key);
  if (deleteDatabases || isStored) for (const name of databases) page.deleteRecords(name);
}
