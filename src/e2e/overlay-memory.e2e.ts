// Popup and bars: the visitor's actions are remembered on later pages, with any form, with a clock that was set back,
// and as well as possible if the browser blocks storage.
import type { Page } from 'playwright-core';
import { blockStorage } from '../services/page/testing/blocked-storage';
import { newAddress, readSubmissions } from './contact-form';
import { expect, test } from './harness';
import { openTestPage } from './test-page';
import type { Watch } from './watch';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const FIELD = '<label>Email <input name="email" type="email" required></label><button>Subscribe</button>';

const popup = (content: string, attributes = '') =>
  `<site-popup id="letters" timer-delay="0" ${attributes}><h2>Letters</h2>${content}</site-popup><site-services></site-services>`;

const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Letters' });
const getRecord = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('site-popup:letters') ?? '{}'));

/** The close button has focus. */
async function subscribe(page: Page, email: string): Promise<void> {
  await getDialog(page).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('part')))
    .toBe('close');
  await page.keyboard.press('Tab');
  await page.locator('form:focus-within').waitFor();
  await page.locator('site-form:not(:state(ready))').waitFor({ state: 'detached' });
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
}

async function closeByKey(page: Page): Promise<void> {
  await getDialog(page).waitFor();
  await page.keyboard.press('Escape');
  await getDialog(page).waitFor({ state: 'detached' });
}

/**
 * Opens the page again.
 * @returns whether the rules have opened the popup, in which case its script is loaded
 */
async function opensAt(page: Page, watch: Watch, time: number): Promise<boolean> {
  await page.clock.setSystemTime(time);
  watch.reset();
  await page.goto('/test-page');
  await expect.poll(() => watch.requests(/popup-rules/).length).toBe(1);
  await watch.networkQuiet();
  return watch.requests(/site-popup\.js/).length > 0;
}

test('a sign-up by a form of the page is remembered permanently [POP-011]', async ({ page, watch }) => {
  const form = `<form method="post" action="/api/newsletter/subscribe"><input type="hidden" name="listId" value="journal">${FIELD}</form>`;
  await openTestPage(page, popup(form));
  await subscribe(page, newAddress());
  await page.waitForURL(/newsletter/);
  await page.goto('/test-page');
  expect((await getRecord(page)).submitted).toBe(true);
  expect(await opensAt(page, watch, Date.now() + 400 * DAY)).toBe(false);
});

test('a sign-up by <site-form> is remembered once it is stored [POP-011]', async ({ page, site, watch }) => {
  const form = `<site-form form-id="contact"><form method="post" action="/api/form/post/contact"><input type="hidden" name="name" value="Ada"><input type="hidden" name="message" value="Letters">${FIELD}</form></site-form>`;
  await openTestPage(page, popup(form));
  await subscribe(page, 'nobody');
  await page.locator('.site-form-error').first().waitFor();
  expect(await getRecord(page)).toEqual({});
  const email = newAddress();
  await page.getByLabel('Email').fill('');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await getRecord(page)).submitted).toBe(true);
  expect(await readSubmissions(site, email)).toHaveLength(1);
  await closeByKey(page);
  expect(await opensAt(page, watch, Date.now() + 400 * DAY)).toBe(false);
});

test('a closed popup stays closed when the clock is set back [POP-008] [POP-009]', async ({ visit }) => {
  for (const [attributes, back, opensAgain] of [
    ['', HOUR, true],
    ['display-frequency="-1"', 400 * DAY, false],
  ] as const) {
    const { page, watch } = await visit();
    await openTestPage(page, popup('<p>Once a month.</p>', attributes));
    await closeByKey(page);
    expect(await opensAt(page, watch, Date.now() - back)).toBe(false);
    expect(await opensAt(page, watch, Date.now() + 31 * DAY)).toBe(opensAgain);
  }
});

test('popups and bars open, and stay closed on the page once they are closed, where the browser blocks storage', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await page.addInitScript(blockStorage);
  const bar = '<site-announcement-bar id="news" dismissible>Open on Monday.</site-announcement-bar>';
  const hours = '<details><summary>Hours</summary><p>Every day</p></details>';
  await openTestPage(
    page,
    `${bar}<site-mobile-info-bar>${hours}</site-mobile-info-bar>${popup('<p>Once a month.</p>')}`,
  );
  const announcement = page.getByText('Open on Monday.');
  for (let visits = 0; visits < 2; visits++) {
    await closeByKey(page);
    const closeBar = page.getByRole('button', { name: 'Close' });
    await closeBar.focus();
    await page.keyboard.press('Enter');
    await announcement.waitFor({ state: 'hidden' });
    await page.locator('site-announcement-bar').evaluate((element) => element.setAttribute('lang', 'en'));
    // Without its script, the bar ignores Escape.
    await page.locator('site-mobile-info-bar:defined').waitFor();
    await page.getByText('Hours').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Every day').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Every day').waitFor({ state: 'hidden' });
    expect([await getDialog(page).count(), await announcement.isVisible()]).toEqual([0, false]);
    await page.reload();
  }
});
