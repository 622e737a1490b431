// Comments and summaries that are not in the page: their space while they load, when they cannot be loaded, and without
// script.
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
async function openEmpty(page: Page, markup = COMMENTS, reservedPx = RESERVED_PX): Promise<number> {
  await recordShifts(page);
  const release = await holdRequests(page, /\/site-elements\/site-(comments|summary)\.js/);
  await openTestPage(page, markup, { waitUntil: 'commit' });
  await page.getByText('Below').waitFor();
  await firstPaint(page);
  const place = await getPlace(page);
  expect(place).toBeGreaterThan(reservedPx);
  release();
  return place;
}

/** The mount of a published page, on a site with these settings. */
const createMount = (commentsEnabled: boolean, state: number) =>
  `<site-services api-base="/api/"><script type="application/json">{"websiteSettings":{"commentsEnabled":${commentsEnabled}}}</script></site-services>
  <site-comments><div data-item-id="/sites/restaurant/journal/soup-weather" data-public-comment-count="3" data-comment-state="${state}"></div></site-comments>
  <p>Below</p>`;

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

test('the thread of a published mount appears in the space reserved for it', async ({ page }) => {
  const release = await holdRequests(page, LIST);
  const held = page.waitForRequest(LIST);
  const place = await openEmpty(page, createMount(true, 1));
  await held;
  await page.getByText('3 Comments').waitFor();
  expect(await getPlace(page)).toBe(place);
  const shifts = await getShifts(page);
  expect(totalShift(shifts), JSON.stringify(shifts)).toBe(0);
  release();
  await page.locator('article.site-comment').first().waitFor();
  expect(await getPlace(page)).toBeGreaterThanOrEqual(place);
});

test('the count of a published mount takes the space reserved for it', async ({ page }) => {
  const place = await openEmpty(page, createMount(false, 2), 0);
  await page.getByText('3 Comments. Comments are closed.').waitFor();
  expect(await getPlace(page)).toBe(place);
  expect(totalShift(await getShifts(page))).toBe(0);
});

test('a summary block of a published site reserves space for content that only the server has', async ({
  visit,
}) => {
  const settings = '{&quot;collectionId&quot;:&quot;none&quot;,&quot;design&quot;:&quot;list&quot;}';
  const block = `<site-summary><div data-block-json="${settings}" data-block-type="55"></div></site-summary><p>Below</p>`;
  const { page, watch } = await visit();
  watch.allowOutput(/404/);
  const place = await openEmpty(page, block, 320);
  await page.locator('site-summary [role="status"]').waitFor();
  expect(await getPlace(page)).toBe(place);
  expect(totalShift(await getShifts(page))).toBe(0);
  const plain = await visit({ javaScriptEnabled: false });
  await openTestPage(plain.page, block);
  expect(await getPlace(plain.page)).toBeLessThan(320);
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
