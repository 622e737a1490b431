// The documentation pages: search, color scheme, the same navigation everywhere, without script.
import { readdir } from 'node:fs/promises';
import { samples } from '../blocks/calendar/calendar.sample';
import { VERSION } from '../tools/demo/version';
import { EARLIER, toArchived, toVersionList, versionMenu } from '../tools/demo/versions';
import { axe, expect, test, type VisitorOptions } from './harness';
import { startStaticHost } from './static-host';

test('the list of all pages is filtered by words, and the query is kept in the URL', async ({ page }) => {
  await page.goto('/pages/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('tracks zebra');
  await page.waitForURL('**/pages/?q=tracks%20zebra');
  await page.getByText('No page contains these words.').waitFor();
  await page.getByRole('searchbox').fill('site-api');
  const results = page.locator('section > .page-list li:visible');
  await expect.poll(() => results.count()).toBe(1);
  await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^1 page, \d+ sections$/);
  await page.reload();
  await expect.poll(() => results.count()).toBe(1);
  await results.getByRole('link', { name: 'Site API' }).click();
  await page.getByRole('heading', { name: 'Site API', level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('cell', { name: 'nothing' }).count()).toBeGreaterThan(10);
});

test('the full text is searched with the keyboard; its index is fetched when the field is focused', async ({
  page,
  watch,
}) => {
  await page.goto('/pages/');
  await watch.networkQuiet();
  expect(watch.requests(/search\.json/)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type('other tabs killed');
  const results = page.getByRole('list', { name: 'In the texts' });
  await results.getByRole('link').first().waitFor();
  expect(watch.requests(/search\.json/)).toHaveLength(1);
  expect(await results.getByRole('listitem').first().textContent()).toContain('Reliable delivery: Forms');
  expect(await results.locator('mark').first().textContent()).toBe('other');
  await page.keyboard.press('Tab');
  expect(
    await results
      .getByRole('link')
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reliability/#forms');
});

test('the full-text index is fetched again after a failure', async ({ page, watch }) => {
  watch.expectOutput(/503/);
  // Fails until the message is seen: focus fetches the index, and so does input after a failure.
  await page.route('**/search.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/pages/');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('other tabs killed');
  await page.getByText('No page contains these words.').waitFor();
  await page.unroute('**/search.json');
  await search.fill('other tabs');
  await page.getByRole('list', { name: 'In the texts' }).getByRole('link').first().waitFor();
});

test('the page of an element has the markup of its samples, and the blocks of published sites', async ({
  page,
}) => {
  await page.goto('/elements/calendar/#markup');
  const section = page.getByRole('region', { name: 'Markup' });
  const codes = await section.locator('pre').allTextContents();
  expect(codes).toHaveLength(samples.length);
  expect(codes[0]).toContain('<li><a href="/calendar/harvest">Harvest supper</a>');
  expect(await section.getByRole('definition').textContent()).toBe(
    '.calendar-block, data-block-type="26". Left as it is if neither events nor a collection are in the markup.',
  );
  expect(await page.getByRole('link', { name: 'Markup', exact: true }).count()).toBe(1);
  expect(await axe(page)).toEqual([]);
});

test('the color scheme can be switched, is stored, and is passed to the playground', async ({ page }) => {
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

test('all pages are listed without script, and every one has the same navigation', async ({
  visit,
  origin,
}) => {
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
    const html = await (await fetch(origin + link)).text();
    const [navigation = ''] = /<nav aria-label="Main">[\s\S]*?<\/nav>/.exec(html) ?? [];
    navigations.add(navigation.replace(' aria-current="page"', ''));
  }
  expect([...navigations]).toEqual([expect.stringContaining('<a href="/guides/">Guides</a>')]);
});

test('the links of an earlier version stay in its folder; it and the latest version link to each other without script', async ({
  visit,
}) => {
  const older = '0.0.9';
  const folders = [...(await readdir('dist/demo')), 'site-elements'].filter((name) => !name.includes('.'));
  const base = `/versions/${older}`;
  const host = await startStaticHost({}, async (pathname, read) => {
    if (!pathname.startsWith(base)) return undefined;
    const path = pathname.slice(base.length);
    if (path.startsWith('/site-elements/') || !/(\/|\.(css|js|json))$/.test(path)) {
      // Files that are not text are the same in every version.
      return { status: 302, headers: { Location: path } };
    }
    return { status: 200, body: toArchived(await read(path), older, folders) };
  });
  const open = async (options: VisitorOptions) => {
    const { page, watch } = await visit({ baseURL: host.origin, ...options });
    watch.allowOutput(/^request to another host: http:\/\/127\.0\.0\.1/);
    // The host has no API.
    watch.allowOutput(/\/api\//);
    await page.goto(`${base}/elements/accordion/`);
    return { page, watch };
  };
  try {
    const { page, watch } = await open({});
    await page.locator('site-accordion:state(ready), site-accordion:defined').first().waitFor();
    await page.getByRole('link', { name: 'Guides' }).first().click();
    await page.waitForURL(`**${base}/guides/`);
    await watch.networkQuiet();
    const documents = watch.network.filter(
      ({ url, kind }) => kind === 'document' && url.origin === host.origin,
    );
    expect(documents.filter(({ url }) => !url.pathname.startsWith(base))).toEqual([]);
    const { page: plain } = await open({ javaScriptEnabled: false });
    await plain.getByText(older).click();
    await plain.getByRole('link', { name: 'Latest version' }).click();
    await plain.waitForURL(`${host.origin}/`);
    await plain.setContent(`<header>${versionMenu('0.2.0', [older])}</header>`);
    await plain.getByText('0.2.0').click();
    expect(await plain.getByRole('link', { name: older }).getAttribute('href')).toBe(`${base}/`);
  } finally {
    await host.close();
  }
});

test('with only one version, the header has no menu, and the list of versions is still served', async ({
  page,
}) => {
  await page.goto('/start/');
  expect(await page.locator('header.top details').count()).toBe(EARLIER.length > 0 ? 1 : 0);
  expect(await page.locator('header.top .version').textContent()).toContain(VERSION);
  const list = await page.request.get('/versions.json');
  expect(await list.json()).toEqual(JSON.parse(toVersionList(VERSION, EARLIER)));
});

test.for([
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])('the navigation scrolls the current page into view, at $width px', async (viewport, { visit }) => {
  const { page } = await visit({ viewport });
  await page.goto('/elements/tour-dates/');
  const isCurrentInView = () =>
    page.evaluate(() => {
      const box = document.querySelector('.sidebar [aria-current]')!.getBoundingClientRect();
      return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
    });
  await expect.poll(isCurrentInView).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect((await page.locator('header.top').boundingBox())!.height).toBeLessThan(100);
});
