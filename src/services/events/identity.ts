// Under which id does an analytics event count, and is it the visitor's first time? (EVT-021 to EVT-027)
import type { Page } from '../page/page';
import type { BrowserStorage } from '../ports';
import { isHostWithin } from './endpoint';

export const ANALYTICS_COOKIE = 'ss_analytics_id';
/** EVT-023. */
export const ANALYTICS_COOKIE_DAYS = 390;

/** The keys of the session (EVT-027); the documents do not name them. */
export const FIRST_SESSION_KEY = 'site-first-session';
export const LANDED_KEY = 'site-landed';
export const SESSION_ID_KEY = 'site-session-id';

const DAY = 86_400_000;
/** A tab that was left alone for so long begins another session, in ms. */
const SESSION_LIFETIME = 30 * 60_000;

export interface SessionInfo {
  readonly isFirstLanding: boolean;
  readonly isFirstSession: boolean;
  readonly sessionId: string;
}

/**
 * From the cookie, else from localStorage, else a new one (EVT-021); written back to both, for 390 days from now.
 * @param mainDomain the vendor's own: on it the cookie is shared by all its hosts (EVT-023)
 */
export function resolveAnalyticsId(page: Page, { local }: BrowserStorage, mainDomain: string): string {
  // A copy whose time is over is removed by asking for it (EVT-022).
  const copy = local.get<unknown>(ANALYTICS_COOKIE);
  const id = page.cookies.get(ANALYTICS_COOKIE) || (typeof copy === 'string' && copy) || page.uuid();
  const shared = isHostWithin(page.url().hostname, mainDomain) ? mainDomain : undefined;
  page.cookies.set(ANALYTICS_COOKIE, id, ANALYTICS_COOKIE_DAYS, shared);
  local.set(ANALYTICS_COOKIE, id, ANALYTICS_COOKIE_DAYS * DAY);
  return id;
}

/** Reads and continues the session of this tab. */
export function continueSession(page: Page, { local, session }: BrowserStorage): SessionInfo {
  const known = session.get<string>(SESSION_ID_KEY);
  const isFirstLanding = session.get(LANDED_KEY) === undefined;
  const isFirstSession = local.get(LANDED_KEY) === undefined || session.get(FIRST_SESSION_KEY) === true;
  const sessionId = typeof known === 'string' ? known : page.uuid();
  session.set(SESSION_ID_KEY, sessionId, SESSION_LIFETIME);
  session.set(LANDED_KEY, true, SESSION_LIFETIME);
  session.set(FIRST_SESSION_KEY, isFirstSession, SESSION_LIFETIME);
  local.set(LANDED_KEY, true);
  return { isFirstLanding, isFirstSession, sessionId };
}

/** The visitor has withdrawn: nothing of the id and the session stays in the browser. */
export function clearIdentity({ cookies }: Page, { local, session }: BrowserStorage): void {
  cookies.remove(ANALYTICS_COOKIE);
  for (const key of [ANALYTICS_COOKIE, LANDED_KEY]) local.remove(key);
  for (const key of [SESSION_ID_KEY, LANDED_KEY, FIRST_SESSION_KEY]) session.remove(key);
}
