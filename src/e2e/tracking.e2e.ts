// Page views and events of a visitor who agreed are stored once each, whatever happens to the tabs, and nothing else is
// stored. Checks the rows in the server's database; the browser has a back/forward cache, like real browsers.
import type { BrowserContext, Page } from 'playwright-core';
import { goOffline } from '../tools/fault-proxy/offline';
import { test as base, expect } from './harness';
import { countByKind, countPending, StoredEvents, trackEvents } from './stored-events';
import { openTestPage } from './test-page';
import type { Watch } from './watch';

const test = base.extend({
  omittedFlags: ['--disable-back-forward-cache', { scope: 'file' }],
  needsWholeBrowser: [true, { scope: 'file' }],
});

const stored = new StoredEvents();

const PAGE = '/sites/portfolio/privacy/';
const NEXT_PAGE = '/sites/portfolio/about/';
const MINUTE = 60_000;

const agree = (context: BrowserContext, url: string) =>
  context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url }]);

/** Status codes of the page view requests. */
const hits = (watch: Watch) => watch.requests(/census\/RecordHit$/).map(({ outcome }) => outcome);

/** The visit according to the cookies: id, number of visits and start of the current one. */
async function visitOf(context: BrowserContext) {
  const cookies = await context.cookies();
  const value = (name: string) => cookies.find((one) => one.name === name)?.value ?? '';
  const [id, first, previous, current, count] = decodeURIComponent(value('ss_cvr')).split('|');
  return { id, first, previous, current, count, began: value('ss_cvt') };
}

/** Waits until the server has accepted all events. */
const sent = (page: Page) => expect.poll(() => countPending(page), { timeout: MINUTE }).toBe(0);

test('two tabs share a visitor and a visit, and each of their events is stored once', async ({
  visit,
  origin,
}) => {
  const { page, context, watch } = await visit();
  await agree(context, origin);
  const other = await context.newPage();
  await Promise.all([page.goto(`${PAGE}?tabs`), other.goto(`${NEXT_PAGE}?tabs`)]);
  const names = (tab: string) => Array.from({ length: 6 }, (_, at) => `tabs-${tab}-${at}`);
  await Promise.all([trackEvents(page, ...names('one')), trackEvents(other, ...names('two'))]);
  await expect.poll(() => hits(watch)).toEqual([204, 204]);
  await sent(page);
  await page.close();
  const third = await context.newPage();
  await third.goto(`${PAGE}?tabs=third`);
  await expect.poll(() => hits(watch)).toEqual([204, 204, 204]);
  const { id, count, first, current, began } = await visitOf(context);
  expect({ count, current, began }).toEqual({ count: '1', current: first, began: first });
  await third.close();
  await other.close();

  stored.check('tabs', (rows) => {
    const events = rows
      .filter(({ kind }) => kind === 'event')
      .map(({ data }) => String((data.commonData as { object_id?: string } | undefined)?.object_id));
    expect(events.sort()).toEqual([...names('one'), ...names('two')].sort());
    const views = rows.filter(({ kind }) => kind === 'hit');
    expect(views.map(({ visitor }) => visitor?.split('|')[0])).toEqual([id, id, id]);
    expect(countByKind(rows).pixel).toBe(1);
  });
});

test('a page restored from the back/forward cache is not counted again and sends its pending events', async ({
  visit,
  origin,
}) => {
  const { page, context, watch } = await visit();
  await agree(context, origin);
  watch.allowOutput(/ERR_INTERNET_DISCONNECTED|503/);
  await page.goto(`${PAGE}?cached`);
  await expect.poll(() => hits(watch)).toEqual([204]);
  let broken = true;
  await context.route('**/api/v1/events', (route) =>
    broken ? route.fulfill({ status: 503, json: { error: 'Later.' } }) : route.continue(),
  );
  await page.evaluate(() => {
    (window as { isTheSame?: boolean }).isTheSame = true;
  });
  await trackEvents(page, 'cached-before');
  await expect.poll(() => watch.requests(/v1\/events/).some(({ outcome }) => outcome === 503)).toBe(true);
  // The browser does not keep a page that holds a lock, as while it sends.
  await page.waitForFunction(async () => (await navigator.locks.query()).held?.length === 0);
  await page.goto(`${NEXT_PAGE}?cached=next`);
  await expect.poll(() => hits(watch)).toEqual([204, 204]);
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => (window as { isTheSame?: boolean }).isTheSame)).toBe(true);
  broken = false;
  await trackEvents(page, 'cached-after');
  await sent(page);
  expect(hits(watch)).toEqual([204, 204]);
  await page.goForward({ waitUntil: 'commit' });
  await page.goBack({ waitUntil: 'commit' });
  await watch.networkQuiet(300);
  await page.close();

  stored.check('cached', (rows) => expect(countByKind(rows)).toMatchObject({ hit: 2, event: 2, pixel: 1 }));
});

test('a visitor who leaves at once is counted: page view, visit and events', async ({ visit, origin }) => {
  const { page, context, watch } = await visit();
  await agree(context, origin);
  for (const step of [1, 2, 3]) {
    await page.goto(`${step % 2 ? PAGE : NEXT_PAGE}?leaves=${step}`);
    // Sent, but not answered.
    await expect.poll(() => hits(watch).length, { interval: 1 }).toBe(step);
    await trackEvents(page, `leaves-${step}`);
  }
  await page.goto(`${NEXT_PAGE}?leaves=last`);
  await expect.poll(() => hits(watch).length).toBe(4);
  await sent(page);
  await page.close();

  stored.check('leaves', (rows) => expect(countByKind(rows)).toMatchObject({ hit: 4, event: 3, pixel: 1 }));
});

test('events of an offline tab are sent by the next page after the tab was closed', async ({
  visit,
  origin,
}) => {
  const { page, context, watch } = await visit();
  watch.allowOutput(/ERR_INTERNET_DISCONNECTED/);
  await agree(context, origin);
  await page.goto(`${PAGE}?offline`);
  await expect.poll(() => hits(watch)).toEqual([204]);
  await goOffline(page);
  await trackEvents(page, 'offline-one', 'offline-two');
  await expect.poll(() => countPending(page)).toBe(2);
  await page.close();

  const next = await context.newPage();
  await next.goto(`${NEXT_PAGE}?offline=next`);
  await sent(next);
  await expect.poll(() => hits(watch)).toEqual([204, 204]);
  await next.close();
  stored.check('offline', (rows) => expect(countByKind(rows)).toMatchObject({ hit: 2, event: 2, pixel: 1 }));
});

test('errors and performance metrics of a page are stored once each', async ({ visit, origin }) => {
  const { page, context, watch } = await visit();
  watch.allowOutput(/broken-part/);
  await agree(context, origin);
  await page.goto(`${PAGE}?measured`);
  await expect
    .poll(() => watch.requests(/performance\/settings$/).map(({ outcome }) => outcome))
    .toEqual([200]);
  await page.evaluate(() => void Promise.reject(new Error('broken-part')));
  await expect
    .poll(() => watch.requests(/RecordJavascriptErrors/).some(({ outcome }) => outcome === 204))
    .toBe(true);
  await page.mouse.click(5, 5);
  await page.goto(`${NEXT_PAGE}?measured=next`);
  await watch.networkQuiet(300);
  await page.close();

  stored.check('broken-part', (rows) => expect(rows).toHaveLength(1));
  stored.check('', (rows) => {
    const metrics = rows.filter(({ kind }) => kind === 'performance');
    // A page restored from the cache is measured again, with another id.
    const names = metrics.map(({ name, data }) => `${name} ${(data.data as { id: string }).id}`);
    expect(names.map((name) => name.split(' ')[0])).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP']));
    expect(new Set(names).size).toBe(names.length);
  });
});

const DAY = 24 * 60 * MINUTE;

test.for([-3, 3])(
  'a clock that is %s days off neither ends the visit nor duplicates events',
  async (days, { visit, origin }) => {
    const { page, context, watch } = await visit();
    const word = `clock${days}`;
    await agree(context, origin);
    await page.goto(`${PAGE}?${word}`);
    await expect.poll(() => hits(watch)).toEqual([204]);
    const before = await visitOf(context);
    await page.addInitScript((skew) => {
      const { now } = Date;
      const RealDate = Date;
      window.Date = class extends RealDate {
        constructor(...given: unknown[]) {
          if (given.length === 0) super(now() + skew);
          else super(...(given as [number]));
        }
        static override now = () => now() + skew;
      } as DateConstructor;
    }, days * DAY);
    await page.goto(`${NEXT_PAGE}?${word}=off`);
    await trackEvents(page, `${word}-event`);
    await expect.poll(() => hits(watch)).toEqual([204, 204]);
    await sent(page);
    // The visit continues while its cookie exists, whatever the clock shows.
    const during = await visitOf(context);
    expect({ id: during.id, count: during.count, current: during.current }).toEqual({
      id: before.id,
      count: before.count,
      current: before.current,
    });
    await page.close();

    const right = await context.newPage();
    await right.goto(`${PAGE}?${word}=right`);
    await expect.poll(() => hits(watch)).toEqual([204, 204, 204]);
    const after = await visitOf(context);
    expect(after.id).toBe(before.id);
    expect(Number(after.count)).toBeLessThanOrEqual(2);
    await right.close();
    stored.check(word, (rows) => expect(countByKind(rows)).toMatchObject({ hit: 3, event: 1 }));
  },
);

const ACCOUNT = { id: 'a1', email: 'ada@example.org', displayName: 'Ada' };
const untracked: Record<string, object> = {
  'an editor of the site': {
    authenticatedAccount: ACCOUNT,
    websiteRoles: [1],
    website: { developerMode: true },
  },
  'a page that was not found': { pageType: 100 },
  'a locked page': { pageType: 103 },
};
const contextOf = (json: object) =>
  `<site-services><script type="application/json">${JSON.stringify(json)}</script></site-services>
  <button type="button" data-track-button data-track-overlay>Pressed</button>`;

test.for(Object.keys(untracked))('%s is never counted', async (who, { visit, origin }) => {
  const { page, context, watch } = await visit();
  await agree(context, origin);
  await openTestPage(page, contextOf(untracked[who] ?? {}));
  await trackEvents(page, 'untracked');
  await expect.poll(() => watch.requests(/v1\/events/).length).toBe(1);
  await page.getByRole('button', { name: 'Pressed' }).click();
  await watch.networkQuiet();
  expect(watch.requests(/\/api\/(census|track)\//)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toEqual(expect.arrayContaining(['ss_cvr']));
});

test('declining deletes the events that an earlier page stored, even if the script that stored them cannot be loaded', async ({
  visit,
  origin,
}) => {
  const { page, context, watch } = await visit();
  watch.allowOutput(/503|telemetry|Failed to load resource|could not be loaded/);
  await agree(context, origin);
  await page.goto(`${PAGE}?withdrawn`);
  await expect.poll(() => hits(watch)).toEqual([204]);
  await context.route('**/api/v1/events', (route) => route.fulfill({ status: 503, json: {} }));
  await trackEvents(page, 'withdrawn-one');
  await expect.poll(() => countPending(page)).toBe(1);
  await context.route('**/telemetry-*.js', (route) => route.abort());
  await page.goto(`${NEXT_PAGE}?withdrawn=next`);
  await trackEvents(page, 'withdrawn-two');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.locator('site-cookie-banner').getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => countPending(page)).toBe(0);
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
    .toEqual(['crumb', 'ss_cookieAllowed']);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual([]);
  await page.close();
  stored.check('withdrawn-two', (rows) => expect(rows).toEqual([]));
});

test('everything is stored once', async ({ site }) => {
  await stored.run(site);
});
