// Comments that are not in the page: their space while they load, when they cannot be loaded, and without script.
import type { Page } from 'playwright-core';
import { axe, expect, holdRequests, test } from './harness';
import { firstPaint, getShifts, recordShifts, totalShift } from './layout-shifts';
import { openTestPage } from './test-page';

const COMMENTS =
  '<site-comments item-id="/sites/restaurant/journal/soup-weather"></site-comments><p>Below</p>';
const LIST = /\/api\/comments\?/;
const RESERVED_PX = 384;

const getPlace = async (page: Page) => (await page.getByText('Below').boundingBox())!.y;

/** Opens the page with the script of the element held back until its space has been painted. */
async function openEmpty(page: Page): Promise<number> {
  await recordShifts(page);
  const release = await holdRequests(page, '**/site-elements/site-comments.js');
  await openTestPage(page, COMMENTS, { waitUntil: 'commit' });
  await page.getByText('Below').waitFor();
  await firstPaint(page);
  const place = await getPlace(page);
  expect(place).toBeGreaterThan(RESERVED_PX);
  release();
  return place;
}

test('a slow server: a message in the reserved space, then the thread, and nothing above it moves', async ({
  page,
}) => {
  const release = await holdRequests(page, LIST);
  const held = page.waitForRequest(LIST);
  const place = await openEmpty(page);
  await held;
  await page.getByText('Loading comments…').waitFor();
  expect(await getPlace(page)).toBe(place);
  expect(totalShift(await getShifts(page))).toBe(0);
  release();
  await page.locator('article.site-comment').first().waitFor();
  expect(await page.getByText('Loading comments…').count()).toBe(0);
});

for (const [name, state, text] of [
  ['closed', 'closed', 'Comments are closed.'],
  ['open for members', 'open', 'Sign in to comment.'],
] as const)
  test(`a short thread that is ${name} keeps its space`, async ({ page }) => {
    await page.route(LIST, async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as { settings: object };
      const settings = { ...list.settings, allowAnonymous: false };
      await route.fulfill({ response, json: { ...list, comments: [], count: 0, state, settings } });
    });
    const place = await openEmpty(page);
    await page.locator('site-comments').getByText(text).waitFor();
    expect(await getPlace(page)).toBe(place);
    const shifts = await getShifts(page);
    expect(totalShift(shifts), JSON.stringify(shifts)).toBe(0);
  });

test('a failing server: a message and a button in the reserved space, and nothing moves', async ({
  page,
  watch,
}) => {
  watch.allowOutput(/503/);
  await page.route(LIST, (route) => route.fulfill({ status: 503 }));
  const place = await openEmpty(page);
  const alert = page.getByRole('alert');
  await alert.getByText('The comments could not be loaded.').waitFor();
  expect(await getPlace(page)).toBe(place);
  expect(totalShift(await getShifts(page))).toBe(0);
  expect(await axe(page, 'site-comments')).toEqual([]);
  await page.unroute(LIST);
  await alert.getByRole('button', { name: 'Try again' }).press('Enter');
  await page.locator('article.site-comment').first().waitFor();
  expect(await alert.count()).toBe(0);
});

test('without script, or if its script cannot be loaded, comments leave no gap', async ({ visit }) => {
  const plain = await visit({ javaScriptEnabled: false });
  await openTestPage(plain.page, COMMENTS);
  const failing = await visit();
  failing.watch.expectOutput(/ERR_FAILED/);
  failing.watch.expectOutput(/site-comments: its script could not be loaded/);
  await failing.page.route('**/site-elements/site-comments.js', (route) => route.abort());
  await openTestPage(failing.page, COMMENTS);
  for (const { page } of [plain, failing]) await expect.poll(() => getPlace(page)).toBeLessThan(RESERVED_PX);
});
