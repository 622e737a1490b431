// Which pages does the built demo have, and how does a visitor bring everything on one of them to life?
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';

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
const UPGRADE_MS = 15_000;

/** Reads the page to its end and points at every element of ours; comes back when all of them are there. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  for (let left = await page.evaluate(heightBelow); left > 0; left -= STEP) await page.mouse.wheel(0, STEP);
  for (const element of await page.locator(':not(:defined)').elementHandles()) {
    await page.evaluate((it) => it instanceof Element && it.scrollIntoView({ block: 'center' }), element);
    // Those that draw nothing need nobody who points at them.
    const box = await element.boundingBox();
    if (!box) continue;
    await page.mouse.move(box.x + box.width / 2, Math.max(box.y, 0) + Math.min(box.height / 2, 40));
    await page.waitForFunction((it) => it instanceof Element && it.matches(':defined'), element, {
      timeout: UPGRADE_MS,
    });
  }
  await page.waitForLoadState('networkidle');
}

/** What is on the page and did not come to life: elements that are unknown, not drawn, or failed. */
export function notAlive(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('site-'))
      .filter((element) => element.matches(':not(:defined)') || element.matches(':state(failed)'))
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
}

const heightBelow = () => document.documentElement.scrollHeight - innerHeight;
