// The contact form: the visitor's input reaches the database exactly once, whatever fails on the way.
import type { Page } from 'playwright-core';
import { CONTACT, FORM, readSubmissions, waitForOutbox } from './contact-form';
import { axe, expect, holdRequests, SLOW_4G, test, throttle } from './harness';

/** Fills in the form by keyboard, from its first field. */
async function fillIn(page: Page, email: string, message = 'Two prints, please.\nThank you.'): Promise<void> {
  await page.locator(`${FORM} [name=name]`).focus();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('P');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(message);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
}

const filled = (email: string) => ({
  name: 'Ada',
  email,
  subject: 'Prints',
  message: 'Two prints, please.\nThank you.',
  updates: ['Tell me about new prints'],
});

const getSuccess = (page: Page) => page.locator(`${FORM} .site-form-success`);
const send = (page: Page) => page.locator(`${FORM} form button`);

test('a visitor corrects errors and submits by keyboard', async ({ page, site, watch }) => {
  await page.goto(CONTACT);
  await page.locator(`${FORM} [name=name]`).focus();
  await page.locator(`${FORM}:state(ready)`).waitFor();
  await page.keyboard.press('Enter');
  await page.locator(`${FORM} .site-form-summary`).waitFor();
  expect(await page.locator(`${FORM} .site-form-error`).allTextContents()).toEqual([
    'Name is required.',
    'Email is required.',
    'Message is required.',
  ]);
  await page.locator(`${FORM} [name=name]:focus`).waitFor();
  expect(await axe(page, FORM)).toEqual([]);
  await fillIn(page, 'keyboard@example.com');
  expect(await page.locator(`${FORM} .site-form-error`).count()).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await getSuccess(page).waitFor();
  expect(await page.locator(`${FORM} form`).isVisible()).toBe(false);
  const [stored, ...more] = await readSubmissions(site, 'keyboard@example.com');
  expect(more).toEqual([]);
  expect(stored?.values).toEqual(filled('keyboard@example.com'));
  expect(watch.violations()).toEqual([]);
});

test('posts natively without script, with and without errors', async ({ visit, site }) => {
  const { page, watch } = await visit({ javaScriptEnabled: false });
  // The browser reports the 422, and server pages have no icon.
  watch.expectOutput(/422|favicon/);
  await page.goto(CONTACT);
  // Browsers have no length limit for email addresses; the server has one.
  await fillIn(page, `${'a'.repeat(250)}@example.com`);
  await send(page).click();
  await page.getByRole('alert').waitFor();
  expect(await page.locator('[name=message]').inputValue()).toContain('Two prints, please.');
  await page.locator('[name=email]').fill('plain@example.com');
  await page.getByRole('button').click();
  await page.waitForURL(/\/api\/form\/result\/contact/);
  expect((await readSubmissions(site, 'plain@example.com')).map(({ values }) => values)).toEqual([
    filled('plain@example.com'),
  ]);
});

test('a submission made before the script has loaded is sent once it has', async ({ page, site }) => {
  await throttle(page, SLOW_4G);
  const release = await holdRequests(page, '**/site-elements/site-form.js');
  await page.goto(CONTACT);
  await page.locator(`${FORM} [name=name]`).focus();
  await fillIn(page, 'early@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.locator(`${FORM}:not(:defined)`).count()).toBe(1);
  release();
  await getSuccess(page).waitFor({ timeout: 60_000 });
  expect((await readSubmissions(site, 'early@example.com')).map(({ values }) => values)).toEqual([
    filled('early@example.com'),
  ]);
});

test('a double click stores one submission', async ({ page, site }) => {
  await page.goto(CONTACT);
  await fillIn(page, 'double@example.com');
  await page.locator(`${FORM}:state(ready)`).waitFor();
  await send(page).dblclick();
  await getSuccess(page).waitFor();
  expect(await readSubmissions(site, 'double@example.com')).toHaveLength(1);
});

test('a lost response neither loses nor duplicates the submission', async ({ page, site, watch }) => {
  watch.expectOutput(/ERR_|Failed to load/);
  await page.goto(CONTACT);
  await fillIn(page, 'lost@example.com');
  let lost = 0;
  let press = () => {};
  const pressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  await page.route('**/api/form/SaveFormSubmission', async (route) => {
    if (lost++ > 0) {
      // The form retries automatically: the confirmation must not replace the button before the click.
      await pressed;
      return route.continue();
    }
    await route.fetch();
    return route.abort();
  });
  await page.locator(`${FORM}:state(ready)`).waitFor();
  await send(page).click();
  await page.locator(`${FORM} .site-form-summary`).waitFor();
  expect(await page.locator(`${FORM} [name=message]`).inputValue()).toContain('Two prints, please.');
  await send(page).click();
  press();
  await getSuccess(page).waitFor();
  expect(await readSubmissions(site, 'lost@example.com')).toHaveLength(1);
});

test('a confirmed submission survives a crash of the server', async ({ page, site, watch }) => {
  watch.expectOutput(/ERR_|Failed to load|could not be loaded/);
  await page.goto(CONTACT);
  await fillIn(page, 'crash@example.com');
  await waitForOutbox(page);
  await site.kill();
  await send(page).click();
  await page.locator(`${FORM} .site-form-summary`).waitFor();
  await site.start();
  // The form retries automatically: the confirmation may replace the button before the click.
  await getSuccess(page).waitFor({ timeout: 60_000 });
  await site.kill();
  await site.start();
  expect((await readSubmissions(site, 'crash@example.com')).map(({ values }) => values)).toEqual([
    filled('crash@example.com'),
  ]);
});
