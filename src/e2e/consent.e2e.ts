// The visitor's answer to the cookie banner is respected, kept, recorded, and can be changed.
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { expect, test } from './harness';
import { openTestPage } from './test-page';
import type { Watch } from './watch';

const HOME = '/sites/portfolio/';
const ABOUT = '/sites/portfolio/about/';
const THIRTY_DAYS = 30 * 86_400;

const answer = (page: Page, name: 'Accept' | 'Decline') =>
  page.locator('site-cookie-banner').getByRole('button', { name });

/** Presses a button of the banner and waits until the banner has closed. */
async function give(page: Page, name: 'Accept' | 'Decline'): Promise<void> {
  await answer(page, name).click();
  await answer(page, name).waitFor({ state: 'hidden' });
}

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);
const hits = (watch: Watch) => watch.requests(/\/api\/census\/RecordHit$/);
/** Receipts stored by the server. */
const receipts = (watch: Watch) =>
  watch.requests(/consent\/receipts/).filter(({ outcome }) => outcome === 200);

test('counts and stores nothing before a choice', async ({ page, visitor, watch }) => {
  await page.goto(HOME);
  await answer(page, 'Accept').waitFor();
  await answer(page, 'Accept').hover();
  await watch.networkQuiet();
  await page.goto(ABOUT);
  await answer(page, 'Decline').waitFor();
  await watch.networkQuiet();
  expect(await visitor.context.cookies()).toEqual([]);
  expect(watch.requests(/\/api\/census\//)).toEqual([]);
});

test('acceptance holds for 30 days on all pages [CON-018], stores a receipt, and counts the page view once', async ({
  page,
  visitor,
  watch,
}) => {
  await page.goto(HOME);
  await give(page, 'Accept');
  await expect.poll(() => receipts(watch).length).toBe(1);
  await expect.poll(() => hits(watch).map(({ outcome }) => outcome)).toEqual([204]);
  const cookies = await visitor.context.cookies();
  const kept = cookies.find(({ name }) => name === 'ss_cookieAllowed');
  expect([kept?.value, kept?.path]).toEqual(['true', '/']);
  expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - THIRTY_DAYS)).toBeLessThan(120);
  expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['ss_cvr', 'ss_cvt']));
  const receipt = JSON.parse(receipts(watch)[0]?.body ?? '{}');
  expect(receipt).toMatchObject({ choice: 'granted', language: 'en' });
  expect(receipt.text).toContain('May this site count your visit?');

  await page.reload();
  await expect.poll(() => hits(watch).length).toBe(2);
  await watch.networkQuiet();
  expect(await answer(page, 'Accept').isVisible()).toBe(false);
  expect(hits(watch)).toHaveLength(2);
});

test('a refusal is stored, and the banner does not open again', async ({ page, visitor, watch }) => {
  await page.goto(HOME);
  await give(page, 'Decline');
  await expect.poll(() => receipts(watch).length).toBe(1);
  expect(JSON.parse(receipts(watch)[0]?.body ?? '{}').choice).toBe('denied');
  await page.goto(ABOUT);
  await watch.networkQuiet();
  expect(await answer(page, 'Accept').isVisible()).toBe(false);
  expect((await cookieNames(visitor.context)).sort()).toEqual(['crumb', 'ss_cookieAllowed']);
  expect(watch.requests(/\/api\/census\//)).toEqual([]);
});

test('a link in the footer reopens the banner, and declining deletes the cookies', async ({
  page,
  visitor,
  watch,
}) => {
  await page.goto(HOME);
  await give(page, 'Accept');
  await expect.poll(() => hits(watch).length).toBe(1);
  // A receipt that is being sent when the visitor leaves may be lost.
  await expect.poll(() => receipts(watch).length).toBe(1);
  await page.goto(ABOUT);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await give(page, 'Decline');
  await expect.poll(() => receipts(watch).length).toBe(2);
  expect(await cookieNames(visitor.context)).not.toEqual(expect.arrayContaining(['ss_cvr']));
  expect(await cookieNames(visitor.context)).not.toEqual(expect.arrayContaining(['ss_cvt']));
  const counted = hits(watch).length;
  await page.goto(HOME);
  await watch.networkQuiet();
  expect(hits(watch)).toHaveLength(counted);
});

test('another tab adopts the choice', async ({ page, visitor, watch }) => {
  await page.goto(HOME);
  const other = await visitor.context.newPage();
  await other.goto(ABOUT);
  await answer(other, 'Accept').hover();
  await other.locator('site-cookie-banner:state(ready)').waitFor();
  await watch.networkQuiet();
  await give(page, 'Accept');
  await answer(other, 'Accept').waitFor({ state: 'hidden' });
  await expect.poll(() => other.evaluate(() => document.documentElement.dataset.siteConsent)).toBe('granted');
  await expect.poll(() => hits(watch).length).toBe(2);
});

test.for([
  ['forced', '<site-cookie-banner forced></site-cookie-banner>', 'Accept'],
  [
    'forced by its JSON',
    '<site-cookie-banner><script type="application/json">{ "forced": true }</script></site-cookie-banner>',
    'Accept',
  ],
  [
    'kept as a button',
    '<site-cookie-banner cookie-banner-has-manage-cookies></site-cookie-banner>',
    'Cookie settings',
  ],
] as const)(
  'a banner that is %s is also loaded after a choice [CON-014]',
  async ([, markup, name], { page, visitor, origin }) => {
    await visitor.context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: origin }]);
    await openTestPage(page, `<site-services api-base="/api/"></site-services>${markup}`);
    await page.locator('site-cookie-banner').getByRole('button', { name }).waitFor();
  },
);

test('Global Privacy Control counts as a refusal until the visitor accepts', async ({ visit }) => {
  const { page, context, watch } = await visit();
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto(HOME);
  await watch.networkQuiet();
  expect(await page.evaluate(() => document.documentElement.dataset.siteConsent)).toBe('denied');
  expect(await context.cookies()).toEqual([]);
  expect(watch.requests(/\/api\/census\//)).toEqual([]);
  await page.goto('/consent/');
  await expect.poll(() => page.getByRole('status').first().textContent()).toBe('Declined by your browser');
});

test('does not send a preset visitor cookie before a choice', async ({ page, visitor, origin, watch }) => {
  await visitor.context.addCookies([{ name: 'ss_cvr', value: `${randomUUID()}|1|1|1|1`, url: origin }]);
  await page.goto(HOME);
  await watch.networkQuiet();
  expect(hits(watch)).toEqual([]);
});

const html = '<!doctype html><title>Sign in</title>';
const faults: Record<string, Parameters<Route['fulfill']>[0] | 'cut' | 'no-response'> = {
  'a page with 200': { status: 200, contentType: 'text/html', body: html },
  'broken JSON with 200': { status: 200, contentType: 'application/json', body: '{"id": "cu' },
  'a crumb that is always refused': { status: 403, json: { crumbFail: true, crumb: 'no' } },
  'a 500': { status: 500, body: 'no' },
  'a 404 page of another system': { status: 404, contentType: 'text/html', body: html },
  'an aborted connection': 'cut',
  'no response': 'no-response',
};

test.for(Object.keys(faults))(
  'the choice applies even if storing its receipt fails with %s',
  async (fault, { visit }) => {
    const { page, context, watch } = await visit();
    watch.allowOutput(/Failed to load resource/);
    await page.route('**/api/consent/**', (route) => {
      const answer = faults[fault];
      if (answer === 'cut') return route.abort();
      return answer === 'no-response' ? undefined : route.fulfill(answer);
    });
    await page.goto(HOME);
    await give(page, 'Accept');
    await expect.poll(() => hits(watch).map(({ outcome }) => outcome)).toEqual([204]);
    await page.goto(ABOUT);
    await watch.networkQuiet();
    expect(await answer(page, 'Accept').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await give(page, 'Decline');
    await expect.poll(() => cookieNames(context)).not.toContain('ss_cvr');
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'ss_cookieAllowed')?.value).toBe('false');
  },
);
