// Does a gallery fetch what it needs and no more, and does it do its job while a part is still coming or cannot be had?
import type { Page } from 'playwright-core';
import { expect, test } from './harness';
import { open } from './own-page';

const pictures = ['sea-cliffs', 'dunes', 'canyon', 'snow-field']
  .map(
    (name) =>
      `<figure><img src="/pictures/${name}-300.webp" width="300" height="200" alt="${name}"><figcaption>${name}</figcaption></figure>`,
  )
  .join('');
const gallery = (attributes: string) =>
  `<site-gallery loading="eager" ${attributes}>${pictures}</site-gallery>`;

const PARTS =
  /chunks\/(turning|opening|media|thumbnails|outer|rows|data-stage|image-loader|lightbox-triggers|lightbox-item)-/;

/** Names of the parts that the page has fetched so far. */
const partsOf = (page: Page) =>
  page.evaluate(
    (source) =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => new RegExp(source).exec(name)?.[1] ?? [])
        .sort(),
    PARTS.source,
  );

const drawn = async (page: Page) => {
  await page.locator('site-gallery:state(ready)').waitFor();
  await page.waitForLoadState('networkidle');
};

test('each gallery fetches the parts that it needs, and no others', async ({ page }) => {
  const needs: [attributes: string, parts: string[]][] = [
    ['', []],
    ['design="autogrid"', []],
    ['design="grid" lightbox="false"', []],
    ['design="grid"', ['lightbox-item', 'lightbox-triggers', 'opening']],
    ['design="slideshow"', ['turning']],
    ['design="carousel"', ['turning']],
    ['design="slideshow" thumbnails', ['thumbnails', 'turning']],
    ['design="autorows" lightbox="false"', ['rows', 'rows']],
  ];
  for (const [attributes, parts] of needs) {
    await open(page, gallery(attributes));
    await drawn(page);
    expect(await partsOf(page), attributes).toEqual(parts);
  }
});

test('a click that comes before what opens the lightbox is not lost', async ({ page }) => {
  let letIn = () => {};
  const allowed = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/chunks\/opening-/, async (route) => {
    await allowed;
    await route.continue();
  });
  await open(page, gallery('design="grid"'));
  const asked = page.waitForRequest(/chunks\/opening-/);
  await page.locator('site-gallery img').nth(1).hover();
  await asked;
  await page.locator('site-gallery img').nth(1).click();
  letIn();
  const dialog = page.locator('site-lightbox dialog[open]');
  await dialog.waitFor();
  expect(await dialog.locator('[part~=current] img').first().getAttribute('alt')).toBe('dunes');
});

test('where what turns the slides cannot be had, all of them are shown, and one line says so', async ({
  page,
  watch,
}) => {
  watch.expectNoise(/part of its script could not be loaded/);
  watch.allowNoise(/turning|ERR_FAILED/);
  await page.route(/chunks\/turning-/, (route) => route.abort());
  await open(page, gallery('design="slideshow"'));
  await page.locator('site-gallery:state(ready)').waitFor();
  const tops = await page
    .locator('site-gallery img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(4);
  expect([...tops].sort((a, b) => a - b)).toEqual(tops);
  const inert = () =>
    page.locator('site-gallery').evaluate((host) => host.shadowRoot!.querySelectorAll('[inert]').length);
  await expect.poll(inert).toBe(0);
});
