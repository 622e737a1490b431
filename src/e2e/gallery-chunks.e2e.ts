// Lazy chunks of galleries: which are fetched, and what works before they load or if they fail.
import type { Page } from 'playwright-core';
import { expect, holdRequests, test } from './harness';
import { openTestPage } from './test-page';
import { getWatch } from './watch';

const pictures = ['sea-cliffs', 'dunes', 'canyon', 'snow-field']
  .map(
    (name) =>
      `<figure><img src="/pictures/${name}-300.webp" width="300" height="200" alt="${name}"><figcaption>${name}</figcaption></figure>`,
  )
  .join('');
const gallery = (attributes: string) =>
  `<site-gallery loading="eager" ${attributes}>${pictures}</site-gallery>`;

const CHUNKS =
  /chunks\/(slide-controls|lightbox-opener|media|thumbnails|external-controls|justified-rows(?:\.model)?|virtual-gallery|image-loader|lightbox-triggers|lightbox-item)-/;

/** Names of the chunks that the page has fetched so far. */
const getFetchedChunks = (page: Page) =>
  page.evaluate(
    (source) =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => new RegExp(source).exec(name)?.[1] ?? [])
        .sort(),
    CHUNKS.source,
  );

const waitForGallery = async (page: Page) => {
  await page.locator('site-gallery:state(ready)').waitFor();
  await getWatch(page).networkQuiet();
};

test('each gallery fetches only the chunks that it needs', async ({ page }) => {
  const cases: [attributes: string, chunks: string[]][] = [
    ['', []],
    ['design="autogrid"', []],
    ['design="grid" lightbox="false"', []],
    ['design="grid"', ['lightbox-item', 'lightbox-opener', 'lightbox-triggers']],
    ['design="slideshow"', ['slide-controls']],
    ['design="carousel"', ['slide-controls']],
    ['design="slideshow" thumbnails', ['slide-controls', 'thumbnails']],
    ['design="autorows" lightbox="false"', ['justified-rows', 'justified-rows.model']],
  ];
  for (const [attributes, chunks] of cases) {
    await openTestPage(page, gallery(attributes));
    await waitForGallery(page);
    await expect.poll(() => getFetchedChunks(page), { message: attributes }).toEqual(chunks);
  }
});

for (const [held, imported] of [
  ['gallery', 'slides'],
  ['lightbox-opener', 'lightbox-triggers'],
] as const)
  test(`what ${held} imports is requested before it has arrived`, async ({ page }) => {
    const release = await holdRequests(page, new RegExp(`chunks/${held}-`));
    const requested = page.waitForRequest(new RegExp(`chunks/${imported}-`));
    await openTestPage(page, gallery('design="grid"'));
    await requested;
    release();
    await waitForGallery(page);
  });

test('a click before the lightbox chunk has loaded is not lost', async ({ page }) => {
  const release = await holdRequests(page, /chunks\/lightbox-opener-/);
  // Possibly before the pictures have loaded.
  const requested = page.waitForRequest(/chunks\/lightbox-opener-/);
  await openTestPage(page, gallery('design="grid"'));
  await page.locator('site-gallery img').nth(1).hover();
  await requested;
  await page.locator('site-gallery img').nth(1).click();
  release();
  const dialog = page.locator('site-lightbox dialog[open]');
  await dialog.waitFor();
  expect(await dialog.locator('[part~=current] img').first().getAttribute('alt')).toBe('dunes');
});

test('all slides are shown, with one warning, if the slide controls cannot be loaded', async ({
  page,
  watch,
}) => {
  watch.expectOutput(/part of its script could not be loaded/);
  watch.allowOutput(/slide-controls|ERR_FAILED/);
  await page.route(/chunks\/slide-controls-/, (route) => route.abort());
  await openTestPage(page, gallery('design="slideshow"'));
  await page.locator('site-gallery:state(ready)').waitFor();
  const inert = () =>
    page.locator('site-gallery').evaluate((host) => host.shadowRoot!.querySelectorAll('[inert]').length);
  await expect.poll(inert).toBe(0);
  const getTops = () =>
    page
      .locator('site-gallery img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top));
  await expect.poll(async () => new Set(await getTops()).size).toBe(4);
  const tops = await getTops();
  expect([...tops].sort((a, b) => a - b)).toEqual(tops);
});
