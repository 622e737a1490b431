import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiMessages } from '../core/messages/common-messages';
import type { Database } from './db/db';
import { deriveSiteOwnerToken, deriveSiteSecrets } from './domain/site-secrets';
import { openSites } from './open-sites';
import { type HostedSite, putSetting, removeHostedSite } from './stores/hosted-sites';
import { addJob } from './stores/jobs';
import { createTestServer, type TestServer } from './testing/hosted-sites';
import { createJsonRequest, getCookies, OPEN_MS, TEST_SECRET } from './testing/test-app';

const tag = Math.random().toString(36).slice(2, 8);
const [HOST_A, HOST_B] = [`a-${tag}.example`, `b-${tag}.example`];

/** A fixed time, so that no limit recovers meanwhile. */
const now = Date.now();
const clock = (): number => now;

let server: TestServer;
let a: HostedSite;
let b: HostedSite;
beforeAll(async () => {
  server = await createTestServer({ RATE_LIMIT: 'on' }, { clock });
  a = await server.add([HOST_A, `www.${HOST_A}`]);
  b = await server.add([HOST_B]);
}, OPEN_MS);
afterAll(() => server.close());

const see = async (host: string, path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await server.request(host, path, { headers })).text();

const getToken = ({ site: { id }, salt }: HostedSite): string =>
  deriveSiteOwnerToken([TEST_SECRET], { id, salt });

const getOutboxStatus = async (host: string, token: string): Promise<number> =>
  (await server.request(host, '/config/outbox', { headers: { authorization: `Bearer ${token}` } })).status;

describe('hosts', () => {
  it.each([[HOST_A], [`www.${HOST_A}`], [`${HOST_A.toUpperCase()}:8080`], [`${HOST_A}.`]])(
    '%s belongs to a site',
    async (host) => expect(await see(host, '/')).toContain(a.site.id),
  );

  it('that belong to no site show the site of the server', async () => {
    const owner = await see('unknown.example', '/config/', {
      authorization: 'Bearer the-token-of-the-owner-of-the-server',
    });
    expect(owner).toContain('Northlight');
    expect(await see('unknown.example', '/')).not.toContain(a.site.id);
  });

  it('are taken from X-Forwarded-Host if a proxy is trusted', async () => {
    const headers = { 'x-forwarded-host': HOST_B };
    expect(await see(HOST_A, '/', headers)).toContain(a.site.id);
    const behind = await createTestServer({ TRUST_PROXY: '1' });
    await behind.sites.refresh();
    const page = await behind.request('inner.local', '/', { headers });
    expect(await page.text()).toContain(b.site.id);
    await behind.sites.stop();
  });
});

describe('secrets', () => {
  it('of sites differ from each other, from those of the server, and by salt', () => {
    const all = [
      { id: 'a', salt: 's' },
      { id: 'b', salt: 's' },
      { id: 'a', salt: 't' },
    ].flatMap((site) => [
      ...deriveSiteSecrets(['new', 'old'], site),
      deriveSiteOwnerToken(['new', 'old'], site),
    ]);
    expect(new Set([...all, 'new', 'old']).size).toBe(11);
  });

  it('the owner token of a site is accepted by that site only', async () => {
    const tokens = [getToken(a), getToken(b), 'the-token-of-the-owner-of-the-server'];
    const found = [];
    for (const host of [HOST_A, HOST_B, 'own.example'])
      for (const token of tokens) found.push((await getOutboxStatus(host, token)) === 401);
    expect(found).toEqual([false, true, true, true, false, true, true, true, false]);
  });

  it('a crumb and a form key are rejected by another site', async () => {
    const { crumb = '' } = getCookies(await server.request(HOST_A, '/api/crumb'));
    const headers = { cookie: `crumb=${crumb}`, 'x-crumb': decodeURIComponent(crumb) };
    const keyOf = async (host: string) =>
      (
        (await (await server.request(host, '/api/form/FormSubmissionKey', { method: 'POST' })).json()) as {
          key: string;
        }
      ).key;
    const save = async (host: string, key: string) => {
      const form = JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'Hello' });
      const body = { key, formId: 'contact', isOverlayForm: false, form };
      return (await server.request(host, '/api/form/SaveFormSubmission', createJsonRequest('POST', body)))
        .status;
    };
    const key = await keyOf(HOST_A);
    expect([await save(HOST_B, key), await save('own.example', key), await save(HOST_A, key)]).toEqual([
      401, 401, 200,
    ]);
    const reject = async (host: string) => {
      const { crumb: fresh } = getCookies(await server.request(host, '/api/crumb', { headers }));
      return fresh !== undefined;
    };
    expect([await reject(HOST_A), await reject(HOST_B), await reject('own.example')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

it('rate limits are counted per site', async () => {
  const key = async (host: string) =>
    (await server.request(host, '/api/form/FormSubmissionKey', { method: 'POST' })).status;
  let count = 0;
  while ((await key(HOST_A)) === 200 && count < 100) count++;
  expect([await key(HOST_A), await key(HOST_B), await key('own.example')]).toEqual([429, 200, 200]);
});

it('sites are read again only when they have changed', async () => {
  let lists = 0;
  // Other tests may add sites to the same database meanwhile.
  let changes = 0;
  let version: string | undefined;
  const { db } = server;
  const query: Database['query'] = async (text, params) => {
    const found = await db.query<{ version?: string }>(text, params);
    if (text.includes('array_agg(h.host')) lists++;
    else if (text.includes('as version') && found.rows[0]?.version !== version) {
      version = found.rows[0]?.version;
      changes++;
    }
    return found as never;
  };
  const sites = await openSites({ ...server.parts, db: { ...db, query } }, server.own);
  const refresh = async () => {
    const before = changes;
    await sites.refresh();
    expect(lists).toBe(changes);
    return changes > before;
  };
  await refresh();
  await putSetting(db, b.site.id, 'quotas', { submissions: 7 });
  expect(await refresh()).toBe(true);
  const host = `d-${tag}.example`;
  await db.query('insert into site_host (host, site_id) values ($1, $2)', [host, b.site.id]);
  expect(await refresh()).toBe(true);
});

it('jobs of a site without visitors are run', async () => {
  const other = await createTestServer({}, { clock });
  const id = crypto.randomUUID();
  await addJob(server.db, b.site.id, now, {
    id,
    kind: 'mail',
    subject: id,
    label: 'ada@example.org',
    payload: { to: 'ada@example.org', subject: 'Hello', text: 'Hello', headers: {} },
  });
  await other.sites.wake();
  const findState = async () => {
    const { rows } = await server.db.query<{ state: string; problem: string }>(
      'select state, problem from job where site_id = $1 and id = $2',
      [b.site.id, id],
    );
    return rows[0];
  };
  await expect.poll(findState, { timeout: 20_000 }).toEqual({ state: 'done', problem: null });
  await other.sites.stop();
});

it('a site that fails to start responds with 500, does not affect others, and starts at the next request', async () => {
  let isBroken = true;
  const { db, parts } = server;
  const forSite: Database['forSite'] = (id) => {
    if (isBroken && id === a.site.id) throw new Error('It does not start.');
    return db.forSite(id);
  };
  const sites = await openSites({ ...parts, db: { ...db, forSite } }, server.own);
  const ask = async (host: string) => sites.fetch(new Request(`http://${host}/`), {});
  const get = async (host: string) => (await ask(host)).status;
  const failed = await ask(HOST_A);
  expect([failed.status, await failed.json()]).toEqual([500, { error: apiMessages.internal }]);
  expect(server.errors.splice(0).map(String)).toEqual(['Error: It does not start.']);
  expect(await get(HOST_B)).toBe(200);
  await sites.exchangeLimits();
  isBroken = false;
  expect(await get(HOST_A)).toBe(200);
  await sites.stop();
});

it('a site that was stopped in favor of others starts again, with the same rate limits', async () => {
  const small = await createTestServer({ RATE_LIMIT: 'on' }, { maxStarted: 1, clock });
  const key = async (host: string) =>
    (await small.request(host, '/api/form/FormSubmissionKey', { method: 'POST' })).status;
  for (let count = 0; count < 60; count++) await key(HOST_A);
  expect([await key(HOST_A), await key(HOST_B), await key(HOST_A), await key(HOST_B)]).toEqual([
    429, 200, 429, 200,
  ]);
  await small.sites.stop();
  expect(small.errors).toEqual([]);
});

it('a site that is removed leaves no products, and its host shows the site of the server', async () => {
  const host = `c-${tag}.example`;
  const { site } = await server.add([host]);
  expect(await see(host, '/')).toContain(site.id);
  expect(await server.db.transaction((tx) => removeHostedSite(tx, site.id))).toBe(true);
  expect(await server.db.transaction((tx) => removeHostedSite(tx, server.config.siteId))).toBe(false);
  await server.sites.refresh();
  expect(await see(host, '/')).not.toContain(site.id);
  const { rows } = await server.db.query('select id from product where site_id = $1', [site.id]);
  expect(rows).toEqual([]);
});
