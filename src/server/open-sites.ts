/** The sites of a server. Its own site answers all hosts that no other site has. */
import { getHostName } from './http/client';
import { toHttpError } from './http/errors';
import { maintainOrders } from './orders/order-maintenance';
import type { HostedParts } from './start-hosted';
import type { RunningSite } from './start-site';
import { createStartedSites } from './started-sites';
import { findSitesWithWork, type HostedSite, listHostedSites, readSitesVersion } from './stores/hosted-sites';

export interface Sites {
  /** Responds with the site of the host. */
  fetch(request: Request, env: object): Response | Promise<Response>;
  /** A site besides the server's own one. */
  find(id: string): HostedSite | undefined;
  /** Reads the list of sites if it has changed. */
  refresh(): Promise<void>;
  /** Wakes the jobs and sinks of sites with pending work. */
  wake(): Promise<void>;
  /** Settles overdue orders and subscriptions of all sites. */
  maintainOrders(): Promise<void>;
  exchangeLimits(): Promise<void>;
  endIdle(): void;
  /** Stops the jobs and sinks of all sites; requests are still answered. */
  stop(): Promise<void>;
}

/**
 * Opens all sites, including those besides the server's own.
 * @param maxStarted maximum number of other sites that are kept started
 */
export async function openSites(parts: HostedParts, own: RunningSite, maxStarted?: number): Promise<Sites> {
  const { config, db, clock, observer } = parts;
  const started = createStartedSites({ ...parts, refresh: () => refresh() }, maxStarted);
  let byHost = new Map<string, HostedSite>();
  let byId = new Map<string, HostedSite>();
  let version: string | undefined;
  const refresh = async (): Promise<void> => {
    const read = await readSitesVersion(db);
    if (read === version) return;
    const sites = (await listHostedSites(db)).filter(({ site }) => site.id !== config.siteId);
    version = read;
    byId = new Map(sites.map((one) => [one.site.id, one]));
    byHost = new Map(sites.flatMap((one) => one.hosts.map((host) => [host, one])));
    started.endChanged((id) => byId.get(id));
  };
  const findWork = async (): Promise<HostedSite[]> => {
    if (byId.size === 0) return [];
    const sinks = own.sinks.map(({ name }) => name);
    const ids = await findSitesWithWork(db, clock(), sinks);
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  /** A failure in one site does not stop the others. */
  const forEachWithWork = async (act: (site: RunningSite) => Promise<void> | void): Promise<void> => {
    for (const hosted of await findWork()) await started.open(hosted).then(act).catch(observer.onError);
  };
  await refresh();
  return {
    fetch(request, env) {
      const hosted = byHost.size > 0 && byHost.get(getHostName(request, config.trustProxy));
      if (!hosted) return own.fetch(request, env);
      return started.open(hosted).then(
        (site) => site.fetch(request, env),
        (error: unknown) => {
          observer.onError(error);
          const { status, body, headers } = toHttpError(error);
          return Response.json(body, { status, headers });
        },
      );
    },
    find: (id) => byId.get(id),
    refresh,
    wake: () => forEachWithWork(({ deps }) => deps.jobs.notify()),
    async maintainOrders() {
      await maintainOrders(own.deps).catch(observer.onError);
      await forEachWithWork(({ deps }) => maintainOrders(deps));
    },
    async exchangeLimits() {
      for (const site of [own, ...(await started.all())]) await site.exchangeLimits();
    },
    endIdle: started.endIdle,
    async stop() {
      await Promise.all([own.stop(), started.stop()]);
    },
  };
}
