// What a page fetches, and when: little before interaction, the rest on demand. No click is lost on a slow connection,
// and a script that fails to load removes nothing from the page.
import { readdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { ElementLoading } from '../kit/contract/loading';
import type { Services } from '../services/services';
import { fetched } from './fetched-files';
import { test as base, expect, holdRequests, SLOW_4G, throttle } from './harness';
import { getShifts, recordShifts, totalShift } from './layout-shifts';
import { openTestPage } from './test-page';
import { getWatch, type Watch } from './watch';

const test = base.extend({ needsWholeBrowser: [true, { scope: 'file' }] });

const HOME = '/sites/portfolio/';
const SHOP = '/sites/portfolio/shop/';
const ABOUT = '/sites/portfolio/about/';

test('before interaction a page fetches the loader, the base style sheet and the services', async ({
  page,
}) => {
  await page.goto(HOME);
  await getWatch(page).networkQuiet();
  // After three seconds without interaction, a page may load animated elements.
  const rest = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd + 2500,
  );
  expect(await fetched(page, rest)).toEqual(['autoload.js', 'site-elements.css', 'site-services.js']);
});

test('fetches a form only when the visitor interacts with it', async ({ page }) => {
  await page.goto(ABOUT);
  const form = page.locator('site-form').first();
  await page.mouse.move(5, 5);
  await getWatch(page).networkQuiet();
  expect(await fetched(page)).not.toContain('site-form.js');
  await form.locator('input').first().focus();
  await form.and(page.locator(':state(ready)')).waitFor();
  const files = await fetched(page);
  expect(files).toContain('site-form.js');
  expect(files).not.toContain('site-map.js');
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
});

test('the first click in the cookie banner takes effect on a slow connection', async ({ page, watch }) => {
  await throttle(page, SLOW_4G);
  const release = await holdRequests(page, '**/site-elements/site-cookie-banner.js');
  await page.goto(HOME, { waitUntil: 'domcontentloaded' });
  const accept = page.locator('site-cookie-banner [data-consent=accept]');
  await accept.click();
  expect(await page.locator('site-cookie-banner:defined').count()).toBe(0);
  release();
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('ss_cookieAllowed=true');
  await accept.waitFor({ state: 'hidden' });
  await expect.poll(() => kept(watch)).toBe(1);
  await expect.poll(() => watch.requests(/RecordHit/)).toHaveLength(1);
});

test('a choice made before the services have loaded stores a receipt', async ({ page, watch }) => {
  const release = await holdRequests(page, '**/chunks/provider-*.js');
  await page.goto(HOME);
  const banner = page.locator('site-cookie-banner');
  await banner.hover();
  await banner.and(page.locator(':state(ready)')).waitFor();
  await banner.locator('[data-consent=decline]').click();
  await banner.locator('[data-consent=decline]').waitFor({ state: 'hidden' });
  expect(kept(watch)).toBe(0);
  release();
  await expect.poll(() => kept(watch)).toBe(1);
});

test('the first click on "Add to cart" adds the item once on a slow connection', async ({ page }) => {
  await throttle(page, SLOW_4G);
  await page.goto(SHOP, { waitUntil: 'domcontentloaded' });
  await page.locator('#postcards button').click();
  await expect.poll(() => page.locator('#postcards output, .lines').first().isVisible()).toBe(true);
  await page.goto('/cart');
  expect(await page.locator('[name=quantity][type=number]').inputValue()).toBe('1');
});

test('a script that fails to load is reported once and removes nothing from the page', async ({
  page,
  watch,
}) => {
  watch.expectOutput(/ERR_FAILED/);
  watch.expectOutput(/^console error: site-marquee: its script could not be loaded; keeping its HTML/);
  await page.route('**/site-elements/site-marquee.js', (route) => route.abort());
  await page.goto(HOME);
  await page.mouse.move(600, 300);
  await expect
    .poll(() => watch.output.filter((line) => line.includes('site-marquee: its script')).length)
    .toBe(1);
  await page.locator('site-marquee').hover();
  await page.mouse.move(5, 5);
  await page.locator('site-marquee').hover();
  await watch.networkQuiet();
  expect(watch.output.filter((line) => line.includes('site-marquee: its script'))).toHaveLength(1);
  expect(await page.locator('site-marquee p').first().isVisible()).toBe(true);
});

test('no script is fetched for a CSS-only element unless it has loading="eager"', async ({ page }) => {
  await openTestPage(page, '<site-quote><blockquote>Wood, salt and time.</blockquote></site-quote>');
  await page.getByText('Wood').hover();
  await page.getByText('Wood').click();
  await page.keyboard.press('Tab');
  await getWatch(page).networkQuiet();
  const before = await fetched(page);
  expect(before.join()).toContain('extended-registry');
  expect(before).not.toContain('site-quote.js');
  const quote = page.locator('site-quote');
  await quote.evaluate((element) => element.setAttribute('loading', 'eager'));
  await quote.and(page.locator(':defined')).waitFor();
  expect(await fetched(page)).not.toContain('chunks/runtime');
});

test('the script of share buttons is fetched on hover, only on pages with share buttons [BLK-008] [HDR-005]', async ({
  page,
  watch,
}) => {
  const getScripts = () => watch.requests(/site-share-buttons\.js/).length;
  await page.goto(ABOUT);
  await page.mouse.move(5, 5);
  await watch.networkQuiet();
  expect(getScripts()).toBe(0);
  await openTestPage(page, `<site-share-buttons><a href="${ABOUT}">Share</a></site-share-buttons>`);
  await watch.networkQuiet();
  expect(getScripts()).toBe(0);
  const buttons = page.locator('site-share-buttons');
  await buttons.hover();
  await buttons.and(page.locator(':state(ready)')).waitFor();
  expect(getScripts()).toBe(1);
});

type ServicesElement = HTMLElement & { readonly services: Promise<Services> };

/** Library scripts that the page has loaded and that call the server's cart. */
const getCartScripts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = urls.filter((url) => url.includes('/site-elements/') && url.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    return scripts.filter((_, at) => texts[at]?.includes('commerce/cart'));
  });

test('a page without commerce elements does not load the visitor’s cart', async ({ page, origin, watch }) => {
  const cookies = { ss_hasCart: '1', ss_cookieAllowed: 'true' };
  await page
    .context()
    .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  await openTestPage(
    page,
    `<site-services></site-services>
     <site-form form-id="contact"><form><input name="name" aria-label="Name"><button>Send</button></form></site-form>`,
  );
  const form = page.locator('site-form');
  await form.locator('input').focus();
  await form.and(page.locator(':state(ready)')).waitFor();
  await page.evaluate(async () => {
    const { session } = await document.querySelector<ServicesElement>('site-services')!.services;
    await session.refresh();
  });
  await watch.networkQuiet();
  const needed = ['services', 'session-runtime', 'telemetry'].map((name) => `chunks/${name}`);
  expect(await fetched(page)).toEqual(expect.arrayContaining(needed));
  expect(await getCartScripts(page)).toEqual([]);
  await page.evaluate(async () => {
    const { cart } = await document.querySelector<ServicesElement>('site-services')!.services;
    await cart.refresh();
  });
  expect(await getCartScripts(page)).toHaveLength(1);
});

const TABS = `<site-tabs label="Menu"><section><h2>Lunch</h2><p>Soup</p></section>
  <section><h2>Dinner</h2><p>Fish</p></section></site-tabs><p>Below</p>`;

test('tabs do not shift the page when their script arrives, if the head contains the consent gate', async ({
  page,
}) => {
  await recordShifts(page);
  const release = await holdRequests(page, '**/site-elements/site-tabs.js');
  // The gate runs before the first paint, the loader after it.
  const head = ['consent-gate.js', 'autoload.js" type="module'].map(
    (file) => `<script src="/site-elements/${file}"></script>`,
  );
  await openTestPage(page, TABS, { head: head.join(''), waitUntil: 'commit' });
  // In a page that is still empty, nothing is visible either.
  await page.getByText('Below').waitFor();
  await expect.poll(() => page.getByText('Fish').isVisible()).toBe(false);
  const before = await page.getByText('Soup').boundingBox();
  release();
  await page.getByRole('tab', { name: 'Dinner' }).waitFor();
  expect(await page.getByText('Soup').boundingBox()).toEqual(before);
  expect(totalShift(await getShifts(page))).toBe(0);
});

test('all sections of tabs are visible when their script fails to load', async ({ page, watch }) => {
  watch.expectOutput(/ERR_FAILED/);
  watch.expectOutput(/^console error: site-tabs: its script could not be loaded; keeping its HTML/);
  await page.route('**/site-elements/site-tabs.js', (route) => route.abort());
  await openTestPage(page, TABS);
  // The sections are visible before the failure, too.
  await expect.poll(() => watch.output.some((line) => line.includes('could not be loaded'))).toBe(true);
  await page.getByText('Fish').waitFor();
  await page.getByRole('heading', { name: 'Lunch' }).waitFor();
});

test.for([
  {
    tag: 'site-text-highlight',
    part: 'published',
    body: `<site-text-highlight><script class="TextAttributes-props" type="application/json">
      [{"id":"a","shape":"underline"}]</script><p>In <span data-text-attribute-id="a">words</span></p></site-text-highlight>`,
  },
  {
    tag: 'site-popup',
    part: 'popup-rules',
    warning: 'console error: site-popup: its script could not be loaded; keeping its HTML',
    body: '<site-popup id="offer"><p>In words</p></site-popup>',
  },
  {
    tag: 'site-tabs',
    part: 'plain-menu',
    body: '<site-tabs><pre>Lunch\n=====\n\nIn words\n5</pre></site-tabs>',
  },
  {
    tag: 'site-chart',
    part: 'block-settings',
    body: '<p>In words</p><site-chart><script type="application/json">{"dataTable":[["a"]]}</script></site-chart>',
  },
  {
    tag: 'site-reviews',
    part: 'review-request',
    body: `<site-services><script type="application/json">{"pageType":209}</script></site-services>
      <site-reviews></site-reviews><p>In words</p>`,
  },
  {
    tag: 'site-form',
    part: 'extended-rules',
    body: `<site-form loading="eager"><script type="application/json">
      {"fields":[{"id":"day","type":"date","title":"Day"}]}</script></site-form><p>In words</p>`,
  },
])(
  '$tag warns once if $part cannot be loaded, and throws no error in the page',
  async (sample, { page, watch }) => {
    const { tag, part, body } = sample;
    const { warning = `console warning: ${tag}: a part of its script could not be loaded` } = sample;
    watch.allowOutput(/ERR_FAILED/);
    watch.expectOutput(new RegExp(warning));
    await page.route(`**/site-elements/chunks/${part}-*.js`, (route) => route.abort());
    await openTestPage(page, body, { search: '?token=a' });
    await page.mouse.move(5, 5);
    await expect.poll(() => watch.output.filter((line) => line.startsWith(warning)).length).toBe(1);
    await page.getByText('words').waitFor();
  },
);

test('a form reaches the server even if the shared runtime fails to load', async ({ page, watch }) => {
  watch.expectOutput(/ERR_FAILED/);
  watch.expectOutput(/^console error: site-form: its script could not be loaded/);
  await page.route('**/site-elements/chunks/runtime-*.js', (route) => route.abort());
  await page.goto(ABOUT);
  const form = page.locator('site-form[form-id=contact]');
  await form.locator('[name=name]').fill('Ada');
  await form.locator('[name=email]').fill('ada@example.com');
  await form.locator('[name=message]').fill('Hello');
  await form.getByRole('button').click();
  await page.waitForURL(/\/api\/form\/result\/contact/);
});

/** Receipts stored by the server. */
const kept = (watch: Watch) =>
  watch.requests(/consent\/receipts/).filter(({ outcome }) => outcome === 200).length;

test('elements without React do not load it', async ({ page }) => {
  await page.route('**/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/empty');
  const tags: string[] = [];
  for (const name of await readdir('src/blocks')) {
    const { loading } = (await import(`../blocks/${name}/${name}.loading.ts`)) as { loading: ElementLoading };
    if (loading.standalone) tags.push(`site-${name}`);
  }
  expect(tags).toContain('site-button');
  for (const tag of tags) {
    // As text, because the test runner replaces `import()`.
    await page.evaluate(`import('/site-elements/${tag}.js')`);
    expect(await fetched(page), tag).not.toContain('chunks/runtime');
  }
});
