// Search: the form works without script and with a failing server; the preview loads on focus.
import { axe, expect, test } from './harness';

const PAGE = '/elements/search/';

test('opens the search page without script [BLK-001]', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(PAGE);
  await page.getByRole('searchbox', { name: 'Search' }).first().fill('north');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\/?\?q=north$/);
});

test('fetches its script on focus, and nothing moves [BLK-001] [HDR-005]', async ({ page, watch }) => {
  await page.goto(PAGE);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(watch.requests(/site-search\.js/)).toEqual([]);
  const shifts = await page.evaluateHandle(() => {
    const entries: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) entries.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    return entries;
  });
  await page.locator('site-search input').first().focus();
  await page.getByRole('combobox', { name: 'Search', exact: true }).waitFor();
  expect(watch.requests(/site-search\.js/)).toHaveLength(1);
  expect(watch.requests(/search\/preview/)).toEqual([]);
  expect(await shifts.evaluate((entries) => entries.reduce((sum, value) => sum + value, 0))).toBe(0);
  expect(await axe(page, 'site-search')).toEqual([]);
});

test('submits the form when the preview is not available [BLK-001]', async ({ page, watch }) => {
  // The browser reports the failure, unless the page is left first.
  watch.allowOutput(/503 .*search\/preview/);
  await page.route(/search\/preview/, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(PAGE);
  const field = page.locator('site-search input').first();
  await field.focus();
  await page.getByRole('combobox', { name: 'Search', exact: true }).waitFor();
  await field.pressSequentially('north');
  await page.getByText('Unable to load results.').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\/?\?q=north$/);
});
