// Images: each is requested exactly once, whenever the script loads, and all are shown without it.
import type { Page } from 'playwright-core';
import {
  gridOfClasses,
  sectionWithoutLightbox,
  slideshowWithThumbnails,
  stackedWithCaptions,
} from '../blocks/gallery/testing/published-markup';

import { fluidImageWithButton, inlineBlock } from '../blocks/image/testing/published-markup';
import { findCaptured } from './captured';
import { expect, test } from './harness';
import { activateElements } from './pages';
import { openTestPage } from './test-page';
import { getWatch, type Watch } from './watch';

const FILE = '/pictures/dawn-ridge-300.webp';
const source = (index: number) => `${FILE}?picture=${index}`;

/**
 * Image markup as written in templates, and as output by site builders: without `src`, and with a copy in `noscript`.
 */
const KINDS: Readonly<Record<string, (index: number) => string>> = {
  plain: (index) =>
    `<img src="${source(index)}" width="300" height="200" loading="lazy" alt="Ridge ${index}">`,
  printed: (index) =>
    `<noscript><img src="${source(index)}" alt="Ridge ${index}"></noscript><img class="thumb-image" data-src="${source(index)}" data-image="${source(index)}" data-image-dimensions="300x200" data-image-focal-point="0.5,0.5" data-load="false" alt="Ridge ${index}">`,
};

const BLOCKS: Readonly<Record<string, (images: string[]) => string>> = {
  grid: (images) =>
    `<site-gallery design="grid">${images.map((image) => `<figure>${image}</figure>`).join('')}`,
  slideshow: (images) =>
    `<site-gallery design="slideshow"><div class="sqs-gallery">${images.map((image) => `<div class="slide">${image}</div>`).join('')}</div>`,
  'image block': (images) =>
    images
      .map((image) => `<site-image design="card"><figure>${image}<figcaption>Words</figcaption></figure>`)
      .join('</site-image>'),
};

const cases = Object.keys(BLOCKS).flatMap((block) =>
  Object.keys(KINDS).flatMap((kind) => ['early', 'late'].map((script) => ({ block, kind, script }))),
);

test.for(cases)(
  '$block, $kind images, script $script: requests each image once',
  async ({ block, kind, script }, { page, watch }) => {
    const images = Array.from({ length: 4 }, (_, index) => KINDS[kind]!(index));
    const markup = `${BLOCKS[block]!(images)}</${block === 'image block' ? 'site-image' : 'site-gallery'}>`;
    await openTestPage(
      page,
      script === 'early' ? markup.replaceAll(/<site-(gallery|image)/g, '$& loading="eager"') : markup,
    );
    if (script === 'late') {
      await watch.networkQuiet();
      await activateElements(page);
    }
    await seeAll(page);
    expect(countRequests(watch, 4)).toEqual([1, 1, 1, 1]);
  },
);

/** Scrolls to every image and shows every slide until all images are loaded. */
async function seeAll(page: Page) {
  // Without animations, during which the next press would be ignored.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const next = page.getByRole('button', { name: 'Next slide' });
  for (const image of await page.locator('main img:not(noscript *)').all()) {
    await image.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect
      .poll(() => image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0))
      .toBe(true);
    if ((await next.count()) > 0 && (await next.isEnabled())) await next.click();
  }
  await getWatch(page).networkQuiet();
}

const countRequests = (watch: Watch, count: number) =>
  Array.from(
    { length: count },
    (_, index) => watch.network.filter(({ url }) => url.searchParams.get('picture') === String(index)).length,
  );

/** Markup of site builders by name: our own samples, and captured pages if they exist beside the project. */
function readPublishedMarkup(): { readonly name: string; readonly markup: string }[] {
  const url = (index: number) => `https://images.example/content/plate-${index}.jpg`;
  return [
    { name: 'image-block of our own', markup: inlineBlock(url(0)) },
    { name: 'image in a button of our own', markup: fluidImageWithButton(url(0)) },
    { name: 'gallery with captions of our own', markup: stackedWithCaptions(url) },
    { name: 'gallery with thumbnails of our own', markup: slideshowWithThumbnails(url) },
    { name: 'gallery of classes of our own', markup: gridOfClasses(url) },
    { name: 'gallery section of our own', markup: sectionWithoutLightbox(url) },
    ...findCaptured(/^(image-block|gallery|instagram)/).map(({ file, html }) => ({
      name: file,
      markup: html,
    })),
  ];
}

test.for(readPublishedMarkup())(
  '$name: requests each image once',
  async ({ name: sample, markup: published }, { page, watch }) => {
    const addresses = new Map<string, number>();
    const numbered = (address: string) => {
      // The copy in `noscript` may have another address for the same image, so the file name decides.
      const name = address
        .replace(/[?#].*$/, '')
        .split('/')
        .at(-1)!
        .replaceAll(/%2B/gi, '+');
      if (!addresses.has(name)) addresses.set(name, addresses.size);
      return source(addresses.get(name)!);
    };
    const markup = published
      .replaceAll(/ srcset="[^"]*"/g, '')
      .replaceAll(
        /[^"'\s)=]*\/\/?[^"'\s)=]*(?:\.(?:jpe?g|png|gif|webp)|\/ITA\+[^"'\s]*)[^"'\s)]*/gi,
        numbered,
      )
      .replaceAll(/="\/assets\/[^"]*"/g, '="#"')
      .replaceAll(/<script(?![^>]*json)[\s\S]*?<\/script>/gi, '');
    const tag = sample.startsWith('image') ? 'site-image' : 'site-gallery';
    await openTestPage(page, `<${tag}>${markup}</${tag}>`, { allowInlineStyles: true });
    await activateElements(page);
    await expect.poll(() => Math.max(0, ...countRequests(watch, addresses.size))).toBe(1);
    await watch.networkQuiet();
    expect(Math.max(...countRequests(watch, addresses.size))).toBe(1);
  },
);

test('loads one image at a time on a phone [IMG-019]', async ({ visit }) => {
  const { page } = await visit({ isMobile: true, userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile' });
  let under = 0;
  let most = 0;
  await page.route('**/pictures/**', async (route) => {
    under++;
    most = Math.max(most, under);
    await new Promise((done) => setTimeout(done, 60));
    under--;
    await route.continue();
  });
  const images = Array.from({ length: 6 }, (_, index) => KINDS.printed!(index));
  await openTestPage(page, `${BLOCKS.grid!(images)}</site-gallery>`);
  await activateElements(page);
  await expect.poll(() => page.locator('img[src]').count()).toBe(6);
  expect(most).toBe(1);
});

test('without the image loader, the gallery prints a warning and the browser loads the images [GAL-052]', async ({
  page,
  watch,
}) => {
  await page.route('**/chunks/image-loader*', (route) => route.abort());
  watch.expectOutput(/Loader2 not found/);
  watch.expectOutput(/Failed to load resource/);
  await openTestPage(page, `${BLOCKS.grid!([KINDS.printed!(0), KINDS.printed!(1)])}</site-gallery>`);
  await activateElements(page);
  await seeAll(page);
  expect(countRequests(watch, 2)).toEqual([1, 1]);
  expect(watch.output.filter((line) => /Loader2/.test(line))).toHaveLength(1);
});

test('a gallery of plain images does not fetch the loader', async ({ page, watch }) => {
  await openTestPage(page, `${BLOCKS.slideshow!([KINDS.plain!(0), KINDS.plain!(1)])}</site-gallery>`);
  await activateElements(page);
  await seeAll(page);
  expect(watch.requests(/site-gallery/)).toHaveLength(1);
  expect(watch.requests(/image-loader/)).toHaveLength(0);
});

test('an image block is shown without loading React, and once without script', async ({ visit }) => {
  const { page, watch } = await visit();
  await openTestPage(page, `${BLOCKS['image block']!([KINDS.plain!(0)])}</site-image>`);
  await page.mouse.move(5, 5);
  await seeAll(page);
  expect(watch.requests(/chunks\/runtime/)).toHaveLength(0);
  const bare = await visit({ javaScriptEnabled: false });
  await openTestPage(bare.page, `${BLOCKS['image block']!([KINDS.printed!(0)])}</site-image>`);
  await expect.poll(() => bare.page.locator('noscript img').evaluateAll((all) => all.length)).toBe(1);
  expect(await bare.page.locator('img.thumb-image').isVisible()).toBe(false);
  expect(countRequests(bare.watch, 1)).toEqual([1]);
});

test('the upgrade shifts nothing, in any design', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const designs = ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'];
  const blocks = designs.map(
    (design, index) =>
      `<site-image design="${design}" lightbox><figure>${KINDS.plain!(index)}<figcaption><h2>Dawn</h2><p>Words</p></figcaption></figure></site-image>`,
  );
  await openTestPage(page, blocks.join(''));
  await getWatch(page).networkQuiet();
  await activateElements(page);
  await expect.poll(() => page.locator('site-image:state(ready)').count()).toBe(designs.length);
  await seeAll(page);
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('the button opens the image in the lightbox', async ({ page }) => {
  await openTestPage(page, `<site-image lightbox><figure>${KINDS.plain!(0)}</figure></site-image>`);
  await activateElements(page);
  await page.getByRole('button', { name: 'Enlarge image' }).click();
  await expect.poll(() => page.locator('site-lightbox dialog[open]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('site-lightbox dialog[open]').count()).toBe(0);
});
