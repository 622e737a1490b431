// The built site starts, responds and shows its index.
import { axe, expect, SLOW_4G, test, throttle } from './harness';
import { getWatch } from './watch';

test('the health check of the server succeeds', async ({ origin }) => {
  const answer = await fetch(`${origin}/api/health`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'ok', dependencies: { database: 'ok' } });
});

test('the index page prints nothing under the strict policy', async ({ page, watch }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'");
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  await watch.networkQuiet();
  expect(watch.violations()).toEqual([]);
});

test('the index page has no accessibility violations', async ({ page }) => {
  await page.goto('/');
  await getWatch(page).networkQuiet();
  expect(await axe(page)).toEqual([]);
});

test('the index page is readable within 4 s on a slow phone', async ({ page }) => {
  await throttle(page, SLOW_4G);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('h1').waitFor({ state: 'visible', timeout: 4000 });
  await getWatch(page).networkQuiet();
});

test('the index page works without script', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  expect((await page.goto('/'))?.status()).toBe(200);
  expect(await page.locator('h1').count()).toBe(1);
});

test('the server stops gracefully', async ({ site }) => {
  expect(await site.stop()).toBe(0);
});
