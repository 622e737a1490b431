/** Was this unsafe request sent by a page of ours? */

/** The request headers that answer it, and whom we trust. */
export interface RequestOrigin {
  /** `Origin` */
  origin: string | undefined;
  /** `Sec-Fetch-Site` */
  fetchSite: string | undefined;
  /** The host this server was asked under, with its port. */
  host: string;
  /** Further origins whose pages may call. */
  allowed: readonly string[];
}

/** `own`: the browser vouches; `foreign`: it says another site; `unknown`: not a browser, or an old one. */
export type OriginCheck = 'own' | 'foreign' | 'unknown';

/**
 * The list of further origins comes first. Then `Sec-Fetch-Site` is decisive where it says where the page is: it knows
 * http from https on the same host, which `Origin` and `Host` do not show behind a proxy. `Origin` speaks for browsers
 * without it.
 */
export function checkOrigin({ origin, fetchSite, host, allowed }: RequestOrigin): OriginCheck {
  if (fetchSite === 'same-origin') return 'own';
  if (origin && allowed.includes(origin)) return 'own';
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return 'foreign';
  if (!origin) return 'unknown';
  return URL.canParse(origin) && new URL(origin).host === host ? 'own' : 'foreign';
}

/** A path on this site to go back to, from what a page asked for; undefined if it leads elsewhere. */
export function toSameOriginPath(target: string | undefined, host: string): string | undefined {
  if (!target || !URL.canParse(target, `http://${host}`)) return undefined;
  const url = new URL(target, `http://${host}`);
  const own = (url.protocol === 'http:' || url.protocol === 'https:') && url.host === host;
  return own && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
}
