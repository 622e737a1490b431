/** Starts the server and shuts it down. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app';
import type { Config } from './config';
import { createDatabaseClock } from './db/clock';
import type { Db } from './db/db';
import { applyMigrations, setUpDatabase } from './db/migrate';
import { openPglite } from './db/pglite';
import { openPostgres } from './db/postgres';
import { addExampleContent } from './example/example';
import type { Deps } from './http/context';
import { createLimits } from './http/limits';
import { createJobs } from './jobs/create-jobs';
import { createPaymentHandlers, createWebhookPost } from './jobs/payment-handlers';
import { CLEANUP, CLOCK, SWEEP, startPeriodic } from './jobs/periodic';
import { type ListeningServer, listen } from './listen';
import { createMetrics } from './observability/metrics';
import { createMetricsEndpoint } from './observability/metrics-endpoint';
import { createObserver, type Observer } from './observability/observer';
import { createReviewRequestMail } from './orders/review-request';
import { sweepAll } from './orders/sweep';
import { createStripe } from './payments/stripe';
import { createTestProvider, type TestProviderDeps } from './payments/test-provider';
import { getSecrets, loadOwnerToken } from './secrets';
import { finishWithin } from './shutdown';
import { createEventSink } from './stores/event-sink';
import { insertEvents } from './stores/events';
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
 * @param onDiskFailure the embedded database can no longer write; the process should exit
 */
export async function startServer(
  config: Config,
  print: (line: string) => void,
  onDiskFailure: (error: unknown) => void,
): Promise<RunningServer> {
  const db = await open(config, onDiskFailure);
  try {
    const site = await findSiteOrThrow(db, config.siteId);
    const address = { port: config.port };
    const observer = createObserver(config.log, print);
    const { log, onError } = observer;
    const siteUrl = (): string => config.siteUrl ?? ownUrl(config.host, address.port);
    const secrets = getSecrets(config);
    const databaseClock = createDatabaseClock(db);
    await databaseClock.synchronize();
    const clock = databaseClock.now;
    const base = { db, siteId: site.id, secrets, clock, random: randomBytes };
    const payments = createPayments(config, base);
    const handlers = createPaymentHandlers({ ...base, payments }, createWebhookPost(siteUrl));
    const createReviewRequest = (id: string) => createReviewRequestMail({ ...base, site, siteUrl }, id);
    const jobs = createJobs(db, site.id, config, {
      siteUrl,
      clock,
      onError,
      log,
      payments: handlers,
      createReviewRequest,
    });
    const deps = createDeps(
      config,
      { db, site, jobs, siteUrl, secrets, payments, clock, log, isDraining: () => observer.isDraining },
      print,
    );
    const listening = await listen({ ...config, fetch: createApp(deps).fetch });
    const scrapes = await listenForMetrics(config.metrics, observer, deps, listening);
    address.port = listening.port;
    jobs.notify();
    const cleanup = startPeriodic(() => deleteExpired(db, site.id, clock()), CLEANUP, onError);
    const synchronizer = startPeriodic(() => databaseClock.synchronize(), CLOCK, onError);
    const sweeper = startPeriodic(() => sweepAll(deps), SWEEP, onError);
    return {
      port: listening.port,
      async stop() {
        observer.isDraining = true;
        const workers = [jobs, cleanup, synchronizer, sweeper];
        await stop(listening, deps, workers, config.shutdownDelay);
        await scrapes?.stop(0);
      },
    };
  } catch (error) {
    return closeAndThrow(db, error);
  }
}

/** Opens the database and sets it up. */
async function open(config: Config, onDiskFailure: (error: unknown) => void): Promise<Db> {
  const { databaseUrl, dataDir, seedDir } = config;
  if (!databaseUrl) {
    const db = await openPglite({ dataDir, seedDir, onDiskFailure });
    try {
      await setUp(db, config);
    } catch (error) {
      return closeAndThrow(db, error);
    }
    return db;
  }
  // A migration may take its time, and so may that of another server, which this one waits for.
  const unlimited = await openPostgres(databaseUrl, 0);
  try {
    await setUp(unlimited, config);
  } finally {
    await unlimited.close();
  }
  return openPostgres(databaseUrl);
}

function setUp(db: Db, { exampleContent, siteId }: Config): Promise<void> {
  return setUpDatabase(db, async (tx) => {
    await applyMigrations(tx);
    if (exampleContent) await addExampleContent(tx, siteId);
  });
}

async function closeAndThrow(db: Db, error: unknown): Promise<never> {
  await db.close();
  throw error;
}

type StartedDeps =
  | 'db'
  | 'site'
  | 'jobs'
  | 'siteUrl'
  | 'secrets'
  | 'payments'
  | 'clock'
  | 'log'
  | 'isDraining';

function createDeps(config: Config, started: Pick<Deps, StartedDeps>, print: (line: string) => void): Deps {
  const { db, site, clock } = started;
  return {
    ...started,
    events: createEventSink({ insert: (rows) => insertEvents(db, site.id, rows), maxBatch: db.maxBatch }),
    ownerToken: getOwnerToken(config, print),
    origins: config.origins,
    trustProxy: config.trustProxy,
    limits: config.rateLimit ? createLimits(clock) : undefined,
    random: randomBytes,
    captchaUrls: config.captchaUrls,
    places: config.places,
    testAnswers: config.testAnswers,
    folders: [
      { prefix: '/site-elements/', root: config.elementsRoot, shared: true },
      ...config.sharedFolders.map((name) => ({
        prefix: `/${name}/`,
        root: join(config.siteRoot, name),
        shared: true,
      })),
      { prefix: '/', root: config.siteRoot, shared: false },
    ],
  };
}

/**
 * Only the example shop sells for test payments. Orders of the test provider can be finished after another provider was
 * configured.
 */
function createPayments({ stripe, exampleContent }: Config, base: TestProviderDeps): Deps['payments'] {
  const test = createTestProvider(base, exampleContent);
  return stripe ? [createStripe(stripe, base.clock), test] : [test];
}

/** Without a trailing slash. */
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

function getOwnerToken(config: Config, print: (line: string) => void): string {
  const { value, isNew } = loadOwnerToken(config);
  if (isNew) print(`Owner token (shown once, stored in ${config.dataDir}/owner-token): ${value}`);
  return value;
}

/** Starts to collect metrics if there is a place to read them. */
async function listenForMetrics(
  config: Config['metrics'],
  observer: Observer,
  deps: Deps,
  { running }: ListeningServer,
): Promise<ListeningServer | undefined> {
  if (!config) return undefined;
  const metrics = createMetrics({ ...deps, siteId: deps.site.id, running });
  observer.metrics = metrics;
  return listen({ ...config, fetch: createMetricsEndpoint(metrics, config.token), portIsFixed: true });
}

/**
 * Jobs end at once; requests are accepted during the delay, in which load balancers notice that the server is no longer
 * ready.
 */
async function stop(
  listening: ListeningServer,
  { events, db }: Deps,
  workers: { stop(): Promise<void> }[],
  delay: number,
): Promise<void> {
  const stopListening = sleep(delay).then(() => listening.stop(SHUTDOWN_TIMEOUT_MS));
  const finish = async (): Promise<void> => {
    await Promise.all([stopListening, ...workers.map((worker) => worker.stop())]);
    await events.drain();
    await db.close();
  };
  const message = `The database did not respond within ${EXIT_TIMEOUT_MS / 1000} seconds of the stop.`;
  await finishWithin(finish(), delay + EXIT_TIMEOUT_MS, message);
}
