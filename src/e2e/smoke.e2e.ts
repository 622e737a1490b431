// The built site starts, responds and shows its index.
import { axe, expect, SLOW_4G, test } from './harness';
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

test('the index page is readable within 1 s of slow 4G, by its round trips and blocking bytes', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  // The processor and the load of the machine are not part of it.
  await expect.poll(() => page.evaluate(countFirstBytes)).toBeGreaterThan(1000);
  const bits = (await page.evaluate(countFirstBytes)) * 8;
  console.error('bits', bits);
  expect(ROUND_TRIPS * SLOW_4G.latencyMs + bits / SLOW_4G.kbps).toBeLessThan(1000);
  await getWatch(page).networkQuiet();
});

/** For the connection, the page, and what blocks its rendering. */
const ROUND_TRIPS = 3;

/** Bytes of the page and of what blocks its rendering; 0 until the page has arrived. In the page. */
function countFirstBytes(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation?.responseEnd) return 0;
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter((entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking')
    .reduce((sum, { transferSize }) => sum + transferSize, navigation.transferSize);
}

test('the index page works without script', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  expect((await page.goto('/'))?.status()).toBe(200);
  expect(await page.locator('h1').count()).toBe(1);
});

test('the server stops gracefully', async ({ site }) => {
  expect(await site.stop()).toBe(0);
});
