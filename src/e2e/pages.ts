// Which pages does the built demo have, and how does a visitor bring everything on one of them to life?
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ElementHandle, Page } from 'playwright-core';
import { watchOf } from './watch';

const DEMO = resolve(import.meta.dirname, '../../dist/demo');

/** Addresses of all pages, also of the examples that stand alone. */
export const everyPage: readonly string[] = readdirSync(DEMO, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|[\\/])index\.html$/.test(file))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`)
  .sort();

/** The pages that people read: without the examples on pages of their own, which these show, too. */
export const readPages: readonly string[] = everyPage.filter(
  (path) => !/^\/elements\/[\w-]+\/[\w-]+\/$/.test(path),
);

/** How far the wheel turns at a time, in CSS px: less than a screen, so that nothing is jumped over. */
const STEP = 600;

/** How long one element may take on a busy machine, in milliseconds. */
const UPGRADE_MS = 30_000;

/** How long the pointer rests before it moves again, in milliseconds. */
const AGAIN_MS = 2_000;

/** Reads the page to its end and points at every element of ours; comes back when all of them are there. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  for (let left = await page.evaluate(heightBelow); left > 0; left -= STEP) await page.mouse.wheel(0, STEP);
  for (const element of await page.locator(':not(:defined)').elementHandles()) await wakeOne(page, element);
  await watchOf(page).networkQuiet();
}

/** Points at the element as often as it takes: what arrives above it may push it away from the pointer. */
async function wakeOne(page: Page, element: ElementHandle): Promise<void> {
  const until = Date.now() + UPGRADE_MS;
  for (let aside = 0; !(await element.evaluate(isDefined)); aside = 1 - aside) {
    await element.evaluate((it) => it instanceof Element && it.scrollIntoView({ block: 'center' }));
    const box = await element.boundingBox();
    // Those that draw nothing, such as a form whose fields are to be drawn by a script of its site, cannot be pointed at,
    // nor those on a slide that waits for its turn.
    if (!box || box.width * box.height === 0 || !(await element.evaluate(isWithinReach))) return;
    await page.mouse.move(box.x + box.width / 2 + aside, Math.max(box.y, 0) + Math.min(box.height / 2, 40));
    await page.waitForFunction(isDefined, element, { timeout: AGAIN_MS }).catch(() => {});
    if (Date.now() > until)
      throw new Error(`Pointing at it changes nothing: ${await element.evaluate(startOf)}`);
  }
}

const isDefined = (it: Node) => it instanceof Element && it.matches(':defined');
const isWithinReach = (it: Node) =>
  it instanceof Element && it.checkVisibility({ visibilityProperty: true }) && !it.closest('[inert]');
const startOf = (it: Node) => (it instanceof Element ? it.outerHTML.slice(0, 200) : it.nodeName);

/** Scrolls the window to each picture in turn, as somebody does who looks at them all. */
export const lookThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const picture of document.querySelectorAll('img')) {
      const { top, bottom } = picture.getBoundingClientRect();
      if (top >= 0 && bottom <= innerHeight) continue;
      scrollBy(0, top - innerHeight / 3);
      await drawn();
    }
  });

/** What is on the page and did not come to life: elements that are unknown, not drawn, or failed. */
export function notAlive(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('site-'))
      .filter((element) => element.matches(':not(:defined)') || element.matches(':state(failed)'))
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      )
      .filter((element) => element.getBoundingClientRect().height > 0)
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
}

const heightBelow = () => document.documentElement.scrollHeight - innerHeight;
