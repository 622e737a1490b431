// Clicks on <site-button> in a real browser: counted in the database, and followed even if the server hangs.
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from './harness';
import { type EventRow, StoredEvents } from './stored-events';
import { openTestPage } from './test-page';

const stored = new StoredEvents();

async function open(page: Page, context: BrowserContext, origin: string, id: string, consent = true) {
  if (consent) await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: origin }]);
  const rendered = consent ? page.waitForResponse(/census\/button-render/) : undefined;
  await openTestPage(
    page,
    `<site-services></site-services><site-button loading="eager" alignment="center" size="large">
      <a id="${id}" href="/elements/">All elements</a></site-button>`,
  );
  await page.evaluate(() => customElements.whenDefined('site-button'));
  await rendered;
}

const summarize = (rows: readonly EventRow[]) =>
  rows
    .filter(({ kind }) => kind.startsWith('button-'))
    .map(({ kind, name }) => `${kind} ${name}`)
    .sort();

test('counts a rendered and a clicked button, then follows the link; works again after Back [BTN-001] [BTN-002] [BTN-005]', async ({
  page,
  watch,
  visitor,
  origin,
}) => {
  await open(page, visitor.context, origin, 'counted-button');
  const answer = page.waitForResponse(/census\/button-click/);
  await page.click('#counted-button', { noWaitAfter: true });
  expect((await answer).status()).toBe(204);
  await page.waitForURL('**/elements/');
  expect(watch.requests(/button-click/)).toHaveLength(1);
  await page.goBack();
  await page.waitForURL('**/test-page');
  await page.evaluate(() => customElements.whenDefined('site-button'));
  expect(await page.locator('site-button').getAttribute('data-pending')).toBe(null);
  await page.click('#counted-button', { noWaitAfter: true });
  await page.waitForURL('**/elements/');
  stored.check('counted-button', (rows) => {
    const kinds = summarize(rows);
    expect(kinds).toContain('button-click counted-button');
    expect(kinds).toContain('button-render counted-button');
    expect(rows.find(({ kind }) => kind === 'button-click')?.data).toMatchObject({
      buttonText: 'All elements',
      clickthroughUrl: '/elements/',
      alignment: 'center',
      size: 'large',
      newWindow: 'false',
      context: '1',
    });
  });
});

test('follows the link while the server hangs, after 2500 ms and once for two clicks [BTN-001] [BTN-005]', async ({
  page,
  visitor,
  origin,
}) => {
  await open(page, visitor.context, origin, 'hanging-button');
  let clicks = 0;
  await page.route('**/census/button-click', () => void clicks++);
  const start = Date.now();
  await page.dblclick('#hanging-button', { noWaitAfter: true });
  await page.waitForURL('**/elements/', { waitUntil: 'commit' });
  expect(Date.now() - start).toBeGreaterThan(2400);
  expect(clicks).toBe(1);
});

test('follows the link if the server refuses the call, and at once without consent [BTN-005]', async ({
  visit,
  origin,
}) => {
  const refused = await visit();
  refused.watch.expectOutput(/500/);
  await open(refused.page, refused.context, origin, 'refused-button');
  await refused.page.route('**/census/button-click', (route) => route.fulfill({ status: 500 }));
  await refused.page.click('#refused-button', { noWaitAfter: true });
  await refused.page.waitForURL('**/elements/');

  const silent = await visit();
  await open(silent.page, silent.context, origin, 'silent-button', false);
  await silent.page.click('#silent-button', { noWaitAfter: true });
  await silent.page.waitForURL('**/elements/');
  expect(silent.watch.requests(/census/)).toHaveLength(0);
});

test('the counted clicks are in the database [BTN-002]', async ({ site }) => {
  await stored.run(site);
});
