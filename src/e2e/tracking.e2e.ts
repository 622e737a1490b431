// Is everything that a visitor agreed to tell counted once, and nothing else, whatever becomes of their tabs? Against the
// real server, by what its database holds in the end; in a browser that keeps pages for Back, as everybody's does.

import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { cutLine } from '../tools/line/cut-line';
import { countedRows, kindsOf, rowsOf, track, waiting } from './counted';
import { test as base, expect } from './harness';
import { open } from './own-page';
import type { Watch } from './watch';

const test = base.extend({ omittedFlags: ['--disable-back-forward-cache', { scope: 'file' }] });

const QUIET = '/sites/portfolio/privacy/';
const NEXT = '/sites/portfolio/about/';
const MINUTE = 60_000;

const agree = (context: BrowserContext, url: string) =>
  context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url }]);

/** Answers of the census to page views. */
const hits = (watch: Watch) => watch.requests(/census\/RecordHit$/).map(({ outcome }) => outcome);

/** The visit as the browser keeps it: id, count and the beginning of this visit. */
async function visitOf(context: BrowserContext) {
  const cookies = await context.cookies();
  const value = (name: string) => cookies.find((one) => one.name === name)?.value ?? '';
  const [id, first, previous, current, count] = decodeURIComponent(value('ss_cvr')).split('|');
  return { id, first, previous, current, count, began: value('ss_cvt') };
}

/** Waits until all events have been taken. */
const sent = (page: Page) => expect.poll(() => waiting(page), { timeout: MINUTE }).toBe(0);

test('two tabs are one visitor on one visit, and each event of both is stored once', async ({
  site,
  visit,
  origin,
}) => {
  const { page, context, watch } = await visit();
  await agree(context, origin);
  const other = await context.newPage();
  await Promise.all([page.goto(`${QUIET}?tabs`), other.goto(`${NEXT}?tabs`)]);
  const names = (tab: string) => Array.from({ length: 6 }, (_, at) => `tabs-${tab}-${at}`);
  await Promise.all([track(page, ...names('one')), track(other, ...names('two'))]);
  await expect.poll(() => hits(watch)).toEqual([204, 204]);
  await sent(page);
  await page.close();
  const third = await context.newPage();
  await third.goto(`${QUIET}?tabs=third`);
  await expect.poll(() => hits(watch)).toEqual([204, 204, 204]);
  const { id, count, first, current, began } = await visitOf(context);
  expect({ count, current, began }).toEqual({ count: '1', current: first, began: first });
  await third.close();
  await other.close();

  const rows = rowsOf(await countedRows(site), 'tabs');
  const stored = rows
    .filter(({ kind }) => kind === 'event')
    .map(({ data }) => String((data.commonData as { object_id?: string } | undefined)?.object_id));
  expect(stored.sort()).toEqual([...names('one'), ...names('two')].sort());
  const views = rows.filter(({ kind }) => kind === 'hit');
  expect(views.map(({ visitor }) => visitor?.split('|')[0])).toEqual([id, id, id]);
  expect(kindsOf(rows).pixel).toBe(1);
});

test('a page that comes back out of the cache is no other view, and goes on with what waited', async ({
  site,
  visit,
  origin,
}) => {
  const { page, context, watch } = await visit();
  await agree(context, origin);
  watch.allowNoise(/ERR_INTERNET_DISCONNECTED|503/);
  await page.goto(`${QUIET}?cached`);
  await expect.poll(() => hits(watch)).toEqual([204]);
  let broken = true;
  await context.route('**/api/v1/events', (route) =>
    broken ? route.fulfill({ status: 503, json: { error: 'Later.' } }) : route.continue(),
  );
  await page.evaluate(() => {
    (window as { isTheSame?: boolean }).isTheSame = true;
  });
  await track(page, 'cached-before');
  await expect.poll(() => watch.requests(/v1\/events/).length).toBeGreaterThan(0);
  await page.goto(`${NEXT}?cached=next`);
  await expect.poll(() => hits(watch)).toEqual([204, 204]);
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => (window as { isTheSame?: boolean }).isTheSame)).toBe(true);
  broken = false;
  await track(page, 'cached-after');
  await sent(page);
  expect(hits(watch)).toEqual([204, 204]);
  await page.goForward({ waitUntil: 'commit' });
  await page.goBack({ waitUntil: 'commit' });
  await wait(500);
  await page.close();

  const rows = rowsOf(await countedRows(site), 'cached');
  expect(kindsOf(rows)).toMatchObject({ hit: 2, event: 2, pixel: 1 });
});

test('whoever leaves at once has been counted: the view, the visit and what they did', async ({
  site,
  visit,
  origin,
}) => {
  const { page, context, watch } = await visit();
  await agree(context, origin);
  for (const step of [1, 2, 3]) {
    await page.goto(`${step % 2 ? QUIET : NEXT}?leaves=${step}`);
    // Under way, not answered.
    await expect.poll(() => hits(watch).length, { interval: 1 }).toBe(step);
    await track(page, `leaves-${step}`);
  }
  await page.goto(`${NEXT}?leaves=last`);
  await expect.poll(() => hits(watch).length).toBe(4);
  await sent(page);
  await page.close();

  const rows = rowsOf(await countedRows(site), 'leaves');
  expect(kindsOf(rows)).toMatchObject({ hit: 4, event: 3, pixel: 1 });
});

test('what was done without a line is told by the next visit, after the tab was closed', async ({
  site,
  visit,
  origin,
}) => {
  const { page, context, watch } = await visit();
  watch.allowNoise(/ERR_INTERNET_DISCONNECTED/);
  await agree(context, origin);
  await page.goto(`${QUIET}?offline`);
  await expect.poll(() => hits(watch)).toEqual([204]);
  await cutLine(page);
  await track(page, 'offline-one', 'offline-two');
  await expect.poll(() => waiting(page)).toBe(2);
  await page.close();

  const next = await context.newPage();
  await next.goto(`${NEXT}?offline=next`);
  await sent(next);
  await expect.poll(() => hits(watch)).toEqual([204, 204]);
  await next.close();
  const rows = rowsOf(await countedRows(site), 'offline');
  expect(kindsOf(rows)).toMatchObject({ hit: 2, event: 2, pixel: 1 });
});

test('errors and measures of a page are stored once each, however it is left', async ({
  site,
  visit,
  origin,
}) => {
  const { page, context, watch } = await visit();
  watch.allowNoise(/broken-part|400 .*RecordJavascriptErrors/);
  await agree(context, origin);
  await page.goto(`${QUIET}?measured`);
  await expect
    .poll(() => watch.requests(/performance\/settings$/).map(({ outcome }) => outcome))
    .toEqual([200]);
  await page.evaluate(() => void Promise.reject(new Error('broken-part')));
  await expect
    .poll(() => watch.requests(/RecordJavascriptErrors/).some(({ outcome }) => outcome === 204))
    .toBe(true);
  await page.mouse.click(5, 5);
  await page.goto(`${NEXT}?measured=next`);
  await wait(500);
  await page.close();

  const rows = await countedRows(site);
  expect(rowsOf(rows, 'broken-part')).toHaveLength(1);
  const measures = rows.filter(({ kind }) => kind === 'performance');
  // A page out of the cache is measured anew, under another id.
  const names = measures.map(({ name, data }) => `${name} ${(data.data as { id: string }).id}`);
  expect(names.map((name) => name.split(' ')[0])).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP']));
  expect(new Set(names).size).toBe(names.length);
});

const DAY = 24 * 60 * MINUTE;

test.for([-3, 3])(
  'a clock that is put %s days off ends or doubles nothing',
  async (days, { site, visit, origin }) => {
    const { page, context, watch } = await visit();
    const word = `clock${days}`;
    await agree(context, origin);
    await page.goto(`${QUIET}?${word}`);
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
    await page.goto(`${NEXT}?${word}=off`);
    await track(page, `${word}-event`);
    await expect.poll(() => hits(watch)).toEqual([204, 204]);
    await sent(page);
    // The cookie of the visit is there: it goes on, whatever the clock says meanwhile.
    const during = await visitOf(context);
    expect({ id: during.id, count: during.count, current: during.current }).toEqual({
      id: before.id,
      count: before.count,
      current: before.current,
    });
    await page.close();

    const right = await context.newPage();
    await right.goto(`${QUIET}?${word}=right`);
    await expect.poll(() => hits(watch)).toEqual([204, 204, 204]);
    const after = await visitOf(context);
    expect(after.id).toBe(before.id);
    expect(Number(after.count)).toBeLessThanOrEqual(2);
    await right.close();
    const rows = rowsOf(await countedRows(site), word);
    expect(kindsOf(rows)).toMatchObject({ hit: 3, event: 1 });
  },
);

const ACCOUNT = { id: 'a1', email: 'ada@example.org', displayName: 'Ada' };
const untracked: Record<string, object> = {
  'somebody who edits the site': {
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
  await open(page, contextOf(untracked[who] ?? {}));
  await track(page, 'untracked');
  await expect.poll(() => watch.requests(/v1\/events/).length).toBe(1);
  await page.getByRole('button', { name: 'Pressed' }).click();
  await page.waitForLoadState('networkidle');
  expect(watch.requests(/\/api\/(census|track)\//)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toEqual(expect.arrayContaining(['ss_cvr']));
});

test('a no forgets at once what an earlier page has left on the disk, without the script that wrote it', async ({
  site,
  visit,
  origin,
}) => {
  const { page, context, watch } = await visit();
  watch.allowNoise(/503|telemetry|Failed to load resource|could not be loaded|400 .*receipts/);
  await agree(context, origin);
  await page.goto(`${QUIET}?withdrawn`);
  await expect.poll(() => hits(watch)).toEqual([204]);
  await context.route('**/api/v1/events', (route) => route.fulfill({ status: 503, json: {} }));
  await track(page, 'withdrawn-one');
  await expect.poll(() => waiting(page)).toBe(1);
  await context.route('**/telemetry-*.js', (route) => route.abort());
  await page.goto(`${NEXT}?withdrawn=next`);
  await track(page, 'withdrawn-two');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.locator('site-cookie-banner').getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => waiting(page)).toBe(0);
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
    .toEqual(['crumb', 'ss_cookieAllowed']);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  await page.close();
  expect(rowsOf(await countedRows(site), 'withdrawn-two')).toEqual([]);
});
