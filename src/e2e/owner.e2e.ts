// The owner's pages: submissions can be found and managed, at any width, without script.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { axe, expect, test } from './harness';
import type { Site } from './site';

const PLACES = [
  '/config/',
  '/config/orders',
  '/config/products',
  '/config/products/new',
  '/config/products/book-north',
  '/config/reviews',
  '/config/visits',
  '/config/forms/contact',
  '/config/outbox',
  '/config/erase',
  '/config/audit',
  '/config/accounts',
  '/config/sites',
  '/config/account',
];

function call(
  site: Site,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } };
  return fetch(`${site.origin}${path}`, { ...init, body: JSON.stringify(body) });
}

/** A text that no other test on this server uses. */
function unique(text: string): string {
  return `${text} ${Math.random().toString(36).slice(2)}`;
}

/** Submits the contact form as a visitor. @returns the id of the submission */
async function submit(site: Site, values: Record<string, string>): Promise<string> {
  const { key } = (await (await call(site, '/api/form/FormSubmissionKey', '')).json()) as { key: string };
  const form = JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'Hello', ...values });
  const answer = await call(site, '/api/form/SaveFormSubmission', { key, formId: 'contact', form });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { submissionId: string }).submissionId;
}

async function signIn(page: Page, site: Site, path = '/config/'): Promise<void> {
  await page.goto(path);
  await enterToken(page, await readToken(site), path);
}

const readToken = async ({ dataDir }: Site): Promise<string> =>
  (await readFile(join(dataDir, 'owner-token'), 'utf8')).trim();

/** Enters the token on the sign-in page at this path. */
async function enterToken(page: Page, token: string, path: string): Promise<void> {
  await page.getByLabel('Owner token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The sign-in page has the same address.
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  await page.waitForURL((url) => url.pathname === path);
}

test('reads, exports and deletes without script', async ({ site, visit }) => {
  const { page, watch } = await visit({ javaScriptEnabled: false });
  watch.expectOutput(/401/);
  const message = unique('to be exported');
  const id = await submit(site, { name: 'Grace', message });
  await signIn(page, site, '/config/forms/contact');
  await expect.poll(() => page.getByText(message).count()).toBe(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('contact.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain(`${id},`);
  await page.getByRole('article').filter({ hasText: message }).locator('summary').click();
  expect(await page.getByText(message).count()).toBe(1);
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect.poll(() => page.getByText(message).count()).toBe(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => page.getByRole('heading', { name: 'Sign in' }).count()).toBe(1);
});

test('approves a held submission', async ({ site, page, watch }) => {
  watch.expectOutput(/401/);
  const message = unique('not a robot');
  await submit(site, { message, 'leave-this-empty': 'filled by a helpful program' });
  await signIn(page, site);
  // Other forms may have held submissions, too.
  await page.locator('a[href$="/contact?show=held"]').click();
  const held = page.getByRole('article').filter({ hasText: message });
  await held.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => held.count()).toBe(0);
  await page.getByRole('link', { name: 'Received' }).click();
  await expect.poll(() => page.getByText(message).count()).toBe(1);
});

test('a visitor joins and leaves a mailing list by the links in a mail', async ({ site, page, watch }) => {
  watch.expectOutput(/401/);
  const email = `${unique('reader').replace(' ', '-')}@example.org`;
  const wish = { email, listId: 'journal' };
  expect((await call(site, '/api/newsletter/subscribe', wish)).status).toBe(200);
  await signIn(page, site);
  const mail = page.locator('details').filter({ hasText: email });
  await expect
    .poll(async () => {
      await page.goto('/config/outbox');
      return mail.count();
    })
    .toBe(1);
  await mail.locator('summary').click();
  const leave = await mail.getByRole('link', { name: /unsubscribe/ }).getAttribute('href');
  await mail.getByRole('link', { name: /confirm\?token/ }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => page.getByText('You are now subscribed to “Northlight Journal”.').count()).toBe(1);
  await page.goto(leave ?? '');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect.poll(() => page.getByRole('heading', { name: 'You have unsubscribed' }).count()).toBe(1);
  expect(await axe(page)).toEqual([]);
});

test('a site is added, given a quota and payment keys of its own, and removed', async ({ site, visit }) => {
  const { page, watch } = await visit({ viewport: { width: 320, height: 800 } });
  watch.expectOutput(/401|422/);
  const id = `shop-${Math.random().toString(36).slice(2)}`;
  const check = async () => {
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  };
  await signIn(page, site, '/config/sites');
  await page.getByLabel('Id').fill(id);
  await page.getByLabel('Hosts').fill(`${id}.example www.${id}.example`);
  await page.getByLabel('Name').fill('W'.repeat(100));
  await page.getByLabel('Folder').fill('missing');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('link', { name: 'There is no such folder.' }).click();
  await check();
  await page.getByLabel('Folder').fill('demo');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => page.getByText('The owner token is shown once.').count()).toBe(1);
  await check();
  const listed = page.getByRole('region', { name: 'W'.repeat(100) });
  await listed.locator('summary').first().click();
  await listed.getByLabel('Stored submissions').fill('7');
  await check();
  await listed.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => listed.getByText('0 of 7 submissions').count()).toBe(1);
  await listed.locator('summary', { hasText: 'Payments' }).click();
  await listed.getByLabel('Provider').selectOption('Stripe');
  await listed.getByLabel('Stripe secret key').fill('pk_test_notSecretAtAll');
  await listed.getByRole('button', { name: 'Save the payments' }).click();
  await expect.poll(() => page.getByText('Enter the signing secret').count()).toBeGreaterThan(0);
  await check();
  await listed.getByLabel('Stripe secret key').fill('sk_test_ofThisSiteOnly9876');
  await listed.getByLabel('Signing secret').fill('whsec_ofThisSiteOnly1234');
  await listed.getByRole('button', { name: 'Save the payments' }).click();
  await expect.poll(() => listed.getByText('Stripe (test), key …9876').count()).toBe(1);
  expect(await page.content()).not.toMatch(/ofThisSiteOnly/);
  await listed.locator('summary', { hasText: 'Emails' }).click();
  await check();
  for (const [confirm, count, outcome] of [
    ['no', 1, page.getByRole('alert')],
    [id, 0, page.getByText('Saved.', { exact: true })],
  ] as const) {
    const field = listed.getByLabel(`Enter ${id}`);
    if (!(await field.isVisible())) await listed.locator('summary').last().click();
    await field.fill(confirm);
    await listed.getByRole('button', { name: 'Remove permanently' }).click();
    await outcome.waitFor();
    await check();
    expect(await listed.count()).toBe(count);
  }
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [320, 'dark'],
] as const) {
  test(`pages fit ${width} px and have no accessibility violations, ${colorScheme}`, async ({
    site,
    visit,
  }) => {
    const { page, watch } = await visit({ viewport: { width, height: 800 }, colorScheme });
    watch.expectOutput(/401/);
    await submit(site, { name: 'W'.repeat(200), message: `${'x'.repeat(300)}\n\nlast line` });
    await submit(site, { 'leave-this-empty': 'x' });
    const fits = async (place: string) => {
      await page.goto(place);
      expect(await axe(page), place).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, place).toBeLessThanOrEqual(0);
    };
    await fits('/members');
    await fits('/config/');
    await signIn(page, site);
    for (const place of [...PLACES, '/config/forms/contact?show=held']) await fits(place);
  });
}

test('the owner of another site sets its payments and mails, without script', async ({ site, visit }) => {
  const { page, watch } = await visit({ viewport: { width: 320, height: 800 } });
  watch.expectOutput(/401|422/);
  watch.allowOutput(/request to another host: \S+\.localhost:/);
  const id = `own-${Math.random().toString(36).slice(2)}`;
  const { port } = new URL(site.origin);
  const authorization = `Bearer ${await readToken(site)}`;
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${site.origin}/config/sites${path}`, {
      method: 'POST',
      headers: { authorization, accept: 'text/html', origin: site.origin },
      body: new URLSearchParams(fields),
    });
  const added = await post('', {
    id,
    hosts: `${id}.localhost`,
    folder: 'demo',
    url: `http://${id}.localhost:${port}`,
  });
  const token = /<p class="letter">([\w-]{43})</.exec(await added.text())?.[1] ?? '';
  const check = async (): Promise<void> => {
    expect(await axe(page)).toEqual([]);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
    expect(await page.locator('script').count()).toBe(0);
  };
  await page.goto(`http://${id}.localhost:${port}/config/`);
  await enterToken(page, token, '/config/');
  await page.getByRole('link', { name: 'Payments and sender' }).click();
  await check();
  const payments = page.locator('form[action$="/payments"]');
  await payments.getByLabel('Provider').selectOption('Stripe');
  await payments.getByLabel('Stripe secret key').fill('sk_test_ofThisSiteOnly9876');
  await payments.getByLabel('Signing secret').fill('whsec_ofThisSiteOnly1234');
  await payments.getByLabel('Owner token').fill('another one');
  await payments.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'This is not the owner token.' }).click();
  await check();
  expect(await page.content()).not.toMatch(/ofThisSiteOnly|another one/);
  await payments.getByLabel('Stripe secret key').fill('sk_test_ofThisSiteOnly9876');
  await payments.getByLabel('Signing secret').fill('whsec_ofThisSiteOnly1234');
  await payments.getByLabel('Owner token').fill(token);
  await payments.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => page.getByText('Stripe (test), key …9876').count()).toBe(1);
  expect(await page.content()).not.toMatch(/ofThisSiteOnly/);
  const mails = page.locator('form[action$="/mail"]');
  await mails.getByLabel('Sender address').fill('post@elsewhere.example');
  await mails.getByLabel('Owner token').fill(token);
  await mails.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => page.getByRole('link', { name: `Enter an address at ${id}.localhost` }).count())
    .toBe(1);
  await check();
  await mails.getByLabel('Sender address').fill(`post@${id}.localhost`);
  await mails.getByLabel('Owner token').fill(token);
  await mails.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => page.getByText(`<post@${id}.localhost>`).count()).toBe(1);
  expect((await post(`/${id}/remove`, { confirm: id })).ok).toBe(true);
});
