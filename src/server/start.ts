/** Starts the server and shuts it down. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config';
import { createDatabaseClock, type DatabaseClock } from './db/clock';
import type { Db } from './db/db';
import { findGap, protectTables } from './db/row-security';
import { traceDatabases } from './db/traced';
import { createHosting } from './hosting/hosting';
import type { Deps } from './http/context';
import { createLimits } from './http/limits';
import {
  CLEANUP,
  CLOCK,
  IDLE,
  JOBS,
  LIMITS,
  ORDER_MAINTENANCE,
  type Period,
  REPLICA,
  SITES,
  startPeriodic,
} from './jobs/periodic';
import { type ListeningServer, type ListenOptions, listen } from './listen';
import { createMetrics } from './observability/metrics';
import { createMetricsEndpoint } from './observability/metrics-endpoint';
import { createObserver } from './observability/observer';
import { closeAndThrow, type Databases, openDatabases } from './open-database';
import { openSites, type Sites } from './open-sites';
import { getSecrets, loadOwnerToken } from './secrets';
import { finishWithin } from './shutdown';
import { getFolders } from './site-folders';
import type { HostedParts } from './start-hosted';
import { type RunningSite, startSite } from './start-site';
import { deleteExpired } from './stores/expiry';
import { findSite, type Site } from './stores/sites';

/** A running server. */
export interface RunningServer {
  port: number;
  /** Finishes running requests, writes pending data and closes the database. */
  stop(): Promise<void>;
}

/** Time for running requests to finish on shutdown, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** Time for the whole shutdown, in milliseconds; longer only if the database does not respond. */
const EXIT_TIMEOUT_MS = 30_000;

/**
 * Opens and migrates the database, then listens.
 * @param print prints one line for the operator
 * @param onDiskFailure called when the embedded database can no longer write; the process should exit
 */
export async function startServer(
  config: Config,
  print: (line: string) => void,
  onDiskFailure: (error: unknown) => void,
): Promise<RunningServer> {
  const opened = await openDatabases(config, onDiskFailure);
  try {
    const observer = await createObserver(config, print);
    const { db, replica } = observer.tracer ? traceDatabases(opened, observer.tracer) : opened;
    await printGaps(opened, print);
    const stored = await findSiteOrThrow(db, config.siteId);
    const address = { port: config.port };
    const siteUrl = (): string => config.siteUrl ?? ownUrl(config.host, address.port);
    const secrets = getSecrets(config);
    const databaseClock = createDatabaseClock(db);
    await databaseClock.synchronize();
    const clock = databaseClock.now;
    const parts: HostedParts = { config, db, replica, clock, observer, secrets };
    // Assigned below, before any request.
    let sites: Sites;
    const hosting = createHosting({ db, secrets, root: config.sitesRoot, refresh: () => sites.refresh() });
    await hosting.renewKeys();
    const own = await startSite(parts, {
      site: { ...stored, locale: config.siteLocale ?? stored.locale },
      secrets,
      ownerToken: getOwnerToken(config, print),
      siteUrl,
      limits: config.rateLimit ? createLimits(clock) : undefined,
      hosting,
      refresh: undefined,
      quotas: undefined,
      folders: getFolders(config.elementsRoot, config.siteRoot, config.sharedFolders),
      ...getOwnSettings(config),
      isPolling: true,
    });
    sites = await openSites(parts, own);
    const listening = await listen({ ...config, fetch: sites.fetch as ListenOptions['fetch'] });
    const scrapes = await listenForMetrics(parts, own, sites, listening);
    address.port = listening.port;
    own.deps.jobs.notify();
    const tasks = startTasks(parts, sites, databaseClock);
    return {
      port: listening.port,
      async stop() {
        observer.isDraining = true;
        await stop(listening, parts, sites, own.deps, tasks);
        await scrapes?.stop(0);
        await observer.stop();
      },
    };
  } catch (error) {
    return closeAndThrow(opened.db, error);
  }
}

/** Starts the periodic tasks. The embedded database has only one server, so no other server adds sites to it. */
function startTasks(
  { config, db, replica, clock, observer }: HostedParts,
  sites: Sites,
  databaseClock: DatabaseClock,
) {
  const tasks: [Period, () => Promise<void> | void][] = [
    [CLEANUP, () => deleteExpired(db, undefined, clock())],
    [CLOCK, () => databaseClock.synchronize()],
    [ORDER_MAINTENANCE, () => sites.maintainOrders()],
    [JOBS, () => sites.wake()],
    [IDLE, () => sites.endIdle()],
  ];
  if (replica) tasks.push([REPLICA, () => replica.check()]);
  if (config.databaseUrl)
    tasks.push(
      [LIMITS, () => sites.exchangeLimits()],
      [SITES, () => sites.refresh()],
      // Tables that were in use at the start, and partitions added by servers of earlier versions.
      [CLEANUP, () => protectTables(db)],
    );
  return tasks.map(([period, task]) => startPeriodic(async () => task(), period, observer.onError));
}

/** Prints which guarantees the databases do not provide. */
async function printGaps({ db, replica }: Databases, print: (line: string) => void): Promise<void> {
  const gap = await findGap(db);
  if (gap) print(gap);
  if (replica?.state() === 'unavailable') print('The database of DATABASE_REPLICA_URL does not respond.');
}

/** Address of this server, without a trailing slash. */
function ownUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function findSiteOrThrow(db: Db, id: string): Promise<Site> {
  const site = await findSite(db, id);
  if (!site)
    throw new Error(
      `There is no site "${id}" in the database. Set SITE_ID to one that is there, or EXAMPLE_CONTENT=on.`,
    );
  return site;
}

/** Settings that apply to the server's own site only; mails of other sites have their own senders. */
const getOwnSettings = ({ origins, places, smtp, stripe, exampleContent }: Config) => ({
  origins,
  places,
  smtp,
  stripe,
  sellsForTest: exampleContent,
});

function getOwnerToken(config: Config, print: (line: string) => void): string {
  const { value, isNew } = loadOwnerToken(config);
  if (isNew) print(`Owner token (shown once, stored in ${config.dataDir}/owner-token): ${value}`);
  return value;
}

/** Collects metrics if they are served or exported. */
async function listenForMetrics(
  { config: { metrics: config, metricsSites: max }, observer, replica }: HostedParts,
  { deps, sinks }: RunningSite,
  { find }: Sites,
  { running }: ListeningServer,
): Promise<ListeningServer | undefined> {
  if (!config && !observer.exportsMetrics) return undefined;
  const { site, hosting } = deps;
  const bySite = max > 0 && hosting ? { max, find, readUsages: hosting.readUsages } : undefined;
  const metrics = createMetrics({ ...deps, replica, sinks, siteId: site.id, running, sites: bySite });
  observer.collect(metrics);
  if (!config) return undefined;
  return listen({ ...config, fetch: createMetricsEndpoint(metrics, config.token), portIsFixed: true });
}

/**
 * Jobs are stopped immediately; requests are accepted during the delay, in which load balancers notice that the server
 * is no longer ready.
 */
async function stop(
  listening: ListeningServer,
  { db, config: { shutdownDelay: delay } }: HostedParts,
  { stop: stopSites }: Sites,
  { events }: Deps,
  tasks: { stop(): Promise<void> }[],
): Promise<void> {
  const stopListening = sleep(delay).then(() => listening.stop(SHUTDOWN_TIMEOUT_MS));
  const finish = async (): Promise<void> => {
    await Promise.all([stopListening, stopSites(), ...tasks.map((task) => task.stop())]);
    await events.drain();
    await db.close();
  };
  const message = `The database did not respond within ${EXIT_TIMEOUT_MS / 1000} seconds of the stop.`;
  await finishWithin(finish(), delay + EXIT_TIMEOUT_MS, message);
}
