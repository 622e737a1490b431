// A gallery whose script loads late: in every design, wide and narrow, with captions, nothing on the page moves and no
// image changes size.
import type { Page } from 'playwright-core';
import {
  COLUMNS,
  FRACTIONS,
  GAPS,
  LENGTHS,
  PERCENTAGES,
  RATIO_NAMES,
  RATIOS,
} from '../blocks/gallery/attributes/common-values';
import { galleryDesigns } from './gallery-designs';
import { expect, test } from './harness';
import { firstPaint, getShifts, recordShifts, totalShift } from './layout-shifts';
import { openTestPage } from './test-page';
import { getWatch } from './watch';

const SHAPES: readonly [string, number, number][] = [
  ['sea-cliffs', 300, 169],
  ['dunes', 300, 450],
  ['canyon', 300, 200],
  ['snow-field', 300, 300],
  ['fog-forest', 300, 375],
];

const slides = SHAPES.map(
  ([name, width, height]) =>
    `<figure><img src="/pictures/${name}-300.webp" width="${width}" height="${height}" alt="${name}"><figcaption>${name}</figcaption></figure>`,
).join('');

const images = slides.replace(/<\/?figure>|<figcaption>.*?<\/figcaption>/g, '');

const RESET = '<style>img { display: block; max-width: 100%; height: auto }</style>';

for (const { what, width = 1280, content = slides, style = '' } of [
  { what: 'at 1280 px' },
  { what: 'at 360 px', width: 360 },
  { what: 'on a page with img { max-width: 100%; height: auto }', style: RESET },
  {
    what: 'of plain images on a page with img { max-width: 100%; height: auto }',
    style: RESET,
    content: images,
  },
])
  test(`nothing moves when the script of a gallery loads late, ${what}`, async ({ visit }) => {
    const { page } = await visit({ viewport: { width, height: 900 } });
    await recordShifts(page);
    for (const design of galleryDesigns) {
      const arrive = await holdScripts(page);
      await openTestPage(
        page,
        `${style}<site-gallery design="${design}" loading="eager">${content}</site-gallery><p id="after">After it.</p>`,
        { waitUntil: 'commit', allowInlineStyles: true },
      );
      await page.waitForFunction(
        () => document.querySelector('#after') !== null && [...document.images].every((img) => img.complete),
      );
      await firstPaint(page);
      const before = await boxes(page);
      await arrive();
      await page.locator('site-gallery:state(ready)').waitFor();
      await getWatch(page).networkQuiet();
      const shifts = await getShifts(page);
      expect(totalShift(shifts), `${design}: ${JSON.stringify(shifts)}`).toBeLessThan(0.0005);
      expect(await boxes(page), design).toEqual(before);
      if (design === 'slider') expect(await sliderRatio(page)).toBeCloseTo(0.5, 2);
    }
  });

/** Height of the first image of the slider as a share of the slider's width; 0.5 by default (GAL-012). */
const sliderRatio = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.images[0]!.getBoundingClientRect().height /
      document.querySelector('site-gallery')!.getBoundingClientRect().width,
  );

test.for([
  [1280, 250],
  [1280, 333],
  [1280, 500],
  [360, 250],
  [360, 500],
] as const)(
  'justified rows in view do not move when their script loads late (%i px, rows of %i px)',
  async ([width, rowHeight], { visit }) => {
    const { page } = await visit({ viewport: { width, height: 900 } });
    await recordShifts(page);
    const arrive = await holdScripts(page);
    await openTestPage(
      page,
      `<site-gallery design="autorows" row-height="${rowHeight}" loading="eager">${slides}${slides}</site-gallery><p id="after">After it.</p>`,
      { waitUntil: 'commit' },
    );
    await page.waitForFunction(
      () => document.querySelector('#after') !== null && [...document.images].every((img) => img.complete),
    );
    await firstPaint(page);
    const before = await boxes(page);
    await arrive();
    await page.waitForFunction(() =>
      document.querySelector('site-gallery')?.shadowRoot?.querySelector('[data-justified]'),
    );
    await getWatch(page).networkQuiet();
    expect(await boxes(page)).toEqual(before);
    expect(totalShift(await getShifts(page))).toBeLessThan(0.0005);
  },
);

/** One value of each kind in common-values.ts. */
const VALUES = [
  ...toAttributes('grid', 'slides-per-row', `1 2 3 4 5 6 7 8 9 10 11 12 19 20 ${COLUMNS}`),
  'design="carousel" slides-per-row="2" thumbnails-per-row="5"',
  ...toAttributes('grid', 'thumbnails-per-row', '5 16'),
  'design="grid" square-thumbs',
  ...toAttributes('grid', 'image-aspect-ratio', FRACTIONS.join(' ')),
  ...toAttributes('carousel', 'aspect-ratio', FRACTIONS.join(' ')),
  ...toAttributes('carousel', 'image-aspect-ratio', Object.keys(RATIO_NAMES).join(' ')),
  ...toAttributes('carousel', 'image-aspect-ratio', RATIOS.join(' ')),
  ...GAPS.flatMap((name) =>
    toAttributes(
      name === 'padding' ? 'grid' : 'autogrid',
      name,
      '0 1 3 7 10 13 18 20 24px 36 55 60px 99 5% 12% 0.5 2.5 9.5px 1.5%',
    ),
  ),
  'design="list" padding="24px"',
  'design="carousel" gutter="12px"',
  // Below the window, higher rows break differently once the script has computed them; see the test of rows in view.
  ...LENGTHS.flatMap((name) =>
    name === 'row-height'
      ? toAttributes('autorows', name, '50 90 110 125 150 180')
      : toAttributes('autogrid', name, '50 75 100 125 180 230 300 400 550 620'),
  ),
  ...toAttributes('autocolumns', 'column-width', '150 250 340'),
  ...PERCENTAGES.flatMap((name) =>
    ['slider', 'slideshow'].flatMap((design) => toAttributes(design, name, '20 30 42 50 66 75 100')),
  ),
];

/** With typed attr(), any number or fraction works. */
const TYPED_VALUES = [
  ...toAttributes('slideshow', 'aspect-ratio', '1.78 7/5 235/100'),
  ...toAttributes('grid', 'image-aspect-ratio', '5/3 1.37'),
  'design="slideshow" image-aspect-ratio="16 / 10"',
  ...toAttributes('grid', 'padding', '12.5 100 150'),
  ...toAttributes('autogrid', 'gutter', '12.5 100 150'),
];

function toAttributes(design: string, attribute: string, values: string): string[] {
  return values.split(' ').map((value) => `design="${design}" ${attribute}="${value}"`);
}

for (const supports of ['with', 'without'])
  test(`common attribute values have their layout before the script loads, ${supports} typed attr()`, async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: { width: 1280, height: 900 } });
    if (supports === 'without')
      await page.route('**/site-elements.css', async (route) => {
        const response = await route.fetch();
        const css = (await response.text()).replaceAll('(aspect-ratio:attr(x type(<number>)))', '(x:x)');
        await route.fulfill({ response, body: css });
      });
    const values = supports === 'with' ? [...VALUES, ...TYPED_VALUES] : VALUES;
    const galleries = values.map(
      (attributes) => `<site-gallery ${attributes} loading="eager">${slides}</site-gallery>`,
    );
    const arrive = await holdScripts(page);
    await openTestPage(page, galleries.join(''), { waitUntil: 'commit' });
    await page.waitForFunction(
      (count) =>
        document.querySelectorAll('site-gallery').length === count &&
        [...document.images].every((img) => img.complete),
      values.length,
    );
    await firstPaint(page);
    const before = await heights(page);
    await arrive();
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('site-gallery')].every(
          (it) =>
            it.matches(':state(ready)') &&
            (it.getAttribute('design') !== 'autorows' || it.shadowRoot?.querySelector('[data-justified]')),
        ),
      undefined,
      // A busy machine takes long to upgrade this many galleries.
      { timeout: 90_000 },
    );
    await getWatch(page).networkQuiet();
    const after = await heights(page);
    const moved = values.filter((_, index) => Math.abs(before[index]! - after[index]!) > 1);
    expect(moved).toEqual([]);
  });

/** Height of each gallery, in px. */
const heights = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('site-gallery')].map((it) => it.getBoundingClientRect().height),
  );

/**
 * @returns a function that releases the scripts
 */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let arrive = () => {};
  const ready = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const address = '**/site-elements/autoload.js';
  await page.unroute(address);
  await page.route(address, async (route) => {
    await ready;
    await route.continue();
  });
  return async () => {
    // Ensures that the content is painted before the script runs.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    arrive();
  };
}

/** Boxes, in whole px, of the visible images and of everything after the gallery. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('site-gallery img, #after')]
      .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((it) => ({ name: it.getAttribute('alt') ?? it.id, box: it.getBoundingClientRect() }))
      .filter(({ box }) => box.left >= -1 && box.right <= innerWidth + 1 && box.top < innerHeight)
      .map(({ name, box }) => [name, ...[box.left, box.top, box.width, box.height].map(Math.round)]),
  );
