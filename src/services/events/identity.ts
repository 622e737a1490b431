// Analytics id and session of the visitor (EVT-021 to EVT-027).
import type { Page } from '../page/page';
import type { BrowserStorage } from '../shared/ports';
import { isHostWithin } from './endpoint';

export const ANALYTICS_COOKIE = 'ss_analytics_id';
/** EVT-023. */
export const ANALYTICS_COOKIE_DAYS = 390;

/** Storage keys of the session (EVT-027); the specification does not name them. */
export const FIRST_SESSION_KEY = 'site-first-session';
export const LANDING_KEY = 'site-landed';
export const SESSION_ID_KEY = 'site-session-id';

const DAY = 86_400_000;
/** Milliseconds of inactivity after which a tab starts a new session. */
const SESSION_LIFETIME = 30 * 60_000;

export interface SessionInfo {
  readonly isFirstLanding: boolean;
  readonly isFirstSession: boolean;
  readonly sessionId: string;
}

/**
 * Reads the id from the cookie, then from localStorage, or generates one (EVT-021), and renews both for 390 days.
 * @param mainDomain the vendor's domain, all hosts of which share the cookie (EVT-023)
 */
export function resolveAnalyticsId(page: Page, { local }: BrowserStorage, mainDomain: string): string {
  // Reading an expired copy removes it (EVT-022).
  const copy = local.get<unknown>(ANALYTICS_COOKIE);
  const id = page.cookies.get(ANALYTICS_COOKIE) || (typeof copy === 'string' && copy) || page.uuid();
  const shared = isHostWithin(page.url().hostname, mainDomain) ? mainDomain : undefined;
  page.cookies.set(ANALYTICS_COOKIE, id, ANALYTICS_COOKIE_DAYS, shared);
  local.set(ANALYTICS_COOKIE, id, ANALYTICS_COOKIE_DAYS * DAY);
  return id;
}

/** Reads the session of this tab and extends it. */
export function continueSession(page: Page, { local, session }: BrowserStorage): SessionInfo {
  const known = session.get<string>(SESSION_ID_KEY);
  const isFirstLanding = session.get(LANDING_KEY) === undefined;
  const isFirstSession = local.get(LANDING_KEY) === undefined || session.get(FIRST_SESSION_KEY) === true;
  const sessionId = typeof known === 'string' ? known : page.uuid();
  session.set(SESSION_ID_KEY, sessionId, SESSION_LIFETIME);
  session.set(LANDING_KEY, true, SESSION_LIFETIME);
  session.set(FIRST_SESSION_KEY, isFirstSession, SESSION_LIFETIME);
  local.set(LANDING_KEY, true);
  return { isFirstLanding, isFirstSession, sessionId };
}

/** Removes the id and the session from the browser. */
export function clearIdentity({ cookies }: Page, { local, session }: BrowserStorage): void {
  cookies.remove(ANALYTICS_COOKIE);
  for (const key of [ANALYTICS_COOKIE, LANDING_KEY]) local.remove(key);
  for (const key of [SESSION_ID_KEY, LANDING_KEY, FIRST_SESSION_KEY]) session.remove(key);
}
