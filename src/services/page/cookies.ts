// Cookies of the page.
import Cookies from 'js-cookie';
import { tryOrNull } from './try-or-null';

export interface CookieJar {
  /** The value of a cookie, if scripts can read it. */
  get(name: string): string | undefined;
  /**
   * Sets a cookie with path `/` and SameSite=Lax. Without `days`, it is a session cookie; with `domain`, it is shared with all
   * subdomains.
   */
  set(name: string, value: string, days?: number, domain?: string): void;
  /** Removes the cookie for this host and its parent domains. */
  remove(name: string): void;
}

/** In seconds. */
const DAY = 86_400;
const EXPIRED = { path: '/', 'max-age': '0' };

export const browserCookies: CookieJar = {
  get: (name) => tryOrNull(() => Cookies.get(name)) ?? undefined,
  set(name, value, days, domain) {
    const secure = location.protocol === 'https:';
    // `Max-Age` instead of a date, because the clock of the page may be wrong.
    const limits = { ...(days && { 'max-age': `${Math.round(days * DAY)}` }), ...(domain && { domain }) };
    const attributes = { path: '/', sameSite: 'Lax', secure, ...limits } as const;
    tryOrNull(() => Cookies.set(name, value, attributes));
  },
  remove(name) {
    tryOrNull(() => Cookies.set(name, '', EXPIRED));
    for (const domain of getDomains(location.hostname)) {
      tryOrNull(() => Cookies.set(name, '', { ...EXPIRED, domain }));
    }
  },
};

/**
 * `shop.example.com` -> itself and `example.com`, because a cookie can only be removed with the domain it was set with.
 */
function getDomains(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, start) => labels.slice(start).join('.'));
}
