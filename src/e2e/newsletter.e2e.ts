// Sign-up for a mailing list in the footer of a site, with and without script.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { countStored, waitForOutbox } from './contact-form';
import { axe, expect, test } from './harness';
import type { Site } from './site';

const SITE = '/sites/portfolio/';
const NEWS = '.site-footer site-newsletter';
const field = (page: Page) => page.locator(`${NEWS} [name=email]`);
const message = (page: Page) => page.locator(`${NEWS} .site-newsletter-message`);
const SENT = /open the link in the email/;

for (const view of [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const)
  test(`a visitor signs up by keyboard, ${view.width} px, ${view.colorScheme}`, async ({ visit }) => {
    const { width, height, colorScheme } = view;
    const { page, watch } = await visit({ viewport: { width, height }, colorScheme });
    await page.goto(SITE);
    await field(page).focus();
    await page.locator(`${NEWS}:state(ready)`).waitFor();
    await page.keyboard.type('ada@');
    await page.keyboard.press('Enter');
    await expect.poll(() => message(page).textContent()).toMatch(/invalid/);
    expect(await axe(page, NEWS)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.keyboard.press('End');
    await page.keyboard.type('example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => message(page).textContent()).toMatch(SENT);
    expect(await field(page).isVisible()).toBe(false);
    expect(await axe(page, NEWS)).toEqual([]);
    expect(watch.requests(/newsletter\/subscribe/)).toHaveLength(1);
    expect(watch.violations()).toEqual([]);
  });

test('posts natively without script, and a page confirms', async ({ visit }) => {
  const { page, watch } = await visit({ javaScriptEnabled: false });
  watch.allowOutput(/422|favicon/);
  await page.goto(SITE);
  await field(page).fill('grace@example.com');
  await page.locator(`${NEWS} button`).click();
  await page.waitForURL(/\/api\/newsletter\/asked/);
  expect(await page.locator('main').textContent()).toMatch(SENT);
});

/** The number of mails to this address in the server's log. */
async function mailsTo(site: Site, email: string): Promise<number> {
  const token = readFileSync(join(site.dataDir, 'owner-token'), 'utf8').trim();
  const answer = await fetch(`${site.origin}/config/outbox`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  const log = (await answer.text()).split('Mail log')[1] ?? '';
  return log.split(`to ${email},`).length - 1;
}

test('offline, the form keeps the address, says so, and sends it when the connection returns', async ({
  visit,
  site,
}) => {
  const { page, context, watch } = await visit();
  watch.allowOutput(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(SITE);
  await field(page).focus();
  await page.locator(`${NEWS}:state(ready)`).waitFor();
  await page.keyboard.type('alan@example.com');
  await waitForOutbox(page, NEWS);
  await watch.networkQuiet();
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => message(page).textContent()).toMatch(/Unable to connect.+saved on this device/);
  expect(await field(page).inputValue()).toBe('alan@example.com');
  expect(await axe(page, NEWS)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => message(page).textContent(), { timeout: 60_000 }).toMatch(SENT);
  await expect.poll(() => mailsTo(site, 'alan@example.com')).toBe(1);
});

test('a queued sign-up survives a reload and is sent once by the next page', async ({ visit, site }) => {
  const email = 'kept@example.com';
  const { page, context, watch } = await visit();
  watch.allowOutput(/ERR_|Failed to load resource/);
  await page.goto(SITE);
  await field(page).focus();
  await page.locator(`${NEWS}:state(ready)`).waitFor();
  await page.keyboard.type(email);
  let isDown = true;
  let lost = 0;
  await context.route('**/api/newsletter/subscribe', async (route) => {
    if (isDown) return route.abort();
    // The first response is lost after the mail is written, so the request is repeated.
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.keyboard.press('Enter');
  await expect.poll(() => message(page).textContent()).toMatch(/saved on this device/);
  await page.reload();
  await field(page).focus();
  await page.locator(`${NEWS} .site-form-note`).waitFor();
  expect(await axe(page, NEWS)).toEqual([]);
  expect(await mailsTo(site, email)).toBe(0);
  isDown = false;
  await page.goto('/sites/portfolio/about/');
  await expect.poll(() => lost, { timeout: 60_000 }).toBeGreaterThan(1);
  // The mail was written by the first request; the second one may still be under way.
  await expect.poll(() => countStored(page), { timeout: 60_000 }).toBe(0);
  await expect.poll(() => mailsTo(site, email)).toBe(1);
  await page.goto(SITE);
  await field(page).focus();
  await page.locator(`${NEWS}:state(ready)`).waitFor();
  expect(await page.locator(`${NEWS} .site-form-note`).count()).toBe(0);
  expect(await mailsTo(site, email)).toBe(1);
}, 120_000);
