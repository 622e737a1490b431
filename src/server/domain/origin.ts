/** Same-origin check for unsafe requests. */

/** Request headers and trusted origins. */
export interface RequestOrigin {
  /** `Origin` */
  origin: string | undefined;
  /** `Sec-Fetch-Site` */
  fetchSite: string | undefined;
  /** Host and port of the request. */
  host: string;
  /** Additional allowed origins. */
  allowed: readonly string[];
}

/**
 * `own`: confirmed by the browser. `foreign`: sent from another site. `unknown`: the client is not a browser, or an old
 * one.
 */
export type OriginCheck = 'own' | 'foreign' | 'unknown';

/**
 * Checks additional origins first, then `Sec-Fetch-Site`, which distinguishes http from https on one host where
 * `Origin` and `Host` cannot behind a proxy. `Origin` is the fallback for browsers without it.
 */
export function checkOrigin({ origin, fetchSite, host, allowed }: RequestOrigin): OriginCheck {
  if (fetchSite === 'same-origin') return 'own';
  if (origin && allowed.includes(origin)) return 'own';
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return 'foreign';
  if (!origin) return 'unknown';
  return URL.canParse(origin) && new URL(origin).host === host ? 'own' : 'foreign';
}

/** Sanitizes a return path sent by a page; undefined when it leads to another site. */
export function toSameOriginPath(target: string | undefined, host: string): string | undefined {
  if (!target || !URL.canParse(target, `http://${host}`)) return undefined;
  const url = new URL(target, `http://${host}`);
  const own = (url.protocol === 'http:' || url.protocol === 'https:') && url.host === host;
  return own && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
}
