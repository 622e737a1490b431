// A form that could not be sent is delivered later, exactly once, whatever the visitor does in the meantime.
import type { Page, Route } from 'playwright-core';
import { CONTACT, countStored, FORM, newAddress, readSubmissions, waitForOutbox } from './contact-form';
import { expect, test } from './harness';
import type { Site } from './site';

/**
 * Maximum time for a delivery, in milliseconds: each failed attempt increases the next delay, a proof of work may take
 * ten seconds, and storage that does not respond on a busy machine is not retried for twenty seconds.
 */
const DELIVERY_MS = 60_000;

const storedFrom = async (site: Site, email: string) => (await readSubmissions(site, email)).length;

/** Fills in and submits the form by keyboard. */
async function fillIn(page: Page, email: string): Promise<void> {
  await page.locator(`${FORM} [name=name]`).focus();
  await waitForOutbox(page);
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.locator(`${FORM} [name=message]`).focus();
  await page.keyboard.insertText('Two prints, please.');
  await page.locator(`${FORM} form button`).focus();
}

const sent = (page: Page) => page.locator(`${FORM} .site-form-success`);

test('a form sent offline arrives once when the connection returns', async ({ visit, site }) => {
  const email = newAddress();
  const { page, context, watch } = await visit();
  // Offline, the form cannot fetch the chunk that shows queued submissions.
  watch.allowOutput(/ERR_INTERNET_DISCONNECTED|could not be loaded/);
  await page.goto(CONTACT);
  await fillIn(page, email);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await page.locator(`${FORM} .site-form-summary`).waitFor();
  await expect.poll(() => countStored(page), { timeout: DELIVERY_MS }).toBe(1);
  expect(await storedFrom(site, email)).toBe(0);
  await context.setOffline(false);
  await sent(page).waitFor({ timeout: DELIVERY_MS });
  expect(await storedFrom(site, email)).toBe(1);
  await expect.poll(() => countStored(page)).toBe(0);
});

test('a form whose outbox cannot be loaded keeps the submission and sends it later, once', async ({
  visit,
  site,
}) => {
  const email = newAddress();
  const { page, context, watch } = await visit();
  watch.allowOutput(/Failed to load resource|could not be loaded/);
  await context.route(/\/chunks\/forms-/, (route) => route.abort());
  await page.goto(CONTACT);
  await page.locator(`${FORM} [name=name]`).focus();
  await page.locator(`${FORM}:state(ready)`).waitFor();
  await page.locator(`${FORM} [name=name]`).fill('Ada');
  await page.locator(`${FORM} [name=email]`).fill(email);
  await page.locator(`${FORM} [name=message]`).fill('Two prints, please.');
  await page.keyboard.press('Tab');
  await page.locator(`${FORM} form button`).press('Enter');
  await page.locator(`${FORM} .site-form-summary`, { hasText: 'keep this page open' }).waitFor();
  expect(await storedFrom(site, email)).toBe(0);
  await context.unroute(/\/chunks\/forms-/);
  await sent(page).waitFor({ timeout: DELIVERY_MS });
  expect(await storedFrom(site, email)).toBe(1);
  await expect.poll(() => countStored(page)).toBe(0);
});

test('a queued submission survives a reload and is sent by the next page', async ({ visit, site }) => {
  const email = newAddress();
  const { page, context, watch } = await visit();
  watch.allowOutput(/Failed to load resource/);
  await page.goto(CONTACT);
  await fillIn(page, email);
  await context.route('**/api/form/**', (route) => route.abort());
  await page.keyboard.press('Enter');
  await page.locator(`${FORM} .site-form-summary`).waitFor();
  // While the storage of a busy machine does not respond, only the page has it.
  await expect.poll(() => countStored(page), { timeout: DELIVERY_MS }).toBe(1);
  await page.reload();
  expect(await storedFrom(site, email)).toBe(0);
  await context.unroute('**/api/form/**');
  await page.goto('/sites/portfolio/');
  await expect.poll(() => storedFrom(site, email), { timeout: DELIVERY_MS }).toBe(1);
  await expect.poll(() => countStored(page)).toBe(0);
});

test('a submission that is interrupted by leaving the page is sent by the next page', async ({
  visit,
  site,
}) => {
  const email = newAddress();
  const { page, context, watch } = await visit();
  watch.allowOutput(/Failed to load resource/);
  // As in browsers without `keepalive`.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => fetch(input, { ...init, keepalive: false });
  });
  await page.goto(CONTACT);
  await fillIn(page, email);
  const held: Route[] = [];
  await context.route('**/api/form/SaveFormSubmission*', (route) => void held.push(route));
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await expect.poll(() => countStored(page), { timeout: DELIVERY_MS }).toBe(1);
  await page.goto('about:blank');
  // Otherwise, the driver would let the requests pass when it stops intercepting.
  await Promise.all(held.map((route) => route.abort()));
  await context.unroute('**/api/form/SaveFormSubmission*');
  expect(await storedFrom(site, email)).toBe(0);
  await page.goto('/sites/portfolio/');
  await expect.poll(() => storedFrom(site, email), { timeout: DELIVERY_MS }).toBe(1);
  await expect.poll(() => countStored(page)).toBe(0);
});

test('a request whose server is killed after the commit is sent again and stored once', async ({
  visit,
  site,
}) => {
  const email = newAddress();
  const { page, context, watch } = await visit();
  watch.allowOutput(/Failed to load resource/);
  await page.goto(CONTACT);
  await fillIn(page, email);
  let lost = 0;
  await context.route('**/api/form/SaveFormSubmission*', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await site.kill();
    await site.start();
    return route.abort();
  });
  await page.keyboard.press('Enter');
  await sent(page).waitFor({ timeout: DELIVERY_MS });
  expect(lost).toBeGreaterThan(1);
  expect(await storedFrom(site, email)).toBe(1);
});

test('two tabs and a double click send it once', async ({ visit, site }) => {
  const email = newAddress();
  const { page, context, watch } = await visit();
  watch.allowOutput(/Failed to load resource/);
  await page.goto(CONTACT);
  await fillIn(page, email);
  let isDown = true;
  await context.route('**/api/form/SaveFormSubmission*', (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.locator(`${FORM} form button`).dblclick();
  await page.locator(`${FORM} .site-form-summary`).waitFor();
  const other = await context.newPage();
  await other.goto('/sites/portfolio/');
  isDown = false;
  await expect.poll(() => storedFrom(site, email), { timeout: DELIVERY_MS }).toBe(1);
  await expect.poll(() => countStored(page)).toBe(0);
  expect(await storedFrom(site, email)).toBe(1);
});
