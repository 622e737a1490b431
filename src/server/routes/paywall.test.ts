import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../http/context';
import { changeOrder } from '../orders/change-order';
import { cancelSubscription } from '../orders/subscriptions';
import { putProductPages } from '../stores/page-access';
import { putDocument } from '../stores/site-documents';
import { createMember } from '../testing/members';
import { createOwner } from '../testing/owner-client';
import { createShopState, SHOP_TABLES } from '../testing/shop-state';
import { BUYER, createShopper, readAttempt } from '../testing/shopper';
import { OPEN_MS, type TestApp, testApp } from '../testing/test-app';
import { createPaywall } from './paywall';

const PRODUCT = 'glazing-course';
const PAGE = '/course/lessons/';
const SECRET = 'Count to three';
const HTML = { accept: 'text/html' };
const DAY_MS = 24 * 3_600_000;

const root = mkdtempSync(join(tmpdir(), 'paywall-'));
const test = {} as TestApp;
const { mails } = createShopState(test);

beforeAll(async () => {
  mkdirSync(join(root, 'course/lessons'), { recursive: true });
  const head = '<title>Glazing at home | Tidewell</title><meta name="description" content="Four lessons.">';
  const html = `<!doctype html><html><head>${head}</head><body><main>${SECRET}, not to five.</main></body></html>`;
  for (const name of ['index.html', 'index.html.br', 'tiles.txt'])
    writeFileSync(join(root, 'course/lessons', name), html);
  writeFileSync(join(root, 'course/index.html'), html.replace(SECRET, 'Free'));
  Object.assign(test, await testApp({ folders: [{ prefix: '/', root, shared: false }] }));
}, OPEN_MS);

beforeEach(async () => {
  test.skew.ms += 2000;
  for (const table of [...SHOP_TABLES, 'cart'])
    await test.db.query(`delete from ${table} where site_id = $1`, [test.siteId]);
  await test.db.query('update product set plan = null where site_id = $1 and id = $2', [
    test.siteId,
    PRODUCT,
  ]);
  await putProductPages(test.db, test.siteId, PRODUCT, ['/course/lessons']);
});

afterAll(async () => {
  rmSync(root, { recursive: true });
  await test.db.close();
});

function visitor() {
  const ada = createShopper(test.app);
  const read = async (path = PAGE, headers: Record<string, string> = HTML) => {
    const answer = await ada.send(path, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const hasAccess = async (): Promise<boolean> => (await read()).text.includes(SECRET);
  /** Buys the course and returns path and id of the order. */
  const buyCourse = async (fields: Partial<typeof BUYER> = {}) => {
    await ada.add(PRODUCT);
    const { location } = await ada.order(undefined, { ...BUYER, ...fields });
    const order = await ada.pay(location);
    await ada.see(order);
    return { order, id: order.slice('/commerce/orders/'.length).split('?')[0]! };
  };
  const open = (order: string, path = '/course/lessons') => ada.press(order.replace('?', '/open?'), { path });
  return { ...ada, read, hasAccess, buyCourse, open };
}

describe('a page behind a paywall', () => {
  it('shows only title, description and offer to other visitors', async () => {
    const { text, status, headers } = await visitor().read();
    expect(status).toBe(200);
    expect(text).toMatch(
      /<h1>Glazing at home<\/h1>\s*<p>Four lessons\.<\/p>[\s\S]*This page is for buyers[\s\S]*Glazing at home, four lessons[\s\S]*€24\.00[\s\S]*<form method="post" action="\/api\/commerce\/cart\/items">[\s\S]*Buy/,
    );
    expect(text).toContain('/members?returnTo=%2Fcourse%2Flessons');
    expect(text).not.toContain(SECRET);
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-cache', 'Cookie']);
  });

  it.each([
    '/course/lessons/index.html',
    '/course/lessons/index.html.br',
    '/course/lessons/tiles.txt',
    '/course/%6cessons/',
    '/course/lessons/.././lessons/tiles.txt',
    '/COURSE/lessons/tiles.txt',
    '/course/lessons',
  ])('is closed at every address: %s', async (path) => {
    for (const headers of [HTML, {}, { range: 'bytes=0-500' }, { 'if-none-match': '*' }])
      expect((await visitor().read(path, headers)).text).not.toContain(SECRET);
    expect([403, 301, 404]).toContain((await visitor().read(path, {})).status);
  });

  it('does not affect neighboring pages', async () => {
    expect((await visitor().read('/course/')).text).toContain('Free, not to five');
  });

  it('is found by its title and description, but not by its text', async () => {
    const find = async (q: string) => (await visitor().read(`/search?q=${encodeURIComponent(q)}`)).text;
    expect(await find('not to five')).not.toMatch(/lessons|three/);
    expect(await find('four lessons')).toContain('href="/course/lessons/"');
    expect(await find('four lessons')).not.toContain(SECRET);
  });

  it('opens in the browser of the buyer, from the order page that the mail links to', async () => {
    await putDocument(test.db, test.siteId, 'shop', { notify: [] });
    const ada = visitor();
    await ada.add(PRODUCT);
    const { location } = await ada.order();
    const unpaid = location;
    expect(await ada.hasAccess()).toBe(false);
    const order = await ada.pay(unpaid);
    expect(await ada.hasAccess()).toBe(false);
    expect((await ada.see(order)).text).toMatch(
      /id="pages">Your pages[\s\S]*value="\/course\/lessons">Open Glazing at home, four lessons/,
    );
    expect((await ada.open(order)).location).toBe('/course/lessons');
    expect(await ada.hasAccess()).toBe(true);
    expect((await ada.read('/course/lessons/tiles.txt')).text).toContain(SECRET);
    expect(await visitor().hasAccess()).toBe(false);
    await test.jobs.runDue();
    expect(await mails()).toMatchObject([
      { body: expect.stringContaining(`Open your pages: https://site.example${order}#pages`) },
    ]);
  });

  it('does not open with an unpaid order, a forged link, a forged cookie or for another page', async () => {
    const ada = visitor();
    const { order, id } = await ada.buyCourse();
    expect((await ada.open(order, '/course')).location).toBe(order);
    expect((await ada.open(order.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')))).status).toBe(404);
    expect(await ada.hasAccess()).toBe(false);
    ada.jar.site_access = `${id}.forged`;
    expect(await ada.hasAccess()).toBe(false);
    const eve = visitor();
    await eve.add(PRODUCT);
    await eve.order();
    const { rows } = await test.db.query<{ id: string }>(
      `select id::text as id from shop_order where site_id = $1 and state = 'pending'`,
      [test.siteId],
    );
    const unpaid = order.replace(id, rows[0]!.id);
    expect((await eve.open(unpaid)).status).toBe(404);
    expect(await eve.hasAccess()).toBe(false);
  });

  it('closes when the order is refunded', async () => {
    const ada = visitor();
    const { order, id } = await ada.buyCourse();
    await ada.open(order);
    expect(await ada.hasAccess()).toBe(true);
    await changeOrder(test.deps, id, 'refund', false);
    expect(await ada.hasAccess()).toBe(false);
    expect((await ada.see(order)).text).not.toContain('Your pages');
  });

  it('opens for a member whose email address has paid, in any browser', async () => {
    const member = await createMember(test);
    const other = await createMember(test);
    const ada = visitor();
    await ada.buyCourse({ email: member.email.toUpperCase() });
    const phone = visitor();
    await phone.signIn(other);
    expect((await phone.read()).text).toContain(`You are signed in as ${other.email}`);
    await phone.signIn(member);
    expect(await phone.hasAccess()).toBe(true);
  });

  it('is listed with the order on the page of the member and in the API, while it is open [BLK-010]', async () => {
    const [member, other] = [await createMember(test), await createMember(test)];
    const ada = visitor();
    const { order, id } = await ada.buyCourse({ email: member.email.toUpperCase() });
    const phone = visitor();
    await phone.signIn(other);
    const [page, link] = ['<a href="/course/lessons/">', '<a href="/commerce/orders/'];
    const foreign = (await phone.read('/members')).text;
    expect([foreign.includes(page), foreign.includes(link)]).toEqual([false, false]);
    await phone.signIn(member);
    const own = (await phone.read('/members')).text;
    expect([own.includes(page), own.includes(order)]).toEqual([true, true]);
    const ask = async () => JSON.parse((await phone.read('/api/site-users/account/library')).text) as object;
    const bought = { url: order, titles: ['Glazing at home, four lessons'], state: 'fulfilled' };
    expect(await ask()).toMatchObject({
      pages: [{ url: '/course/lessons/' }],
      orders: [{ ...bought, total: { currency: 'EUR' } }],
    });
    expect((await visitor().read('/api/site-users/account/library')).status).toBe(401);
    await changeOrder(test.deps, id, 'refund', false);
    expect(await ask()).toMatchObject({ pages: [], orders: [{ ...bought, state: 'refunded' }] });
    const after = (await phone.read('/members')).text;
    expect([after.includes(page), after.includes(order)]).toEqual([false, true]);
    expect(after).toContain('(refunded)');
  });

  it('opens for the owner', async () => {
    const owner = visitor();
    await owner.press('/config/session', { token: test.deps.ownerToken });
    expect(await owner.hasAccess()).toBe(true);
  });

  it('is open as long as a subscription is paid', async () => {
    await test.db.query(`update product set plan = $3::jsonb where site_id = $1 and id = $2`, [
      test.siteId,
      PRODUCT,
      JSON.stringify({ billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 }),
    ]);
    const ada = visitor();
    expect((await ada.read()).text).toMatch(/€24\.00<\/strong> every month[\s\S]*Subscribe/);
    const checkout = (await ada.add(PRODUCT)).location;
    const { location } = await ada.order(readAttempt((await ada.see(checkout)).text));
    const order = await ada.pay(location);
    await ada.see(order);
    await ada.open(order);
    expect(await ada.hasAccess()).toBe(true);
    const id = order.slice('/commerce/orders/'.length).split('?')[0]!;
    await cancelSubscription(test.deps, id);
    const skew = test.skew.ms;
    test.skew.ms = skew + 27 * DAY_MS;
    expect(await ada.hasAccess()).toBe(true);
    test.skew.ms = skew + 32 * DAY_MS;
    expect(await ada.hasAccess()).toBe(false);
    test.skew.ms = skew;
  });
});

it('serves files without a paywall according to the last known rules while the database is unreachable', async () => {
  let isDown = true;
  const query: typeof test.db.query = (...args) =>
    isDown ? Promise.reject(new Error('down')) : test.db.query(...args);
  const paywall = createPaywall({ ...test.deps, db: { ...test.db, query } });
  const request = { req: { url: 'http://site.example/course/' } } as Ctx;
  const read = () => paywall(request, async () => new Response('open')).then((answer) => answer!.text());
  await expect(read()).rejects.toThrow('down');
  isDown = false;
  expect(await read()).toBe('open');
  isDown = true;
  test.skew.ms += 2000;
  expect(await read()).toBe('open');
});

describe('owner’s page of a product', () => {
  const owner = createOwner(test);
  const fields = { title: 'Notes', productType: 'PAYWALL', price: '5', pages: '/course/' };

  it('puts pages behind a paywall, which remains if the product is removed', async () => {
    const { location } = await owner.press('/config/products/new', fields);
    expect((await owner.see(location!)).text).toMatch(/name="pages"[^>]*>\/course\n</);
    test.skew.ms += 2000;
    expect((await visitor().read('/course/')).text).toContain('Notes');
    expect((await visitor().read('/course/')).text).not.toContain('Free');
    const path = location!.split('?')[0]!;
    await owner.press(`${path}/remove`);
    test.skew.ms += 2000;
    const gone = (await visitor().read('/course/')).text;
    expect(gone).toContain('no longer sold');
    expect(gone).not.toContain('Free');
    await test.db.query(`delete from page_access where site_id = $1 and path = '/course'`, [test.siteId]);
    test.skew.ms += 2000;
  });

  it.each([
    [{ pages: '' }, 'Enter the pages that buyers may read.'],
    [{ pages: 'course' }, '“course” is not the path of a page.'],
    [{ pages: '/config/' }, '“/config/” is not the path of a page.'],
    [{ pages: '/curse/' }, 'There is no page /curse on this site.'],
    [{ productType: 'DIGITAL' }, 'Only paywalled content unlocks pages.'],
  ])('rejects %j with the reason at the field', async (change, reason) => {
    const answer = await owner.press('/config/products/new', { ...fields, ...change });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(`id="product-pages-error">${reason}`);
  });
});
