import { expect, it } from 'vitest';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { insertEvents } from '../stores/events';
import { deleteExpired } from '../stores/expiry';
import { sharedApp } from '../testing/shared-app';
import { createFormPost } from '../testing/test-app';

const HOUR = 3_600_000;

const test = sharedApp();

const see = async (headers: Record<string, string> = {}) => {
  const response = await test.app.request('/config/visits', { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const owner = () => see({ authorization: `Bearer ${test.deps.ownerToken}` });

const post = (path: string, body: unknown) =>
  test.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const vital = (event: string, data: unknown) => ({ app: 'a', event, data, pageLoadId: 'p', ts: 1 });
/** One time for all events, so that no day begins meanwhile. */
const NOW = Date.now();
const idAgo = (hours: number) => uuid7(NOW - hours * HOUR, test.deps.random(UUID7_RANDOM_BYTES));

it('requires the owner', async () => {
  expect((await see()).status).toBe(401);
});

it('reports that there is no data yet', async () => {
  const { status, text } = await owner();
  expect(status).toBe(200);
  expect(text).toContain('0 in all');
  expect(text).toContain('Not measured yet');
  expect(text).not.toContain('<rect');
});

it('shows views, events, errors and performance by day, as charts and tables [BLK-002]', async () => {
  for (const hours of [0, 0, 30]) {
    const body = { event: 1, data: '{}', ss_cvr: 'v', eventId: idAgo(hours) };
    expect((await post('/api/census/RecordHit', body)).status).toBe(204);
  }
  await post('/api/census/RecordHit', { event: 10, data: '{}', eventId: idAgo(0) });
  await post('/api/v1/events', { analyticsId: 'a', commonData: { action: 'click' }, eventId: idAgo(0) });
  const slow = [1000, 2000, 3000, 5000].map((value) => vital('LCP', { value }));
  const odd = [vital('LCP', { value: 'much' }), vital('LCP', null), vital('XYZ', { value: 9 })];
  const still = vital('CLS', { value: 0 });
  expect((await post('/api/1/performance/records', [...slow, ...odd, still])).status).toBe(204);
  const { text, headers } = await owner();
  expect(text).toMatch(/Page views<\/h2>\s*<p class="count">3 in all/);
  expect(text).toMatch(/Events<\/h2>\s*<p class="count">1 in all/);
  expect(text).toContain('3,500 ms on the last day with visitors');
  expect(text).toMatch(/3,500 ms on [^<]*<span class="badge wait">could be better/);
  expect(text).toMatch(/0 on the last day with visitors <span class="badge good">good/);
  expect(text).not.toContain('nothing yet');
  const views = text.slice(text.indexOf('Page views</h2>'), text.indexOf('Events</h2>'));
  expect(views.match(/<rect /g)).toHaveLength(2);
  expect(views.match(/<tr>/g)).toHaveLength(31);
  // As the element renders it: hidden from screen readers, which read the table; the bar of the day with twice the
  // views is twice as high.
  expect(views).toContain('<svg data-site-chart="bar" aria-hidden="true"');
  const heights = [...views.matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, height]) => Number(height));
  expect(heights[1]! / heights[0]!).toBeCloseTo(2, 2);
  expect(text).not.toMatch(/<script|style=/);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('deletes single events after the configured number of days, and keeps them in the charts', async () => {
  const { db, siteId, app, deps } = test;
  const set = (retentionDays: string) =>
    app.request('/config/visits/settings', {
      ...createFormPost({ retentionDays }, { authorization: `Bearer ${deps.ownerToken}` }),
    });
  const refused = await set('2');
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Enter a whole number from 3 to 3650, or leave this empty.');
  expect((await set('10')).status).toBe(303);
  expect((await owner()).text).toContain('name="retentionDays" value="10"');
  const count = async () =>
    (await db.query<{ n: number }>('select count(*) as n from event where site_id = $1', [siteId])).rows[0]
      ?.n;
  const total = async () =>
    /Page views<\/h2>\s*<p class="count">(\d+) in all/.exec((await owner()).text)?.[1];
  const [stored, seen] = [await count(), Number(await total())];
  const row = {
    day: new Date(NOW - 12 * 24 * HOUR).toISOString().slice(0, 10),
    kind: 'hit',
    name: '1',
  };
  await insertEvents(db, siteId, [{ ...row, id: idAgo(12 * 24), visitor: 'v', data: '{}' }]);
  expect(await count()).toBe(stored! + 1);
  await deleteExpired(db, siteId, deps.clock());
  expect(await count()).toBe(stored);
  expect(Number(await total())).toBe(seen + 1);
  expect((await set('')).status).toBe(303);
  expect((await owner()).text).toContain('name="retentionDays" value=""');
});
