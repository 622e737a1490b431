/** Starts the server and shuts it down. */
import { randomBytes } from 'node:crypto';
import { createApp } from './app';
import type { Config } from './config';
import type { Db } from './db/db';
import { migrate } from './db/migrate';
import { openPglite } from './db/pglite';
import { openPostgres } from './db/postgres';
import type { Secrets } from './domain/signing';
import { addExampleContent } from './example/example';
import type { Deps } from './http/context';
import { createLimits } from './http/limits';
import { createErrorLog, createJsonLog, createTextLog } from './http/log';
import { createJobs } from './jobs/create-jobs';
import { createPaymentHandlers, createWebhookPost } from './jobs/payment-handlers';
import { CLEANUP, SWEEP, startPeriodic } from './jobs/periodic';
import { type ListeningServer, listen } from './listen';
import { createReviewRequestMail } from './orders/review-request';
import { sweepAll } from './orders/sweep';
import { createStripe } from './payments/stripe';
import { createTestProvider, type TestProviderDeps } from './payments/test-provider';
import { loadOrCreateSecret } from './secrets';
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
    await migrate(db);
    if (config.exampleContent) await addExampleContent(db, config.siteId);
    const site = await findSiteOrThrow(db, config.siteId);
    const address = { port: config.port };
    const log = createErrorLog(console.error);
    const onError = (error: unknown): void => log({ error });
    const siteUrl = (): string => config.siteUrl ?? ownUrl(config.host, address.port);
    const secrets = getSecrets(config);
    const base = { db, siteId: site.id, secrets, clock: Date.now, random: randomBytes };
    const payments = createPayments(config, base);
    const handlers = createPaymentHandlers({ ...base, payments }, createWebhookPost(siteUrl));
    const createReviewRequest = (id: string) => createReviewRequestMail({ ...base, site, siteUrl }, id);
    const jobs = createJobs(db, site.id, config, {
      siteUrl,
      clock: Date.now,
      onError,
      payments: handlers,
      createReviewRequest,
    });
    const deps = createDeps(config, db, site, { jobs, siteUrl, secrets, payments }, print);
    const listening = await listen({ ...config, fetch: createApp(deps).fetch });
    address.port = listening.port;
    jobs.notify();
    const cleanup = startPeriodic(() => deleteExpired(db, site.id, Date.now()), CLEANUP, onError);
    const sweeper = startPeriodic(() => sweepAll(deps), SWEEP, onError);
    return { port: listening.port, stop: () => stop(listening, deps, [jobs, cleanup, sweeper]) };
  } catch (error) {
    await db.close();
    throw error;
  }
}

function open(
  { databaseUrl, dataDir, seedDir }: Config,
  onDiskFailure: (error: unknown) => void,
): Promise<Db> {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite({ dataDir, seedDir, onDiskFailure });
}

function createDeps(
  config: Config,
  db: Db,
  site: Site,
  { jobs, siteUrl, secrets, payments }: Pick<Deps, 'jobs' | 'siteUrl' | 'secrets' | 'payments'>,
  print: (line: string) => void,
): Deps {
  const clock = Date.now;
  return {
    db,
    site,
    clock,
    events: createEventSink({ insert: (rows) => insertEvents(db, site.id, rows), maxBatch: db.maxBatch }),
    secrets,
    payments,
    ownerToken: getOwnerToken(config, print),
    origins: config.origins,
    trustProxy: config.trustProxy,
    limits: config.rateLimit ? createLimits(clock) : undefined,
    random: randomBytes,
    jobs,
    siteUrl,
    captchaUrls: config.captchaUrls,
    places: config.places,
    testAnswers: config.testAnswers,
    log: createLog(config, print),
    folders: [
      { prefix: '/site-elements/', root: config.elementsRoot, shared: true },
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

function getSecrets({ secrets, dataDir }: Config): Secrets {
  const [first, ...older] = secrets;
  return first ? [first, ...older] : [loadOrCreateSecret(dataDir, 'secret').value];
}

function getOwnerToken({ ownerToken, dataDir }: Config, print: (line: string) => void): string {
  if (ownerToken) return ownerToken;
  const { value, isNew } = loadOrCreateSecret(dataDir, 'owner-token');
  if (isNew) print(`Owner token (shown once, stored in ${dataDir}/owner-token): ${value}`);
  return value;
}

function createLog({ log }: Config, print: (line: string) => void): Deps['log'] {
  if (log === 'off') return createErrorLog(console.error);
  return log === 'json' ? createJsonLog(print) : createTextLog(print);
}

async function stop(
  listening: ListeningServer,
  { events, db }: Deps,
  workers: { stop(): Promise<void> }[],
): Promise<void> {
  await listening.stop(SHUTDOWN_TIMEOUT_MS);
  await Promise.all(workers.map((worker) => worker.stop()));
  await events.drain();
  await db.close();
}
