// Third-party tags that wait for consent send and store nothing before consent, after a refusal and after a withdrawal.
// A collection of common tags calls a server that acts as all vendors.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { listStoredKeys, recordWrites, sendPrivacySignal } from './browser-storage';
import { expect, test } from './harness';
import { fakeVendors, tags, VENDORS } from './tag-corpus';
import { getWatch, type Watch } from './watch';

const GATE = readFileSync(resolve(import.meta.dirname, '../../dist/elements/consent-gate.html'), 'utf8');
/** Data that the site itself stores: the answer and the CSRF token. */
const NECESSARY = ['cookie crumb', 'cookie ss_cookieAllowed'];

/** A page with every tag of the collection. */
async function open(page: Page): Promise<void> {
  await fakeVendors(page.context());
  const body = tags.map(({ markup }) => markup).join('\n');
  await page.route('**/shop', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head>${GATE}<title>Shop</title><link rel="icon" href="/favicon.ico">
        <link rel="stylesheet" href="/site-elements/site-elements.css"><script type="module" src="/site-elements/autoload.js"></script></head>
        <body><h1>Shop</h1><site-services></site-services>${body}
        <footer><a href="#cookie-settings">Cookie settings</a></footer>
        <site-cookie-banner cookie-banner-accept-type="OPT_IN_AND_OUT"></site-cookie-banner></body></html>`,
    }),
  );
  await page.goto('/shop');
}

/** Names of the tags that have sent requests, starting at an index. */
const called = ({ network }: Watch, from = 0) => {
  const requested = network.slice(from).filter(({ url }) => url.origin === VENDORS);
  return [...new Set(requested.map(({ url }) => url.search.slice(1)))].sort();
};
const button = (page: Page, name: string) => page.locator('site-cookie-banner').getByRole('button', { name });

/** Scrolls through the page and waits long enough for delayed requests. */
async function read(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 2000);
  await getWatch(page).networkQuiet();
}

test('every tag of the corpus runs after consent', async ({ visit, origin }) => {
  const { page, context, watch } = await visit();
  watch.allowOutput(/vendors\.test/);
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: origin }]);
  await open(page);
  await page.mouse.wheel(0, 9000);
  await expect.poll(() => called(watch)).toEqual(tags.map(({ name }) => name).sort());
});

test.for(['pending', 'denied', 'GPC'])(
  '%s: sends no requests and stores nothing',
  async (state, { visit, origin }) => {
    const { page, context, watch } = await visit();
    const writes = await recordWrites(context);
    if (state === 'GPC') await sendPrivacySignal(context);
    if (state === 'denied')
      await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: origin }]);
    await open(page);
    await read(page);
    expect(await page.evaluate(() => document.documentElement.dataset.siteConsent)).toBe(
      state === 'pending' ? 'pending' : 'denied',
    );
    expect(called(watch)).toEqual([]);
    expect((await context.cookies(VENDORS)).length).toBe(0);
    expect(writes.filter((write) => !NECESSARY.includes(write))).toEqual([]);
    expect((await listStoredKeys(page)).filter((one) => !NECESSARY.includes(one))).toEqual([]);
  },
);

test('after a withdrawal, tags send nothing, and what they stored is deleted', async ({ visit }) => {
  const { page, context, watch } = await visit();
  watch.allowOutput(/vendors\.test/);
  const writes = await recordWrites(context);
  await open(page);
  await button(page, 'Accept').click();
  await page.mouse.wheel(0, 9000);
  await expect.poll(() => called(watch)).toEqual(tags.map(({ name }) => name).sort());
  await expect
    .poll(() => listStoredKeys(page))
    .toEqual(
      expect.arrayContaining([
        'cookie _ga',
        'cookie shop_visitor',
        'local ajs_anonymous_id',
        'database ph_events',
      ]),
    );

  // A tag that runs only after its data has been deleted would store it again.
  await watch.networkQuiet();
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  const anew = page.waitForEvent('load');
  await button(page, 'Decline').click();
  await anew;
  await read(page);
  writes.length = 0;
  const from = watch.network.length;
  await open(page);
  await read(page);
  expect(called(watch, from)).toEqual([]);
  expect(writes.filter((write) => !NECESSARY.includes(write))).toEqual([]);
  expect((await listStoredKeys(page)).filter((one) => !NECESSARY.includes(one))).toEqual([]);
});
