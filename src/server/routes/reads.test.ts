// Which reads may be stale: the application runs with a replica that stopped replicating before the tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/db';
import { addExampleContent } from '../example/example';
import { putProductPages } from '../stores/page-access';
import { addNotes, NOTE_IDS, setComments } from '../testing/comment-state';
import { createMember } from '../testing/members';
import { openNewMemoryDatabase } from '../testing/memory-database';
import { createOwner } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { createShopper, OWN } from '../testing/shopper';
import { sendForm } from '../testing/submit';
import { createFormPost, OPEN_MS, restartApp, type TestApp } from '../testing/test-app';

const test = sharedApp();
let old: Database;
let app: TestApp['app'];
let reads = 0;

const see = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers });
  return { status: answer.status, text: await answer.text() };
};

beforeAll(async () => {
  old = await openNewMemoryDatabase();
  await old.transaction((tx) => addExampleContent(tx, test.siteId));
  for (const db of [test.db, old]) {
    await addNotes({ ...test, db });
    await setComments({ ...test, db }, { requireApproval: false });
  }
  const count: Pick<Database, 'query' | 'transaction'> = {
    query: (text, params) => {
      reads++;
      return old.query(text, params);
    },
    transaction: (work) => {
      reads++;
      return old.transaction(work);
    },
  };
  app = restartApp(test, { reads: { ...old, ...count } });
  const change = "update content_item set title = 'The changed note' where site_id = $1 and id = $2";
  await test.db.query(change, [test.siteId, NOTE_IDS.first]);
  const copy = `insert into content_item select (jsonb_populate_record(i, '{"id":"new","slug":"new","title":"The new note"}')).*
    from content_item i where site_id = $1 and id = $2`;
  await test.db.query(copy, [test.siteId, NOTE_IDS.first]);
}, OPEN_MS);

beforeEach(() => {
  reads = 0;
});

/** The month of the first note in the time zone of the example content. */
const getMonth = async (): Promise<string> => {
  const { rows } = await test.db.query<{ month: string }>(
    `select to_char(published_at at time zone 'Europe/Amsterdam', 'MM-YYYY') as month
     from content_item where site_id = $1 and id = $2`,
    [test.siteId, NOTE_IDS.first],
  );
  return rows[0]?.month ?? '';
};

it.each([
  ['a list', () => '/notes/'],
  ['an item', () => '/notes/first'],
  ['an archive', () => '/notes/archive'],
  ['a feed', () => '/notes/?format=rss'],
  ['a month', async () => `/api/open/GetItemsByMonth?collectionId=notes&month=${await getMonth()}`],
  ['a search', () => '/search?q=note'],
  ['a preview of a search', () => '/api/search/preview?q=note'],
])('%s is read from the replica', async (_, getPath) => {
  const { status, text } = await see(await getPath());
  expect(status).toBe(200);
  expect(reads).toBeGreaterThan(0);
  expect(text).toContain('The first note');
  expect(text).not.toContain('The changed note');
});

it('the tags of a collection and a summary are read from the replica', async () => {
  expect((await see('/notes/tags')).status).toBe(200);
  expect(reads).toBeGreaterThan(0);
  reads = 0;
  const browser = createShopper(app);
  const widgetJSON = JSON.stringify({ type: 'summary', id: 'a', value: {} });
  await browser.send('/api/crumb');
  const body = createFormPost({ widgetJSON, collectionId: 'notes' }, { 'x-crumb': browser.jar.crumb ?? '' });
  const answer = await browser.send('/api/widget/GetWidgetRendering', body);
  expect([answer.status, reads > 0]).toEqual([200, true]);
  expect(await answer.text()).toContain('The first note');
});

it('an item has a page immediately after its publication', async () => {
  expect((await see('/notes/new')).text).toContain('The new note');
  expect((await see('/notes/none')).status).toBe(404);
});

it('a page is not found immediately after it was put behind a paywall', async () => {
  const search = async () =>
    (JSON.parse((await see('/api/search/preview?q=text')).text) as { total: number }).total;
  expect(await search()).toBe(2);
  await test.db.transaction((tx) => putProductPages(tx, test.siteId, 'postcards', ['/notes']));
  expect(await search()).toBe(0);
  await test.db.transaction((tx) => putProductPages(tx, test.siteId, 'postcards', []));
});

it('the owner always sees current items', async () => {
  const owner = createShopper(app);
  const { ownerToken } = test.deps;
  await owner.press('/config/session', { token: ownerToken });
  const { text } = await owner.see('/notes/');
  expect(text).toContain('The changed note');
  expect((await owner.see('/api/search/preview?q=note')).status).toBe(200);
  expect(reads).toBe(0);
});

it('exports and charts of the owner are read from the replica, but not the audit log and personal data', async () => {
  const owner = createOwner({ deps: test.deps, app });
  for (const path of [
    '/config/orders/export',
    '/config/comments/export',
    '/config/reviews/export',
    '/api/form/contact/export?format=csv',
    '/api/form/contact/export?format=json',
    '/config/visits',
  ]) {
    reads = 0;
    expect((await owner.see(path)).status, path).toBe(200);
    expect(reads, path).toBeGreaterThan(0);
  }
  reads = 0;
  expect((await owner.see('/config/audit/export')).status).toBe(200);
  const person = { email: 'ada@example.org' };
  expect((await owner.press('/config/erase/export', person)).status).toBe(200);
  expect(reads).toBe(0);
});

it('forms, carts, orders, accounts and consent, which the visitor may have changed, are not read from the replica', async () => {
  expect((await sendForm({ ...test, app })).status).toBe(200);
  const visitor = createShopper(app);
  await visitor.add('postcards');
  expect((await visitor.see('/cart')).text).toContain('Ten postcards');
  const order = await visitor.pay(await visitor.buy('postcards'));
  expect((await visitor.see(order)).status).toBe(200);
  const member = await createMember(test);
  expect((await visitor.signIn(member)).status).toBe(200);
  expect((await visitor.who()).account?.email).toBe(member.email);
  const receipt = {
    choice: 'denied',
    text: 'Cookies.',
    language: 'en',
    version: '1',
    at: new Date().toISOString(),
  };
  expect((await visitor.call('POST', '/api/consent/receipts', receipt)).status).toBe(200);
  expect((await visitor.see('/api/commerce/products')).status).toBe(200);
  expect(reads).toBe(0);
});

it('a comment is on its page immediately', async () => {
  const visitor = createShopper(app);
  test.skew.ms -= 10_000;
  const { text } = await visitor.see('/notes/first');
  test.skew.ms += 10_000;
  const form = /<form[^>]*data-comment-form[\s\S]*?<\/form>/.exec(text)?.[0] ?? '';
  const hidden = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name, value]) => [name!, value!] as const,
  );
  const fields = { name: 'Ada', email: 'ada@example.org', body: 'Read by its author.' };
  const posted = await visitor.send(
    '/api/comments',
    createFormPost({ ...Object.fromEntries(hidden), ...fields }, OWN),
  );
  expect(posted.status).toBe(303);
  expect((await visitor.see('/notes/first')).text).toContain('Read by its author.');
});

it('no other files use the replica', () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) =>
      !name.endsWith('.test.ts') &&
      /\breads\b/.test(
        readFileSync(join(import.meta.dirname, name), 'utf8').replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, ''),
      ),
  );
  expect(files).toEqual([
    'content-feeds.ts',
    'content-month.ts',
    'content-pages.ts',
    'content.ts',
    'owner-comments.ts',
    'owner-data.ts',
    'owner-orders.ts',
    'owner-reviews.ts',
    'owner-visits.ts',
    'search.ts',
    'widget.ts',
  ]);
});
