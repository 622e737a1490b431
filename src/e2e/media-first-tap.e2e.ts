// The first tap on a gallery, which also loads its script. Links to files that open in the lightbox do not navigate,
// other links navigate at once, and every link works if the script fails to load.
import type { Page } from 'playwright-core';
import { expect, holdRequests, test } from './harness';
import { IMG, openTestPage, PICTURE } from './test-page';
import { PHONE } from './touch';

/** Start and end tags of elements that open their images in the lightbox. */
const WRAPS: readonly (readonly [string, string])[] = [
  ['site-gallery design="grid"', 'site-gallery'],
  ['site-gallery design="stacked" data-lightbox="true"', 'site-gallery'],
  ['site-lightbox', 'site-lightbox'],
];

const LINKS: Readonly<Record<string, string>> = {
  'to the file': `<a href="${PICTURE}?format=2500w">${IMG}</a>`,
  'to nowhere': `<a href="#">${IMG}</a>`,
};

const dialog = (page: Page) => page.locator('site-lightbox dialog[open]');

/** @returns a function that releases the scripts */
const holdScripts = (page: Page) => holdRequests(page, /site-elements\/site-(gallery|lightbox)\.js/);

test('a tap on an image that opens is kept until the script has loaded', async ({ visit }) => {
  const { page } = await visit(PHONE);
  const come = await holdScripts(page);
  for (const [wrap, tag] of WRAPS)
    for (const [leads, link] of Object.entries(LINKS)) {
      const what = `${wrap}, link ${leads}`;
      await page.goto('about:blank');
      await openTestPage(page, `<${wrap}>${link}${IMG}</${tag}>`);
      const requested = page.waitForRequest(new RegExp(`${tag}\\.js`));
      await page.locator('main a img').tap();
      await requested;
      come();
      await dialog(page).waitFor();
      expect(new URL(page.url()).pathname + new URL(page.url()).hash, what).toBe('/test-page');
    }
});

test('other links navigate at once, and every link works if the script fails to load', async ({ visit }) => {
  const { page, watch } = await visit(PHONE);
  await holdScripts(page);
  await openTestPage(page, `<site-gallery design="grid"><a href="/elements/">${IMG}</a></site-gallery>`);
  await page.locator('main a img').tap();
  await page.waitForURL('**/elements/');

  watch.expectOutput(/ERR_FAILED/);
  watch.expectOutput(/site-gallery: its script could not be loaded/);
  // The browser displays an image in a page of its own.
  watch.allowOutput(/Applying inline style/);
  await page.route(/site-elements\/site-gallery\.js/, (route) => route.abort());
  await openTestPage(page, `<site-gallery design="grid">${LINKS['to the file']}</site-gallery>`);
  await page.locator('main a img').tap();
  await page.waitForURL(`**${PICTURE}*`);
});
