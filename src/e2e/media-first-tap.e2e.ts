// Does the first tap count, although the script of a gallery comes only with it? What opens in place does not lead away
// meanwhile; what leads elsewhere does so at once, and where the script cannot be had every link is a link.
import type { Page } from 'playwright-core';
import { expect, test } from './harness';
import { IMG, openTestPage, PICTURE } from './test-page';
import { PHONE } from './touch';

/** Wraps that hold what is tapped, and how they write that it opens. */
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

/** @returns lets the scripts come */
async function holdScripts(page: Page): Promise<() => void> {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/site-elements\/site-(gallery|lightbox)\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return come;
}

test('a tap on a picture that opens is kept until its script is there', async ({ visit }) => {
  const { page } = await visit(PHONE);
  const come = await holdScripts(page);
  for (const [wrap, tag] of WRAPS)
    for (const [leads, link] of Object.entries(LINKS)) {
      const what = `${wrap}, link ${leads}`;
      await page.goto('about:blank');
      await openTestPage(page, `<${wrap}>${link}${IMG}</${tag}>`);
      const asked = page.waitForRequest(new RegExp(`${tag}\\.js`));
      await page.locator('main a img').tap();
      await asked;
      come();
      await dialog(page).waitFor();
      expect(new URL(page.url()).pathname + new URL(page.url()).hash, what).toBe('/test-page');
    }
});

test('links that lead elsewhere wait for nothing, and every link works where the script cannot be had', async ({
  visit,
}) => {
  const { page, watch } = await visit(PHONE);
  await holdScripts(page);
  await openTestPage(page, `<site-gallery design="grid"><a href="/elements/">${IMG}</a></site-gallery>`);
  await page.locator('main a img').tap();
  await page.waitForURL('**/elements/');

  watch.expectNoise(/ERR_FAILED/);
  watch.expectNoise(/site-gallery: its script could not be loaded/);
  // The browser's own page for a picture.
  watch.allowNoise(/Applying inline style/);
  await page.route(/site-elements\/site-gallery\.js/, (route) => route.abort());
  await openTestPage(page, `<site-gallery design="grid">${LINKS['to the file']}</site-gallery>`);
  await page.locator('main a img').tap();
  await page.waitForURL(`**${PICTURE}*`);
});
