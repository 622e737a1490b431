/** Metrics by site, for a limited number of sites: each has some 15 series. */
import { QUOTA_NAMES, type Quotas, type Usage } from '../domain/quotas';
import type { Counted } from '../http/context';
import type { HostedSite } from '../stores/hosted-sites';
import type { Reading, Registry } from './exposition';

export interface SiteMetricsDeps {
  /** Number of sites with their own series; sites that are first used later share one. */
  max: number;
  /** A site with quotas; undefined: the site has none, like the server's own. */
  find(id: string): HostedSite | undefined;
  readUsages(sites: readonly HostedSite[]): Promise<Map<string, Usage>>;
}

export interface SiteMetrics {
  addRequest(siteId: string, status: number): void;
  count(siteId: string, what: Counted): void;
}

/** Cannot be the id of a site. */
const OTHERS = '_other';

/** Time between two readings of the sites' usage, in milliseconds: a reading counts their rows. */
const USAGE_MS = 60_000;

export function addSites(registry: Registry, deps: SiteMetricsDeps): SiteMetrics {
  const named = new Set<string>();
  const getName = (siteId: string): string => {
    if (named.size < deps.max) named.add(siteId);
    return named.has(siteId) ? siteId : OTHERS;
  };
  const requests = registry.counter('site_api_site_requests_total', 'Answered requests of a site.');
  const totals = {
    submission: registry.counter('site_api_site_submissions_total', 'Submissions that a site has stored.'),
    order: registry.counter('site_api_site_orders_total', 'Orders of a site that were paid.'),
  };
  addQuotas(registry, named, deps);
  return {
    addRequest: (siteId, status) =>
      requests.add({ site: getName(siteId), status: `${Math.floor(status / 100)}xx` }),
    count: (siteId, what) => totals[what].add({ site: getName(siteId) }),
  };
}

/** Requests per second have no usage value: it is the rate of the requests metric. */
function addQuotas(
  registry: Registry,
  named: ReadonlySet<string>,
  { find, readUsages }: SiteMetricsDeps,
): void {
  const list = (): HostedSite[] =>
    [...named].flatMap((id) => {
      const hosted = find(id);
      return hosted?.settings.quotas ? [hosted] : [];
    });
  const read = remember(() => readUsages(list()));
  registry.read('site_api_site_quota', 'Quotas of a site.', 'gauge', () =>
    list().flatMap(({ site, settings }) => toReading(site.id, settings.quotas, settings.quotas)),
  );
  registry.read('site_api_site_quota_used', 'Usage of a site’s quotas.', 'gauge', async () => {
    const usages = await read();
    return list().flatMap(({ site, settings }) => toReading(site.id, settings.quotas, usages.get(site.id)));
  });
}

/** Values of the quotas that are set. */
const toReading = (site: string, quotas: Quotas = {}, values: Quotas = {}): Reading =>
  QUOTA_NAMES.flatMap((quota) => {
    const value = values[quota];
    return quotas[quota] === undefined || value === undefined ? [] : [[{ site, quota }, value] as const];
  });

/** Reads again after a while, or after a failure. */
function remember<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { value: Promise<T>; at: number } | undefined;
  return () => {
    if (last && performance.now() - last.at < USAGE_MS) return last.value;
    const reading = { value: read(), at: performance.now() };
    last = reading;
    reading.value.catch(() => {
      if (last === reading) last = undefined;
    });
    return reading.value;
  };
}
