// Captured markup of site builders, wrapped in an element. The captured pages are data beside the project; without
// them these tests are skipped. Galleries: gallery-markup.e2e.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { formSamples } from './form-samples';
import { expect, test } from './harness';
import { activateElements, findInactiveElements } from './pages';
import { openTestPage, PICTURE } from './test-page';

const FOLDER = resolve(import.meta.dirname, '../../../shared/fixtures/real');

const TAGS: readonly [RegExp, string][] = [
  [/^image-/, 'site-image'],
  [/^video-/, 'site-video'],
  [/^marquee-/, 'site-marquee'],
  [/^map-/, 'site-map'],
  [/^form-/, 'site-form'],
  [/^newsletter-/, 'site-newsletter list-id="journal"'],
  [/^cart-/, 'site-cart-indicator'],
];

const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.html')) : [];
const captured = TAGS.flatMap(([name, tag]) =>
  files.filter((file) => name.test(file)).map((file) => ({ file, tag })),
);

test.for(formSamples)('<$tag> around $name', async ({ tag, markup }, { visit }) => {
  for (const width of [360, 1280]) {
    const { page, watch } = await visit({ viewport: { width, height: 800 } });
    await openTestPage(page, `<${tag}>${markup}</${tag.split(' ')[0]}>`, { allowInlineStyles: true });
    await activateElements(page);
    expect(await findInactiveElements(page)).toEqual([]);
    expect(watch.noise).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test.skipIf(captured.length > 0)('skips captured markup when there is none beside the project', ({ skip }) =>
  skip(),
);

test.for(captured)('<$tag> around $file', async ({ file, tag }, { page, watch }) => {
  await openTestPage(page, `<${tag}>${markupOf(file)}</${tag.split(' ')[0]}>`, { allowInlineStyles: true });
  await activateElements(page);
  expect(await findInactiveElements(page)).toEqual([]);
  expect(watch.noise).toEqual([]);
  if (tag === 'site-image') await expect.poll(() => picturesSeen(page)).toBe(1);
});

/** The captured markup, with images of the demo and without scripts of the site. */
const markupOf = (file: string) =>
  readFileSync(resolve(FOLDER, file), 'utf8')
    .replaceAll(/[^"'\s)=]*\/\/?[^"'\s)]*\.(?:jpe?g|png|gif|webp)[^"'\s)]*/gi, PICTURE)
    .replaceAll(/((?:data-src|data-image|<img src)=")https?:[^"]*/gi, `$1${PICTURE}`)
    .replaceAll(/="\/assets\/[^"]*"/g, '="#"')
    .replaceAll(/<script(?![^>]*json)[\s\S]*?<\/script>/gi, '');

/** The number of visible images. */
const picturesSeen = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('site-image img')].filter(
        (img) => img.checkVisibility() && img.naturalWidth > 0 && img.getBoundingClientRect().width > 20,
      ).length,
  );
