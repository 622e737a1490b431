// Popup: opens with the loader, remembers the visitor's choice, and works without script.
import type { Page } from 'playwright-core';
import { axe, expect, test } from './harness';
import { openTestPage } from './test-page';
import type { Watch } from './watch';

const CORNER = '/elements/popup/corner/';
const SCROLL = '/elements/popup/scroll/';

/** Resolves when the rules of the popup have started, so that a test can move the clock. */
async function visit(page: Page, watch: Watch, path: string): Promise<void> {
  const before = watch.requests(/popup-rules/).length;
  await page.goto(path);
  await expect.poll(() => watch.requests(/popup-rules/).length).toBe(before + 1);
  await watch.networkQuiet();
}

const getStored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('site-popup')));

test('loads its view only when it opens, and stays closed once it was closed [POP-002] [POP-008]', async ({
  page,
  watch,
}) => {
  await page.clock.install();
  // A page that cannot scroll counts as fully scrolled.
  await page.setViewportSize({ width: 700, height: 200 });
  const popup = page.getByRole('dialog', { name: 'Free delivery this week' });
  await visit(page, watch, SCROLL);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(250);
  await page.clock.runFor(30_000);
  expect(watch.requests(/site-popup\.js/)).toEqual([]);
  expect(await popup.count()).toBe(0);
  await page.mouse.wheel(0, 4000);
  await popup.waitFor();
  expect(await getStored(page)).toEqual([]);
  await popup.getByRole('button', { name: 'Close' }).click();
  await popup.waitFor({ state: 'detached' });
  const days = 24 * 3600 * 1000;
  for (const [wait, count] of [
    [0, 0],
    [29 * days, 0],
    [2 * days, 1],
  ] as const) {
    await page.clock.fastForward(wait);
    await visit(page, watch, SCROLL);
    await page.mouse.wheel(0, 4000);
    await page.clock.runFor(10_000);
    await watch.networkQuiet();
    if (count > 0) await popup.waitFor();
    else expect(await popup.count()).toBe(0);
  }
});

test('without consent, does not store that it was left open', async ({ page }) => {
  await page.goto(CORNER);
  await page.getByRole('dialog', { name: 'Letters from the studio' }).waitFor();
  await page.reload();
  expect(await getStored(page)).toEqual([]);
});

test('does not open again on the next page when it was left open, and opens in the next visit', async ({
  origin,
  page,
  watch,
}) => {
  await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: origin }]);
  await page.clock.install();
  const popup = page.getByRole('dialog', { name: 'Letters from the studio' });
  await visit(page, watch, CORNER);
  await page.clock.runFor(10_000);
  await popup.waitFor();
  expect(await getStored(page)).toEqual([]);
  await visit(page, watch, CORNER);
  await page.clock.runFor(60_000);
  await watch.networkQuiet();
  expect(await getStored(page)).toEqual(['site-popup-left']);
  expect(await popup.count()).toBe(0);
  await page.clock.fastForward(30 * 60_000);
  await visit(page, watch, CORNER);
  await page.clock.runFor(10_000);
  await popup.waitFor();
});

test('is accessible, and stores that the visitor has signed up in it [POP-011]', async ({ page }) => {
  await page.goto(CORNER);
  const popup = page.getByRole('dialog', { name: 'Letters from the studio' });
  await popup.waitFor();
  expect(await axe(page, 'site-popup')).toEqual([]);
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('status').filter({ hasText: /\S/ }).waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem('site-popup:example-letters') ?? '{}').submitted),
    )
    .toBe(true);
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
});

test('is a section of the page without script, also when its script cannot be loaded', async ({ visit }) => {
  const plain = await visit({ javaScriptEnabled: false });
  await plain.page.goto(CORNER);
  await plain.page.getByLabel('Email').waitFor();
  const broken = await visit();
  const failure = /site-popup|Failed to load/;
  broken.watch.expectOutput(failure);
  await broken.page.route(/site-popup\.js/, (route) => route.abort());
  await broken.page.goto(CORNER);
  // Until the services have run, the section is visible, too.
  await expect.poll(() => broken.watch.output.some((line) => failure.test(line))).toBe(true);
  await broken.page.getByLabel('Email').waitFor();
});

test('does not open once Escape was pressed while its script was loading', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await openTestPage(
    page,
    `<a href="#offer">Offer</a><site-popup id="offer" popup-style="none"><h2>Offer</h2></site-popup>
    <site-services></site-services>`,
  );
  await page.route(/site-popup\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const popup = page.locator('site-popup');
  // The loader loads the rules.
  await expect
    .poll(async () => {
      await page.getByRole('link', { name: 'Offer' }).click();
      return popup.getAttribute('open');
    })
    .toBe('');
  await page.keyboard.press('Escape');
  expect(await popup.getAttribute('open')).toBe(null);
  release();
  await page.locator('site-popup:state(ready)').waitFor({ state: 'attached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('link', { name: 'Offer' }).click();
  await page.getByRole('dialog', { name: 'Offer' }).waitFor();
});

test('opens for a URL fragment in its content, without the code that opens popups automatically', async ({
  page,
  watch,
}) => {
  await openTestPage(
    page,
    '<site-popup id="offer" popup-style="none"><h2>Offer</h2><p id="terms">Terms</p></site-popup>',
    { search: '#terms' },
  );
  await page.getByRole('dialog', { name: 'Offer' }).waitFor();
  expect(await page.getByText('Terms').isVisible()).toBe(true);
  expect(watch.requests(/chunks\/opening/)).toEqual([]);
});
