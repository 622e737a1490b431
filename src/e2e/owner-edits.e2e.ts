// Two owners who change the same thing at the same time. The pages have no script; axe needs one.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { axe, expect, test } from './harness';
import type { Site } from './site';

const PRODUCT = '/config/products/postcards';

async function open(page: Page, { dataDir }: Site): Promise<void> {
  await page.goto(PRODUCT);
  await page.getByLabel('Owner token').fill((await readFile(join(dataDir, 'owner-token'), 'utf8')).trim());
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The sign-in page has the same address.
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('of two owners who edit a product, the second sees what the first has saved and keeps their own input', async ({
  site,
  visit,
}) => {
  const [{ page: first, watch }, { page: second, watch: watchSecond }] = [
    await visit({ javaScriptEnabled: false }),
    await visit(),
  ];
  watch.expectOutput(/401/);
  watchSecond.expectOutput(/401|409/);
  await open(first, site);
  await open(second, site);
  const title = await first.getByLabel('Title').inputValue();
  const description = await first.getByLabel('Description').inputValue();
  await first.getByLabel('Title').fill('Their cards');
  await first.getByLabel('Description').fill('Their description.');
  await save(first);
  await first.getByText('Saved.').waitFor();
  await second.getByLabel('Title').fill('Own cards');
  const answer = second.waitForResponse((response) => response.request().method() === 'POST');
  await save(second);
  expect((await answer).status()).toBe(409);
  await second.waitForLoadState();
  const alert = second.getByRole('alert');
  await alert.getByText('Somebody else has changed this in the meantime. Nothing was saved.').waitFor();
  expect(await alert.getByRole('link').allTextContents()).toEqual(['Title', 'Description']);
  expect(await second.getByLabel('Title').inputValue()).toBe('Own cards');
  expect(await second.getByLabel('Description').inputValue()).toBe('Their description.');
  await second.getByText('Somebody else has saved: Their cards').waitFor();
  expect(await axe(second)).toEqual([]);
  await alert.getByRole('link', { name: 'Title' }).click();
  await save(second);
  await second.getByText('Saved.').waitFor();
  await first.goto(PRODUCT);
  expect(await first.getByLabel('Title').inputValue()).toBe('Own cards');
  expect(await first.getByLabel('Description').inputValue()).toBe('Their description.');
  await first.getByLabel('Title').fill(title);
  await first.getByLabel('Description').fill(description);
  await save(first);
  await first.getByText('Saved.').waitFor();
});
