// Images that only a script loads (`data-src`): requested at once, without React and before any interaction, and
// nothing moves.
import type { Page } from 'playwright-core';
import { expect, holdRequests, test } from './harness';
import { openTestPage, PICTURE } from './test-page';
import type { Watch } from './watch';

const image = (name: string) =>
  `<img data-src="${PICTURE}?name=${name}" data-image-dimensions="300x200" alt="Ridge">`;

const CONTENT = `<site-image size-format="query-string"><figure>${image('single')}</figure></site-image>
  <site-gallery design="grid"><figure>${image('first')}</figure><figure>${image('second')}</figure></site-gallery>
  <p id="after">After them.</p>`;

const SUMMARY = `<site-summary design="list"><article>${image('near')}<h3><a href="/">One</a></h3></article>
  <article style="margin-block-start: 5000px">${image('far')}<h3><a href="/">Two</a></h3></article></site-summary>`;

const areLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );

const getTop = (page: Page) =>
  page.locator('#after').evaluate((element) => element.getBoundingClientRect().top);

const getRequests = ({ network }: Watch) =>
  network.filter(({ url }) => url.searchParams.has('name')).map(({ url }) => url.search);

test('deferred images are loaded once, before React and the scripts of their elements', async ({
  page,
  watch,
}) => {
  const release = await holdRequests(page, /\/(site-(image|gallery)\.js|chunks\/runtime-.*)$/);
  await openTestPage(page, CONTENT);
  await areLoaded(page);
  expect(await page.locator('site-image:defined, site-gallery:defined').count()).toBe(0);
  release();
  await page.locator('site-image:state(ready)').waitFor();
  await watch.networkQuiet();
  expect(getRequests(watch).sort()).toEqual([
    '?name=first',
    '?name=second',
    expect.stringMatching(/^\?name=single&format=\d+w$/),
  ]);
});

test('deferred images of summaries are loaded when they are near the viewport', async ({ page, watch }) => {
  await openTestPage(page, SUMMARY, { allowInlineStyles: true });
  await page.waitForFunction(() => document.images[0]!.naturalWidth > 0);
  expect(getRequests(watch)).toEqual(['?name=near']);
  // Its script has loaded and continued what the loader began.
  await page.locator('site-summary').hover({ position: { x: 5, y: 5 } });
  await page.locator('site-summary:defined').waitFor();
  await page.locator('article').last().scrollIntoViewIfNeeded();
  await areLoaded(page);
  expect(getRequests(watch)).toEqual(['?name=near', '?name=far']);
});

test('deferred images with the attributes of other lazy loaders are loaded, with or without a placeholder', async ({
  page,
  watch,
}) => {
  const placeholder = 'src="data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E"';
  const lazy = (name: string, attributes: string) =>
    `<figure><img ${attributes.replace('URL', `${PICTURE}?name=${name}`)} width="300" height="200" alt="Ridge"></figure>`;
  await openTestPage(
    page,
    `<site-image>${lazy('only', 'class="lazyload" data-src="URL" PLACEHOLDER')}</site-image>
     <site-gallery design="grid">${lazy('srcset', 'data-srcset="URL 300w" data-sizes="auto" PLACEHOLDER')}
       ${lazy('rocket', 'data-lazy-src="URL" PLACEHOLDER')}${lazy('original', 'data-original="URL"')}
       ${lazy('both', 'data-src="/missing.webp" data-srcset="URL 300w"')}</site-gallery>`.replaceAll(
      'PLACEHOLDER',
      placeholder,
    ),
    { imageSources: 'data:' },
  );
  await areLoaded(page);
  expect(getRequests(watch).sort()).toEqual(
    ['both', 'only', 'original', 'rocket', 'srcset'].map((name) => `?name=${name}`),
  );
});

test('the space of deferred images is reserved before the script that loads them arrives', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  const release = await holdRequests(page, '**/chunks/image-loader-*.js');
  await openTestPage(page, CONTENT);
  const before = await getTop(page);
  release();
  await areLoaded(page);
  await page.locator('site-image:state(ready)').waitFor();
  expect(await getTop(page)).toBe(before);
});

test('deferred images are reported once by an element whose script arrives later', async ({ page }) => {
  const release = await holdRequests(page, '**/site-image.js');
  await openTestPage(page, CONTENT);
  await areLoaded(page);
  await page.evaluate(() => {
    globalThis.imagesReported = [];
    document.addEventListener('site-image-load', (event) =>
      imagesReported.push((event as CustomEvent<{ source: string }>).detail.source),
    );
  });
  release();
  await page.locator('site-image:state(ready)').waitFor();
  expect(await page.evaluate(() => imagesReported)).toEqual([expect.stringContaining('name=single')]);
});

declare global {
  var imagesReported: string[];
}
