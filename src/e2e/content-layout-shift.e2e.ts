// Content blocks whose scripts arrive after the page is painted: nothing moves, not even in the markup of
// published sites.
import type { Page } from 'playwright-core';
import { openSamples, pointAtElements, SCRIPTED } from './block-samples';
import { expect, holdRequests, test } from './harness';
import { firstPaint, getShifts, recordShifts, totalShift } from './layout-shifts';

/** The gate runs before the first paint, the loader after it. */
const HEAD = ['consent-gate.js', 'autoload.js" type="module']
  .map((file) => `<script src="/site-elements/${file}"></script>`)
  .join('');

test.for([1280, 360])('nothing moves when scripts arrive late (%i px)', async (width, { visit }) => {
  // All blocks are visible: others would not be upgraded.
  const visitor = await visit({ viewport: { width, height: 16_000 } });
  const { page, watch } = visitor;
  await recordShifts(page);
  const release = await holdRequests(page, '**/site-elements/site-*.js');
  await openSamples(visitor, SCRIPTED, { head: HEAD, waitUntil: 'commit' });
  await firstPaint(page);
  // The loader has started, and notices the pointer.
  await page.waitForLoadState('domcontentloaded');
  await pointAtElements(page);
  await painted(page);
  const before = await page.evaluate(readPlaces);
  const released = await page.evaluate(() => performance.now());
  release();
  const elements = SCRIPTED.split(' ').map((name) => `section > site-${name}`);
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].every((one) =>
        one.matches(':state(ready):not([data-site-loading])'),
      ),
    elements.join(),
    // A window of this height takes long to draw on a busy machine.
    { timeout: 90_000 },
  );
  await watch.networkQuiet();
  await painted(page);
  expect(await page.evaluate(readPlaces)).toEqual(before);
  // Until then the page may not have been parsed completely.
  const shifts = (await getShifts(page)).filter(({ time }) => time > released);
  expect(totalShift(shifts), JSON.stringify(shifts)).toBeLessThan(0.0005);
});

/** Height of each section, and the places in it of the texts that the page has. */
function readPlaces() {
  const scope = globalThis as { ownTexts?: readonly Element[] };
  scope.ownTexts ??= [
    ...document.querySelectorAll('section :is(p, h2, h3, h4, td, summary, a, time)'),
  ].filter((node) => node.checkVisibility() && node.clientHeight > 0 && node.textContent.trim());
  return Object.fromEntries(
    [...document.querySelectorAll('section')].map((section) => {
      const start = section.getBoundingClientRect();
      const places = scope
        .ownTexts!.filter((node) => section.contains(node) && node.checkVisibility())
        .map((node) => {
          const text = document.createRange();
          text.selectNodeContents(node);
          const { left, top, width, height } = text.getBoundingClientRect();
          return [node.textContent.trim().slice(0, 30), left, top - start.top, width, height].join(' ');
        });
      return [`${section.ariaLabel}`, [`height ${start.height}`, ...places]];
    }),
  );
}

/** Waits two frames: the first one is drawn. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
