// Does a visitor get onto a mailing list, from the footer of a site, with and without script?
import type { Page } from 'playwright-core';
import { axe, expect, test } from './harness';

const SITE = '/sites/portfolio/';
const NEWS = '.site-footer site-newsletter';
const field = (page: Page) => page.locator(`${NEWS} [name=email]`);
const message = (page: Page) => page.locator(`${NEWS} .site-newsletter-message`);
const SENT = /open the link in the email/;

for (const view of [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const)
  test(`a visitor with a keyboard signs up, ${view.width} px, ${view.colorScheme}`, async ({ visit }) => {
    const { width, height, colorScheme } = view;
    const { page, watch } = await visit({ viewport: { width, height }, colorScheme });
    await page.goto(SITE);
    await field(page).focus();
    await page.locator(`${NEWS}:state(ready)`).waitFor();
    await page.keyboard.type('ada@example');
    await page.keyboard.press('Enter');
    await expect.poll(() => message(page).textContent()).toMatch(/invalid/);
    expect(await axe(page, NEWS)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.keyboard.press('End');
    await page.keyboard.type('.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => message(page).textContent()).toMatch(SENT);
    expect(await field(page).isVisible()).toBe(false);
    expect(await axe(page, NEWS)).toEqual([]);
    expect(watch.requests(/newsletter\/subscribe/)).toHaveLength(1);
    expect(watch.violations()).toEqual([]);
  });

test('without script the form posts by itself and a page answers', async ({ visit }) => {
  const { page, watch } = await visit({ javaScriptEnabled: false });
  watch.allowNoise(/422|favicon/);
  await page.goto(SITE);
  await field(page).fill('grace@example.com');
  await page.locator(`${NEWS} button`).click();
  await page.waitForURL(/\/api\/newsletter\/asked/);
  expect(await page.locator('main').textContent()).toMatch(SENT);
});

test('a dead line keeps what was typed, and says so', async ({ visit }) => {
  const { page, context, watch } = await visit();
  watch.allowNoise(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(SITE);
  await field(page).focus();
  await page.locator(`${NEWS}:state(ready)`).waitFor();
  await page.keyboard.type('alan@example.com');
  // What the block fetches when it is needed is there.
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => message(page).textContent()).toMatch(/Unable to connect/);
  expect(await field(page).inputValue()).toBe('alan@example.com');
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await expect.poll(() => message(page).textContent()).toMatch(SENT);
});
