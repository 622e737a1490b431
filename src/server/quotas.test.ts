import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuid7 } from '../core/uuid7';
import type { EventRow } from './domain/counted-event';
import type { Quotas } from './domain/quotas';
import { deriveSiteOwnerToken } from './domain/site-secrets';
import { openSites } from './open-sites';
import { insertWithinQuota } from './stores/event-quota';
import { type HostedSite, putSetting } from './stores/hosted-sites';
import { readUsages } from './stores/quotas';
import { createTestServer, type TestServer } from './testing/hosted-sites';
import { createFormPost, createJsonRequest, OPEN_MS, TEST_SECRET } from './testing/test-app';

const tag = Math.random().toString(36).slice(2, 8);
const DAY_MS = 24 * 3_600_000;

/** Noon, so that no day ends meanwhile. */
let now = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2;
let server: TestServer;
let other: HostedSite;
beforeAll(async () => {
  server = await createTestServer({}, { clock: () => now });
  other = await server.add([`other-${tag}.example`]);
}, OPEN_MS);
afterAll(() => server.close());

let count = 0;

/** A site with quotas, and requests to it. */
async function addSite(quotas: Quotas) {
  const host = `quota-${count++}-${tag}.example`;
  const hosted = await server.add([host]);
  const set = async (next: Quotas): Promise<void> => {
    await putSetting(server.db, hosted.site.id, 'quotas', next);
    await server.sites.refresh();
  };
  await set(quotas);
  return { id: hosted.site.id, salt: hosted.salt, host, set };
}

let sender = 0;

/** Submits without script, from another page each time. Returns the status. */
async function submit(host: string): Promise<{ status: number; retryAfter: string | null; text: string }> {
  const fields = { name: `Ada ${sender++}`, email: 'ada@example.org', message: 'Hello' };
  const headers = { origin: `http://${host}`, accept: 'application/json' };
  const response = await server.request(host, '/api/form/post/contact', createFormPost(fields, headers));
  const text = await response.text();
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), text };
}

const countRows = async (siteId: string): Promise<number> =>
  (await readUsages(server.db, [siteId], now)).get(siteId)?.submissions ?? -1;

describe('submissions', () => {
  it('are rejected with 429 when the site has reached its quota, and accepted when it is below the quota again', async () => {
    const { host, id, set } = await addSite({ submissions: 3 });
    for (let sent = 0; sent < 3; sent++) expect((await submit(host)).status).toBe(303);
    const refused = await submit(host);
    expect(refused).toMatchObject({ status: 429, retryAfter: '3600' });
    expect(refused.text).toContain('Submission rate limit exceeded');
    expect(await countRows(id)).toBe(3);
    expect((await submit(other.hosts[0] ?? '')).status).toBe(303);
    await server.db.query('delete from form_submission where site_id = $1', [id]);
    now += 2000;
    expect((await submit(host)).status).toBe(303);
    await set({ submissions: 0 });
    expect((await submit(host)).status).toBe(429);
    await set({});
    expect((await submit(host)).status).toBe(303);
  });

  it('that arrive concurrently at two servers do not exceed the quota', async () => {
    const { host, id } = await addSite({ submissions: 5 });
    const second = await openSites(server.parts, server.own);
    const atSecond = async (name: string): Promise<number> => {
      const fields = { name, email: 'bo@example.org', message: 'Hi' };
      const post = createFormPost(fields, { origin: `http://${host}`, accept: 'application/json' });
      return (await second.fetch(new Request(`http://${host}/api/form/post/contact`, post), {})).status;
    };
    const together = await Promise.all([
      ...Array.from({ length: 8 }, async () => (await submit(host)).status),
      ...Array.from({ length: 8 }, (_, index) => atSecond(`Bo ${index}`)),
    ]);
    expect(together.filter((status) => status === 303)).toHaveLength(5);
    expect(await countRows(id)).toBe(5);
    await server.db.query(
      'delete from form_submission where site_id = $1 and key_id in (select key_id from form_submission where site_id = $1 limit 2)',
      [id],
    );
    now += 2000;
    const again = await Promise.all([
      ...Array.from({ length: 4 }, async () => (await submit(host)).status),
      ...Array.from({ length: 4 }, (_, index) => atSecond(`Cy ${index}`)),
    ]);
    expect(again.filter((status) => status === 303)).toHaveLength(2);
    expect(await countRows(id)).toBe(5);
    await second.stop();
  });
});

describe('events', () => {
  const track = async (host: string): Promise<Response> => {
    const event = { commonData: { action: 'view' }, customData: {} };
    return server.request(
      host,
      '/api/events/RecordEvent',
      createJsonRequest('POST', { event: 'a', data: event }),
    );
  };

  it('above the quota of a day are rejected until the next day', async () => {
    const { host, id } = await addSite({ eventsPerDay: 3 });
    const statuses = [];
    for (let sent = 0; sent < 4; sent++) statuses.push((await track(host)).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    const refused = await track(host);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(11 * 3600);
    expect((await server.request(host, '/api/track/Track?landing=/')).status).toBe(204);
    expect((await server.request(host, '/search?q=cup')).status).toBe(200);
    const { rows } = await server.db.query('select 1 from event where site_id = $1', [id]);
    expect(rows).toHaveLength(3);
    expect((await readUsages(server.db, [id], now)).get(id)?.eventsPerDay).toBe(3);
    expect((await track(other.hosts[0] ?? '')).status).toBe(202);
    now += DAY_MS;
    expect((await track(host)).status).toBe(202);
  });

  it('of a batch are stored up to the quota, and repeated ones are acknowledged without being counted', async () => {
    const { id } = await addSite({ eventsPerDay: 5 });
    const create = (): EventRow => {
      const day = new Date(now).toISOString().slice(0, 10);
      return { id: uuid7(now, randomBytes(10)), day, kind: 'hit', name: '1', visitor: null, data: '{}' };
    };
    const batch = Array.from({ length: 4 }, create);
    const insert = (rows: readonly EventRow[]) => insertWithinQuota(server.db, id, rows, 5, now);
    expect(await insert(batch)).toBeUndefined();
    expect(await insert(batch)).toBeUndefined();
    const more = Array.from({ length: 3 }, create);
    const [first, ...rest] = more as [EventRow, ...EventRow[]];
    expect(await insert([...batch, ...more])).toMatchObject({ rows: rest });
    expect(await insert([...batch, first])).toBeUndefined();
    const [one, two] = [create(), create()];
    const results = await Promise.all([insert([one]), insert([two])]);
    expect(results.map((result) => result?.rows)).toEqual([[one], [two]]);
    expect((await readUsages(server.db, [id], now)).get(id)?.eventsPerDay).toBe(5);
    const { rows } = await server.db.query('select 1 from event where site_id = $1', [id]);
    expect(rows).toHaveLength(5);
  });
});

describe('requests', () => {
  it('of all visitors together are limited, including those for files', async () => {
    const { host } = await addSite({ requestsPerSecond: 2 });
    const get = () => server.request(host, '/');
    for (let sent = 0; sent < 20; sent++) expect((await get()).status).toBe(200);
    const refused = await get();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
    expect((await server.request(other.hosts[0] ?? '', '/')).status).toBe(200);
    now += 1000;
    expect([(await get()).status, (await get()).status, (await get()).status]).toEqual([200, 200, 429]);
  });

  it('of a site with a quota of 0 are rejected, with Retry-After of an hour', async () => {
    const { host } = await addSite({ requestsPerSecond: 0 });
    const refused = await server.request(host, '/');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
  });

  it('also count at another server', async () => {
    const { host } = await addSite({ requestsPerSecond: 2 });
    const second = await openSites(server.parts, server.own);
    const atSecond = () => Promise.resolve(second.fetch(new Request(`http://${host}/`), {}));
    expect((await atSecond()).status).toBe(200);
    for (let sent = 0; sent < 20; sent++) await server.request(host, '/');
    await server.sites.exchangeLimits();
    for (let sent = 0; sent < 8; sent++) await atSecond();
    await second.exchangeLimits();
    expect((await atSecond()).status).toBe(429);
    await second.stop();
  });
});

describe('files', () => {
  it('that exceed the quota are rejected with 507; a file may replace another one within the quota', async () => {
    const { host, id, salt } = await addSite({ fileBytes: 1000 });
    const { rows } = await server.db.query<{ id: string }>(
      `select id from product where site_id = $1 and product_type = 'DIGITAL' limit 1`,
      [id],
    );
    const token = deriveSiteOwnerToken([TEST_SECRET], { id, salt });
    const upload = async (bytes: number) => {
      const body = new FormData();
      body.set('file', new File(['x'.repeat(bytes)], 'book.txt', { type: 'text/plain' }));
      const headers = { authorization: `Bearer ${token}`, origin: `http://${host}` };
      const init = { method: 'POST', body, headers };
      const response = await server.request(host, `/config/files/${rows[0]?.id}`, init);
      return { status: response.status, text: await response.text() };
    };
    await server.db.query('delete from product_file where site_id = $1', [id]);
    expect((await upload(900)).status).toBe(303);
    const refused = await upload(1001);
    expect(refused.status).toBe(507);
    expect(refused.text).toContain('no more room');
    expect((await upload(1000)).status).toBe(303);
    const usage = (await readUsages(server.db, [id], now)).get(id);
    expect(usage?.fileBytes).toBe(1000);
  });
});
