/** A server with several sites, for tests. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../config';
import type { Database } from '../db/db';
import { addExampleContent } from '../example/example';
import { createHosting } from '../hosting/hosting';
import { createLimits } from '../http/limits';
import type { Observer } from '../observability/observer';
import { openSites, type Sites } from '../open-sites';
import { getFolders } from '../site-folders';
import type { HostedParts } from '../start-hosted';
import { type RunningSite, startSite } from '../start-site';
import { addHostedSite, type HostedSite } from '../stores/hosted-sites';
import { findSite, type Site } from '../stores/sites';
import { createTestSiteId, openTestDatabase, TEST_SECRET } from './test-app';

export interface TestServer {
  db: Database;
  config: Config;
  parts: HostedParts;
  /** The server's own site. */
  own: RunningSite;
  sites: Sites;
  errors: unknown[];
  /** Adds a site with example content; its file contains its id. */
  add(hosts: string[], change?: Partial<HostedSite>): Promise<HostedSite>;
  /** Requests a path on a host. */
  request(host: string, path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export async function createTestServer(
  env: Record<string, string> = {},
  { maxStarted, clock = Date.now }: { maxStarted?: number; clock?: () => number } = {},
): Promise<TestServer> {
  const db = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'sites-'));
  const errors: unknown[] = [];
  const added: string[] = [];
  const config = readConfig(
    { SITE_ID: createTestSiteId(), SITE_API_SECRET: TEST_SECRET, RATE_LIMIT: 'off', ...env },
    folder,
  );
  const observer: Observer = {
    isDraining: false,
    tracer: undefined,
    exportsMetrics: false,
    collect: () => undefined,
    log: ({ error }) => void (error && errors.push(error)),
    count: () => undefined,
    onError: (error) => void errors.push(error),
    stop: () => Promise.resolve(),
  };
  const parts: HostedParts = { config, db, replica: undefined, clock, observer, secrets: [TEST_SECRET] };
  await db.transaction((tx) => addExampleContent(tx, config.siteId));
  let sites: Sites;
  const own = await startSite(parts, {
    site: (await findSite(db, config.siteId)) as Site,
    secrets: [TEST_SECRET],
    ownerToken: 'the-token-of-the-owner-of-the-server',
    siteUrl: () => 'https://own.example',
    origins: [],
    places: undefined,
    smtp: config.smtp,
    stripe: undefined,
    limits: config.rateLimit ? createLimits(clock) : undefined,
    hosting: createHosting({
      db,
      secrets: [TEST_SECRET],
      root: config.sitesRoot,
      refresh: () => sites.refresh(),
    }),
    refresh: undefined,
    quotas: undefined,
    folders: getFolders(config.elementsRoot, folder, []),
    sellsForTest: true,
    isPolling: false,
  });
  sites = await openSites(parts, own, maxStarted);
  return {
    db,
    config,
    parts,
    own,
    sites,
    errors,
    async add(hosts, change = {}) {
      const id = createTestSiteId();
      const root = mkdtempSync(join(folder, 'root-'));
      writeFileSync(join(root, 'index.html'), `<!doctype html><title>${id}</title>`);
      const hosted: HostedSite = {
        site: { id, name: `Site ${id}`, locale: 'en-US', currency: 'EUR' },
        settings: { root, url: `https://${hosts[0]}` },
        salt: id,
        hosts,
        ...change,
      };
      await db.transaction(async (tx) => {
        await addExampleContent(tx, id);
        await tx.query('delete from site where id = $1', [id]);
        await addHostedSite(tx, hosted);
      });
      added.push(id);
      await sites.refresh();
      return hosted;
    },
    request: async (host, path, init) => sites.fetch(new Request(`http://${host}${path}`, init), {}),
    async close() {
      await sites.stop();
      await db.query('delete from site_host where site_id = any($1::text[])', [added]);
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
