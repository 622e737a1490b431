// The server under test on its own port, with everything that its calls need: identities, ids, other services.
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UUID7_RANDOM_BYTES } from '../../core/uuid7';
import { createApp } from '../../server/app';
import type { Database } from '../../server/db/db';
import { issueFormKey } from '../../server/domain/form-key';
import { createHosting, type Hosting } from '../../server/hosting/hosting';
import { createOwnerSettings, type OwnerSettings } from '../../server/hosting/owner-settings';
import type { Env, LogEntry } from '../../server/http/context';
import type { Route } from '../../server/http/route';
import { listen } from '../../server/listen';
import { allRoutes } from '../../server/routes/routes';
import { type Backend, createBrowserClient } from '../../server/testing/browser-client';
import { addNotes } from '../../server/testing/comment-state';
import { startFakePlaces } from '../../server/testing/fake-places';
import { createMember } from '../../server/testing/members';
import { createOwner } from '../../server/testing/owner-client';
import { withResponseValidation } from '../../server/testing/response-validation';
import { createShopper } from '../../server/testing/shopper';
import {
  createTestApp,
  createTestSiteId,
  openTestDatabase,
  TEST_SECRET,
  type TestApp,
} from '../../server/testing/test-app';
import type { KnownValues } from './known-values';
import { addSubmission, prepareSite } from './prepare';
import { HOSTED_FOLDER } from './walks/owner';
import { walks } from './walks/walks';

/** Another origin that may call the API. */
export const LISTED_ORIGIN = 'https://shop.example';

/** Headers that identify a visitor. */
export type Identity = Readonly<Record<string, string>>;

export interface Target {
  readonly port: number;
  readonly routes: readonly Route[];
  /** Visitor, member and owner; created anew, because requests may end their sessions. */
  createIdentities(): Promise<{ visitor: Identity; member: Identity; owner: Identity }>;
  /** Creates the content of a site in use. */
  prepare(known: KnownValues): Promise<void>;
  /** Adds the ids of the database and a fresh key. */
  learn(known: KnownValues): Promise<void>;
  /** Takes every walk; a walk that a damaged request interrupts is abandoned. */
  walk(app: Backend): Promise<void>;
  /** Returns what happened since the last call. */
  takeObservations(): Observations;
  close(): Promise<void>;
}

export interface Observations {
  /** Errors in the log, and responses that the API description does not declare. */
  readonly problems: readonly string[];
  /** Routes that have answered. */
  readonly routes: readonly string[];
  /** Routes that have succeeded. */
  readonly succeeded: readonly string[];
}

const PORT = 4500;

/** A captcha provider that rejects everything. */
const CAPTCHA_PATH = '/captcha-provider';

const TEMPLATE =
  '<!doctype html><html lang="en"><head><title>A</title></head><body><main></main></body></html>';

export async function startTarget(): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'fuzz-'));
  for (const name of ['index.html', '404.html', 'page.template'])
    await writeFile(join(folder, name), TEMPLATE);
  const places = await startFakePlaces();
  const captchaUrls = { recaptcha: '', hcaptcha: '', turnstile: '' };
  const db = await openTestDatabase();
  await mkdir(join(folder, HOSTED_FOLDER));
  const hosting = createHosting({ db, secrets: [TEST_SECRET], root: folder });
  const test = await createTestApp(db, createTestSiteId(), {
    hosting,
    ownerSettings: await addOwnSettings(db, hosting, join(folder, HOSTED_FOLDER)),
    trustProxy: 1,
    origins: [LISTED_ORIGIN],
    places: { key: 'places-key', url: places.url },
    captchaUrls,
    folders: [{ prefix: '/', root: folder, shared: false }],
  });
  const { deps, siteId } = test;
  const app = withResponseValidation(createApp(deps), deps);
  const invalid: string[] = [];
  const fetch = async (request: Request, env: Env['Bindings']): Promise<Response> => {
    if (request.url.endsWith(CAPTCHA_PATH)) return Response.json({ success: false });
    try {
      return await app.request(request, undefined, env);
    } catch (error) {
      invalid.push((error as Error).message);
      return new Response(null, { status: 520 });
    }
  };
  const listening = await listen({
    fetch: fetch as never,
    host: '127.0.0.1',
    port: PORT,
    portIsFixed: false,
  });
  const captchaUrl = `http://127.0.0.1:${listening.port}${CAPTCHA_PATH}`;
  Object.assign(captchaUrls, { recaptcha: captchaUrl, hcaptcha: captchaUrl, turnstile: captchaUrl });
  return {
    port: listening.port,
    routes: allRoutes(deps),
    createIdentities: () => createIdentities(test),
    async prepare(known) {
      await addNotes(test);
      await prepareSite(test, known);
    },
    async learn(known) {
      await known.readDatabase(db, siteId);
      const key = issueFormKey(deps.secrets, siteId, deps.clock(), deps.random(UUID7_RANDOM_BYTES));
      known.add('key', key);
      addSubmission(known, key);
      known.add('token', deps.ownerToken);
      known.add('crumb', 'invalid.crumb');
    },
    async walk(app) {
      const owner = createOwner({ app, deps });
      for (const walk of walks) await walk({ test, app, owner }).catch(() => undefined);
    },
    takeObservations() {
      const entries = test.log.splice(0);
      const errors = entries.filter(({ error }) => error !== undefined);
      const logged = errors.map(({ method, route, error }) => `${method} ${route} logged ${describe(error)}`);
      return {
        problems: [...logged, ...invalid.splice(0)],
        routes: entries.map(getName),
        succeeded: entries.filter(({ status }) => status < 400).map(getName),
      };
    },
    async close() {
      await listening.stop(0);
      await places.close();
      for (const { site, settings } of await hosting.list())
        if (settings.root.startsWith(folder)) await hosting.remove(site.id);
      await db.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Adds the settings of another site: the server's own site has none. */
async function addOwnSettings(db: Database, hosting: Hosting, root: string): Promise<OwnerSettings> {
  const id = createTestSiteId();
  const host = `${id}.example`;
  const site = { id, name: id, locale: 'en-US', currency: 'EUR' };
  await hosting.add({ ...site, hosts: [host], root, url: `https://${host}` });
  const refresh = () => Promise.resolve();
  return createOwnerSettings({
    db: db.forSite(id),
    siteId: id,
    secrets: [TEST_SECRET],
    random: randomBytes,
    refresh,
  });
}

export const getName = ({ method, route }: Pick<LogEntry, 'method' | 'route'>): string =>
  `${method} ${route}`;

const describe = (error: unknown): string =>
  error instanceof Error
    ? `${error.message}\n${error.stack?.split('\n').slice(1, 6).join('\n')}`
    : String(error);

export async function createIdentities(test: TestApp) {
  const shopper = createShopper(test.app);
  const { rows } = await test.db.query<{ id: string; sku: string }>(
    'select product_id as id, sku from product_variant where site_id = $1 and qty_in_stock > 5 order by 1, 2 limit 1',
    [test.siteId],
  );
  for (const { id, sku } of rows) await shopper.add(id, 1, sku);
  const browser = createBrowserClient(test.app);
  await browser.signIn(await createMember(test));
  for (const { send } of [shopper, browser]) await send('/api/crumb');
  return {
    visitor: toIdentity(shopper.jar),
    member: toIdentity(browser.jar),
    owner: { Authorization: `Bearer ${test.deps.ownerToken}` },
  };
}

const toIdentity = (jar: Readonly<Record<string, string>>): Identity => ({
  Cookie: Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
  'X-Crumb': decodeURIComponent(jar.crumb ?? ''),
});
