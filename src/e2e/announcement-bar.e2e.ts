// Announcement bar: a closed bar stays closed on the next page, without a layout shift. Bars load little.
import { expect, test } from './harness';
import { getShifts, recordShifts, totalShift } from './layout-shifts';
import { openTestPage } from './test-page';
import { getWatch } from './watch';

const BAR = '<site-announcement-bar id="news" dismissible>Free delivery this week.</site-announcement-bar>';

test('a closed bar does not shift the next page if the head contains its script', async ({ page }) => {
  await recordShifts(page);
  const head = '<script src="/site-elements/closed-bars.js"></script>';
  const loader = '<script src="/site-elements/autoload.js" type="module"></script>';
  const open = () => openTestPage(page, `${BAR}<p>Below</p>`, { head: head + loader });
  await open();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Free delivery').waitFor({ state: 'hidden' });
  await open();
  await page.locator('site-announcement-bar:state(ready)').waitFor({ state: 'attached' });
  expect(await page.getByText('Free delivery').isVisible()).toBe(false);
  expect(totalShift(await getShifts(page))).toBe(0);
});

test('a closed bar is not painted on the next page of a shop that waits for its script', async ({ page }) => {
  await recordShifts(page);
  await page.goto('/sites/shop/');
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.goto('/sites/shop/');
  await getWatch(page).networkQuiet();
  expect(await page.getByText('Free delivery in Europe').isVisible()).toBe(false);
  expect(totalShift(await getShifts(page))).toBe(0);
});

test('a closed bar is shown again when its script cannot be loaded', async ({ page, watch }) => {
  watch.expectOutput(/ERR_FAILED/);
  watch.expectOutput(/site-announcement-bar: its script could not be loaded/);
  const head = ['closed-bars.js', 'autoload.js" type="module'].map(
    (file) => `<script src="/site-elements/${file}"></script>`,
  );
  await openTestPage(page, BAR, { head: head.join('') });
  await page.getByRole('button', { name: 'Close' }).click();
  await page.route('**/site-elements/site-announcement-bar.js', (route) => route.abort());
  await page.reload();
  await page.getByText('Free delivery').waitFor();
});

test('announcement bar and mobile info bar load no services on a page without <site-services>', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  const link = '<a href="tel:+4912345">Call</a>';
  await openTestPage(page, `${BAR}<site-mobile-info-bar>${link}</site-mobile-info-bar>`);
  await page.locator('site-announcement-bar:state(ready)').waitFor();
  await page.locator('site-mobile-info-bar:state(ready)').waitFor();
  await watch.networkQuiet();
  expect(watch.requests(/services/)).toEqual([]);
});
