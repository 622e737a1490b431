// Rendered pages: before any script, elements and their parts have the same boxes as with their scripts; then nothing
// moves, nothing is printed, and nothing else is requested.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { renderToString } from '../server-render/index';
import { expect, test, type VisitorOptions } from './harness';
import { getShifts, recordShifts, totalShift } from './layout-shifts';
import { activateElements } from './pages';
import { getWatch } from './watch';

/** Examples in the demo that rendering changes. */
const EXAMPLES = [
  'accordion/multiple',
  'cart-indicator/count',
  'chart/settings',
  'gallery/list',
  'image/printed',
  'pricing-toggle/buttons',
  'relative-time/language',
  'tabs/live',
  'video/own',
];

const OPTIONS: VisitorOptions = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' };
const LOADER = '<script type="module" src="/site-elements/autoload.js"></script>';

const readExample = (name: string): string =>
  readFileSync(resolve(import.meta.dirname, `../../dist/demo/elements/${name}/index.html`), 'utf8');

/** Opens the HTML as a page of the site. */
async function open(page: Page, html: string): Promise<void> {
  const address = '/rendered-page';
  await page.unroute(`**${address}`);
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(address);
}

type Box = readonly [name: string, width: number, height: number];

/** Elements, and the visible parts of the page in them, in whole px. */
const boxes = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is([data-site-rendered], [data-site-rendered] :is(img, figure, figcaption, p, a, li, video, time, details))',
      ),
    ]
      .filter((node) => !node.closest('[data-site-own], [data-site-root], form'))
      .map((node): [string, number, number] => {
        const { width, height } = node.getBoundingClientRect();
        return [node.localName, Math.round(width), Math.round(height)];
      }),
  );

test.for(EXAMPLES)('%s has its final layout before any script runs', async (name, { visit }) => {
  const { page } = await visit(OPTIONS);
  await recordShifts(page);
  const html = renderToString(readExample(name));
  expect(html).not.toBe(readExample(name));
  await open(page, html.replace(LOADER, ''));
  const before = await boxes(page);
  expect(before.length).toBeGreaterThan(0);
  await open(page, html);
  await activateElements(page);
  const findMoved = async () => {
    const after = await boxes(page);
    return before.filter(([, ...size], index) =>
      size.some((value, at) => Math.abs(value - ((after[index]?.[at + 1] as number) ?? -9)) > 1),
    );
  };
  // Translations may still load; moving something for a moment is a shift, too.
  await expect.poll(findMoved).toEqual([]);
  expect(totalShift(await getShifts(page))).toBeLessThan(0.0005);
});

const IMAGES = [
  ['sea-cliffs', 300, 169],
  ['dunes', 300, 450],
  ['canyon', 300, 200],
]
  .map(
    ([name, width, height]) =>
      `<img src="/pictures/${name}-300.webp" width="${width}" height="${height}" alt="">`,
  )
  .join('');

/** Options that no style sheet reads: uncommon values, and JSON. */
const GALLERIES = [
  'design="grid" padding="13.4px" image-aspect-ratio="1.37"',
  'design="grid" slides-per-row="3" options=\'{"padding": "33.3px"}\'',
  'design="autogrid" column-width="187" gutter="7.7px"',
  'design="autocolumns" column-width="213"',
  'design="autorows" row-height="137"',
  'design="slideshow" image-aspect-ratio="2.13"',
  'options=\'{"design": "carousel", "slidesPerRow": 2, "gutter": "3.3%"}\'',
  'design="slider" v-size="37"',
  'options=\'{"design": "slider", "vSize": 37}\'',
  'design="slideshow" thumbnails thumbnail-strip-height="61" thumbnail-strip-margin="7"',
  'options=\'{"design": "list", "listImageSize": "43%"}\'',
];

test.for([
  ['without typed attr()', true],
  ['with typed attr()', false],
] as const)(
  'galleries with any attribute values have their layout before any script runs, %s',
  async ([, isOld], { visit }) => {
    const { page } = await visit(OPTIONS);
    await page.route('**/site-elements.css', async (route) => {
      const response = await route.fetch();
      const css = await response.text();
      const old = css.replaceAll('(aspect-ratio:attr(x type(<number>)))', '(x:x)');
      await route.fulfill({ response, body: isOld ? old : css });
    });
    const heights = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('site-gallery')].map((it) => it.getBoundingClientRect().height),
      );
    const plain = `<!doctype html><html lang="en"><head><title>Galleries</title><link rel="icon" href="/favicon.ico"><link rel="stylesheet" href="/site-elements/site-elements.css">${LOADER}</head><body><main><h1>Galleries</h1>${GALLERIES.map((options) => `<site-gallery ${options} label="A" loading="eager">${IMAGES}</site-gallery>`).join('')}</main></body></html>`;
    const html = renderToString(plain);
    await open(page, plain.replace(LOADER, ''));
    const unrendered = await heights();
    await open(page, html.replace(LOADER, ''));
    const before = await heights();
    await open(page, html);
    await activateElements(page);
    const after = await heights();
    const differs = (list: readonly number[]) =>
      GALLERIES.filter((_, index) => Math.abs((list[index] ?? 0) - (after[index] ?? 0)) > 1);
    expect(differs(before)).toEqual([]);
    expect(differs(unrendered).length).toBeGreaterThan(isOld ? 5 : 1);
  },
);

test('a generated form keeps what was entered before its script loaded', async ({ visit }) => {
  const { page } = await visit(OPTIONS);
  await open(page, renderToString(readExample('form/language')));
  const field = page.locator('site-form input:not([type=hidden])').first();
  await field.fill('ada@example.com');
  await activateElements(page);
  await expect.poll(() => page.locator('site-form form').count()).toBe(1);
  expect(await field.inputValue()).toBe('ada@example.com');
});

test('a rendered page requests nothing that its elements do not use', async ({ visit }) => {
  const requests = async (html: string, isUsed: boolean) => {
    const { page } = await visit(OPTIONS);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
    await open(page, html);
    if (isUsed) await activateElements(page);
    await getWatch(page).networkQuiet();
    return new Set(addresses);
  };
  const example = readExample('gallery/list');
  const plain = await requests(example, true);
  const rendered = await requests(renderToString(example), false);
  expect([...rendered].filter((address) => !plain.has(address))).toEqual([]);
});
