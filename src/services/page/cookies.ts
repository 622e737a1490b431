// Cookies of the page.
import Cookies from 'js-cookie';
import { tryOrNull } from './try-or-null';

export interface CookieJar {
  /** The value of a script-readable cookie. */
  get(name: string): string | undefined;
  /**
   * Stores a cookie with path `/` and SameSite=Lax; without `days` it ends with the browser session, with a `domain`
   * all hosts below it share it.
   */
  set(name: string, value: string, days?: number, domain?: string): void;
  /** Removes it for this host and, as far as a script may, for the domains above it. */
  remove(name: string): void;
}

/** In seconds. */
const DAY = 86_400;
const GONE = { path: '/', 'max-age': '0' };

export const browserCookies: CookieJar = {
  get: (name) => tryOrNull(() => Cookies.get(name)) ?? undefined,
  set(name, value, days, domain) {
    const secure = location.protocol === 'https:';
    // Not by a date, which would be measured by another clock than the page's where the page's was put.
    const limits = { ...(days && { 'max-age': `${Math.round(days * DAY)}` }), ...(domain && { domain }) };
    const attributes = { path: '/', sameSite: 'Lax', secure, ...limits } as const;
    tryOrNull(() => Cookies.set(name, value, attributes));
  },
  remove(name) {
    tryOrNull(() => Cookies.set(name, '', GONE));
    for (const domain of domainsAbove(location.hostname)) {
      tryOrNull(() => Cookies.set(name, '', { ...GONE, domain }));
    }
  },
};

/** `shop.example.com` -> itself and `example.com`: a cookie is only removed by the domain it was set with. */
function domainsAbove(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, start) => labels.slice(start).join('.'));
}
