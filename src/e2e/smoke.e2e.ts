// Does the built site start, answer and show its index?
import { axe, expect, SLOW_4G, test, throttle } from './harness';

test('the server answers that it is well', async ({ origin }) => {
  const answer = await fetch(`${origin}/api/health`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok' });
});

test('the index page loads under the strict policy, silently', async ({ page, watch }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'");
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(watch.violations()).toEqual([]);
});

test('the index page has nothing that axe objects to', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await axe(page)).toEqual([]);
});

test('the index page can be read on a slow phone within 4 s', async ({ page }) => {
  await throttle(page, SLOW_4G);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('h1').waitFor({ state: 'visible', timeout: 4000 });
  await page.waitForLoadState('networkidle');
});

test('the index page is there without script', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  expect((await page.goto('/'))?.status()).toBe(200);
  expect(await page.locator('h1').count()).toBe(1);
});

test('the server stops gracefully', async ({ site }) => {
  expect(await site.stop()).toBe(0);
});
