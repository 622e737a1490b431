/** How do tests get a whole application with a real database, on the embedded engine or on PostgreSQL? */
import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { createApp } from '../app';
import type { Db } from '../db/db';
import { migrate } from '../db/migrate';
import { openMemory } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { VERIFY_URLS } from '../domain/captcha/hosted';
import { addExampleContent } from '../example/example';
import type { Deps, Env } from '../http/context';
import { createJobs } from '../jobs/create-jobs';
import type { JobWorker } from '../jobs/worker';
import { createEventSink } from '../stores/event-sink';
import { insertEvents } from '../stores/events';
import { findSite } from '../stores/sites';
import { withResponseValidation } from './response-validation';

/** Milliseconds that opening the embedded database may take on a busy machine. */
export const OPEN_MS = 60_000;

/** An application under test. Each has a site of its own, so that tests share a database without meeting. */
export interface TestApp {
  app: Hono<Env>;
  deps: Deps;
  db: Db;
  siteId: string;
  /** Milliseconds by which the clock of the application is ahead. */
  skew: { ms: number };
  /** Does what is due when a test asks for it; webhooks may go to this machine, mails into the log. */
  jobs: JobWorker;
  /** What was logged. */
  log: Parameters<Deps['log']>[0][];
}

/** A database with all tables: PostgreSQL when DATABASE_URL is set, else the embedded engine in memory. */
export async function openTestDatabase(): Promise<Db> {
  const url = process.env.DATABASE_URL;
  const db = url ? await openPostgres(url) : await openMemory();
  await migrate(db);
  return db;
}

/** An application with example content; `change` replaces what it is handed. */
export async function testApp(change: Partial<Deps> = {}): Promise<TestApp> {
  const db = await openTestDatabase();
  const siteId = `test-${randomBytes(6).toString('hex')}`;
  await addExampleContent(db, siteId);
  const site = await findSite(db, siteId);
  if (!site) throw new Error('The example content made no site.');
  const skew = { ms: 0 };
  const log: TestApp['log'] = [];
  const clock = (): number => Date.now() + skew.ms;
  const siteUrl = (): string => 'https://site.example';
  const onError = (error: unknown): void => {
    log.push({ id: '-', method: '-', route: 'jobs', status: 0, ms: 0, error });
  };
  const jobs = createJobs(
    db,
    siteId,
    { smtp: undefined, webhooksToPrivate: true },
    { siteUrl, clock, onError, look: false },
  );
  const deps: Deps = {
    db,
    site,
    events: createEventSink({
      insert: (rows) => insertEvents(db, siteId, rows),
      maxBatch: db.maxBatch,
      linger: 2,
    }),
    secrets: ['a secret of the tests that is long enough'],
    ownerToken: 'the-token-of-the-owner-in-the-tests',
    origins: [],
    trustProxy: 0,
    limits: undefined,
    clock,
    jobs: { wake: () => undefined },
    siteUrl,
    captchaUrls: VERIFY_URLS,
    places: undefined,
    testAnswers: false,
    random: randomBytes,
    log: (entry) => log.push(entry),
    folders: [],
    ...change,
  };
  return { app: withResponseValidation(createApp(deps), deps), deps, db, siteId, skew, jobs, log };
}

/** The same application with other parts. */
export function restartApp(test: TestApp, change: Partial<Deps>): Hono<Env> {
  const deps = { ...test.deps, ...change };
  return withResponseValidation(createApp(deps), deps);
}

/** Options of a form-encoded post. */
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

/** Options of a call with a JSON body. */
export function createJsonRequest(method: string, body: unknown, headers: Record<string, string> = {}) {
  return { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** Name and value of the cookies that an answer sets. */
export function getCookies(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!.split('=') as [string, string]),
  );
}
