/** A complete application with a real database for tests, on the embedded engine or PostgreSQL. */
import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { createApp } from '../app';
import type { Database, Db } from '../db/db';
import { migrate } from '../db/migrate';
import { openPostgres } from '../db/postgres';
import { protectTables } from '../db/row-security';
import { VERIFY_URLS } from '../domain/captcha/hosted';
import { addExampleContent } from '../example/example';
import type { Deps, Env } from '../http/context';
import { createJobs } from '../jobs/create-jobs';
import { createOwnerInvitationMail } from '../jobs/owner-invitation';
import { createPaymentHandlers } from '../jobs/payment-handlers';
import type { JobLogEntry, JobWorker } from '../jobs/worker';
import { createReviewRequestMail } from '../orders/review-request';
import { createTestProvider } from '../payments/test-provider';
import { createEventWriter } from '../stores/event-writer';
import { insertEvents } from '../stores/events';
import { findSite } from '../stores/sites';
import { openMemoryDatabase } from './memory-database';
import { withResponseValidation } from './response-validation';

/** Timeout for opening the embedded database on a busy machine, in milliseconds. */
export const OPEN_MS = 60_000;

export const TEST_SECRET = 'a secret of the tests that is long enough';

/** An application under test. Each has its own site, so tests can share a database. */
export interface TestApp {
  app: Hono<Env>;
  deps: Deps;
  /** The database with all sites; the application uses its own site only. */
  db: Database;
  siteId: string;
  /** Offset of the application's clock in milliseconds. */
  skew: { ms: number };
  /** Runs due jobs on demand. Webhooks may go to this machine; mails are logged. */
  jobs: JobWorker;
  /** Log entries. */
  log: Parameters<Deps['log']>[0][];
  /** Log entries of jobs. */
  jobLog: JobLogEntry[];
}

/**
 * A migrated database: PostgreSQL if DATABASE_URL is set, otherwise the embedded engine in memory.
 * @param openEmbedded opens the embedded engine; by default with the migrations already applied
 */
export async function openTestDatabase(
  openEmbedded: () => Promise<Database> = openMemoryDatabase,
): Promise<Database> {
  const url = process.env.DATABASE_URL;
  const db = url ? await openPostgres(url) : await openEmbedded();
  await migrate(db);
  await protectTables(db);
  return db;
}

/** Creates an application with example content. `change` overrides dependencies. */
export async function testApp(change: Partial<Deps> = {}): Promise<TestApp> {
  return createTestApp(await openTestDatabase(), createTestSiteId(), change);
}

export const createTestSiteId = (): string => `test-${randomBytes(6).toString('hex')}`;

/** A database whose writes fail, like a replica's. */
const toReadOnly = (db: Db): Db => {
  const transaction: Db['transaction'] = (work) =>
    db.transaction(async (tx) => {
      await tx.query('set transaction read only');
      return work(tx);
    });
  return { ...db, transaction, query: (text, params) => transaction((tx) => tx.query(text, params)) };
};

/** Creates an application for a site, and adds its example content if missing. */
export async function createTestApp(
  database: Database,
  siteId: string,
  change: Partial<Deps> = {},
): Promise<TestApp> {
  await database.transaction((tx) => addExampleContent(tx, siteId));
  const db = database.forSite(siteId);
  const site = await findSite(db, siteId);
  if (!site) throw new Error('The example content made no site.');
  const skew = { ms: 0 };
  const log: TestApp['log'] = [];
  const jobLog: TestApp['jobLog'] = [];
  const clock = (): number => Date.now() + skew.ms;
  const siteUrl = (): string => 'https://site.example';
  const onError = (error: unknown): void => {
    log.push({ id: '-', method: '-', route: 'jobs', status: 0, ms: 0, error });
  };
  const secrets: Deps['secrets'] = [TEST_SECRET];
  const base = { db, siteId, secrets, clock, random: randomBytes };
  const payments: Deps['payments'] = [createTestProvider(base)];
  const post = async (path: string, headers: Record<string, string>, body: string): Promise<number> =>
    (await app.request(path, { method: 'POST', headers, body })).status;
  const handlers = createPaymentHandlers({ ...base, payments: change.payments ?? payments }, post);
  const jobs = createJobs(
    db,
    change.site ?? site,
    { smtp: undefined, webhooksToPrivate: true },
    {
      siteUrl,
      clock,
      onError,
      log: (entry) => void jobLog.push(entry),
      payments: handlers,
      createReviewRequest: (id) => createReviewRequestMail({ ...base, site, siteUrl }, id),
      createOwnerInvitation: (id, expires) =>
        createOwnerInvitationMail({ ...base, site, siteUrl }, id, expires),
      eraseEvents: () => Promise.resolve(),
      tracer: change.tracer,
      isPolling: false,
    },
  );
  const deps: Deps = {
    db,
    reads: toReadOnly(change.db ?? db),
    replica: undefined,
    site,
    events: createEventWriter({
      insert: (rows) => insertEvents(db, siteId, rows),
      maxBatch: db.maxBatch,
    }),
    secrets,
    payments,
    ownerToken: 'the-token-of-the-owner-in-the-tests',
    origins: [],
    trustProxy: 0,
    limits: undefined,
    hosting: undefined,
    ownerSettings: undefined,
    quotas: undefined,
    clock,
    jobs: { notify: () => undefined, isFailing: () => false },
    sendsMails: false,
    tracer: undefined,
    count: () => undefined,
    isDraining: () => false,
    siteUrl,
    captchaUrls: VERIFY_URLS,
    places: undefined,
    testAnswers: false,
    random: randomBytes,
    log: (entry) => log.push(entry),
    folders: [],
    ...change,
  };
  const app = withResponseValidation(createApp(deps), deps);
  return { app, deps, db: database, siteId, skew, jobs, log, jobLog };
}

/** The same application with other dependencies. */
export function restartApp(test: TestApp, change: Partial<Deps>): Hono<Env> {
  const deps = { ...test.deps, ...(change.db && { reads: toReadOnly(change.db) }), ...change };
  return withResponseValidation(createApp(deps), deps);
}

/** Options of a form-encoded POST request. */
export function createFormPost(
  fields: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  };
}

/** Options of a request with a JSON body. */
export function createJsonRequest(method: string, body: unknown, headers: Record<string, string> = {}) {
  return { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** Names and values of the cookies set by a response. */
export function getCookies(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!.split('=') as [string, string]),
  );
}
