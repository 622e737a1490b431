// The pages of the documentation: search, color scheme, the same navigation everywhere, without script.
import { expect, test } from './harness';

test('the list of all pages is searched by words, and the query is kept in the address', async ({ page }) => {
  await page.goto('/pages/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('tracks cart');
  await page.waitForURL('**/pages/?q=tracks%20cart');
  await page.getByText('No page contains these words.').waitFor();
  await page.getByRole('searchbox').fill('site-api');
  const results = page.locator('.page-list li:visible');
  await expect.poll(() => results.count()).toBe(1);
  expect(await page.getByRole('status').textContent()).toBe('1 page');
  await page.reload();
  await expect.poll(() => results.count()).toBe(1);
  await results.getByRole('link', { name: 'Site API' }).click();
  await page.getByRole('heading', { name: 'Site API', level: 1 }).waitFor();
  expect(await page.getByRole('cell', { name: 'nothing' }).count()).toBeGreaterThan(10);
});

test('the color scheme is switched, kept, and passed to the playground', async ({ page }) => {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.goto('/start/');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('button', { name: 'Dark', pressed: false }).click();
  expect(await scheme()).toBe('dark');
  await page.goto('/playground/#example=quote/live');
  expect(await scheme()).toBe('dark');
  const result = page.frameLocator('[data-result] iframe:not([data-waiting])').locator(':root');
  await expect.poll(() => result.evaluate((it) => getComputedStyle(it).colorScheme)).toBe('dark');
  await page.getByRole('button', { name: 'Dark', pressed: true }).click();
  await expect.poll(() => result.evaluate((it) => getComputedStyle(it).colorScheme)).toBe('light');
});

test('all pages are listed without script, and every one has the same navigation', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/pages/');
  expect(await page.getByRole('search').count()).toBe(0);
  expect(await page.getByRole('button').count()).toBe(0);
  const links = await page
    .locator('.page-list a:not([href^="/sites/"])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(60);
  const navigations = new Set<string>();
  for (const link of links.filter((one) => !one.startsWith('/elements/') || one === '/elements/')) {
    await page.goto(link);
    navigations.add((await page.getByRole('navigation', { name: 'Main' }).textContent()) ?? '');
  }
  expect([...navigations]).toHaveLength(1);
});
