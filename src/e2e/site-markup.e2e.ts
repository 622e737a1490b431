// Markup that site builders print, wrapped in an element: samples of our own, and captured pages if they are beside the
// project. Galleries: gallery-markup.e2e.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { fluidImageWithButton, inlineBlock } from '../blocks/image/testing/published-markup';
import { mapBlock } from '../blocks/map/testing/published-markup';
import { marqueeBlock } from '../blocks/marquee/testing/published-markup';
import { plainVideo, videoWithOverlay } from '../blocks/video/testing/published-markup';
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
  [/^audio-/, 'site-audio'],
  [/^code-block-/, 'site-code'],
  [/^markdown-/, 'site-markdown'],
  [/^quote-/, 'site-quote'],
  [/^social-links-/, 'site-social-links'],
  [/^spacer-/, 'site-spacer'],
  [/^horizontalrule-/, 'site-horizontal-rule'],
  [/^menu-/, 'site-tabs'],
  [/^accordion-/, 'site-accordion'],
  [/^text-highlight-/, 'site-text-highlight'],
  [/^popup-/, 'site-popup id="popup"'],
  [/^announcement-/, 'site-announcement-bar'],
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
    expect(watch.output).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

/** Samples of our own. */
const written: readonly { name: string; tag: string; markup: string }[] = [
  {
    name: 'an image with its twin for browsers without script',
    tag: 'site-image',
    markup: inlineBlock(PICTURE),
  },
  { name: 'a fluid image in a button', tag: 'site-image', markup: fluidImageWithButton(PICTURE) },
  { name: 'a video without an image', tag: 'site-video', markup: plainVideo() },
  { name: 'a video behind an image', tag: 'site-video', markup: videoWithOverlay(PICTURE) },
  { name: 'a map with its options in JSON', tag: 'site-map', markup: mapBlock() },
  {
    name: 'a marquee',
    tag: 'site-marquee',
    markup: marqueeBlock({ items: [{ text: 'Fresh' }, { text: '~' }] }),
  },
  {
    name: 'a marquee with links',
    tag: 'site-marquee',
    markup: marqueeBlock({ items: [{ text: 'Fresh' }], linkTo: '/shop' }),
  },
];

test.for([...written, ...captured.map(({ file, tag }) => ({ name: file, tag, markup: markupOf(file) }))])(
  '<$tag> around $name',
  async ({ tag, markup }, { page, watch }) => {
    await openTestPage(page, `<${tag}>${markup}</${tag.split(' ')[0]}>`, { allowInlineStyles: true });
    await activateElements(page);
    expect(await findInactiveElements(page)).toEqual([]);
    expect(watch.output).toEqual([]);
    if (tag === 'site-image') await expect.poll(() => picturesSeen(page)).toBe(1);
  },
);

/** As it was printed, with pictures that are there, and without scripts, style sheets and sprites of the site. */
function markupOf(file: string): string {
  return readFileSync(resolve(FOLDER, file), 'utf8')
    .replaceAll(/[^"'\s)=]*\/\/?[^"'\s)]*\.(?:jpe?g|png|gif|webp)[^"'\s)]*/gi, PICTURE)
    .replaceAll(/((?:data-src|data-image|<img src)=")https?:[^"]*/gi, `$1${PICTURE}`)
    .replaceAll(/="\/assets\/[^"]*"/g, '="#"')
    .replaceAll(/<script(?![^>]*json)[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link [^>]*>|[^"'\s]+\.svg(?=#)/gi, '');
}

/** The number of visible images. */
const picturesSeen = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('site-image img')].filter(
        (img) => img.checkVisibility() && img.naturalWidth > 0 && img.getBoundingClientRect().width > 20,
      ).length,
  );
