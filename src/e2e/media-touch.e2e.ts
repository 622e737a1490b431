// Touch swipes in galleries: in every design with slides, in both writing directions, without interfering with
// scrolling. Touch in the lightbox: lightbox.e2e.ts.
import type { Page } from 'playwright-core';
import { slideDesigns } from './gallery-designs';
import { expect, test } from './harness';
import { activateElements } from './pages';
import { IMG, openTestPage } from './test-page';
import { PHONE, swipe, waitForScrollEnd } from './touch';

const slides = [1, 2, 3, 4, 5].map((at) => IMG.replace('Ridge', `Ridge ${at}`)).join('');

/** Every design with slides, and the slideshow with slides that follow the finger. */
const KINDS: readonly (readonly [string, string])[] = [
  ...slideDesigns.map((design) => [design, `design="${design}"`] as const),
  ['follows', 'design="slideshow" transition="swipe"'],
];

const index = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((it: HTMLElementTagNameMap['site-gallery']) => it.index);
const atRest = (page: Page, id: string) =>
  expect
    .poll(() => page.locator(`#${id}`).evaluate((it: HTMLElementTagNameMap['site-gallery']) => it.inMotion))
    .toBe(false);

test.for([false, true])(
  'a swipe changes the slide in every design with slides, right to left: %s',
  { timeout: 120_000 },
  async (rtl, { visit }) => {
    const { page, context } = await visit(PHONE);
    await openTestPage(
      page,
      `<div dir="${rtl ? 'rtl' : 'ltr'}">${KINDS.map(
        ([id, options]) =>
          `<h2>${id}</h2><site-gallery id="${id}" ${options} slides-per-row="1" image-aspect-ratio="3/2">${slides}</site-gallery>`,
      ).join('')}</div><div id="long"></div>`,
    );
    // Space to scroll.
    await page.locator('#long').evaluate((it) => it.style.setProperty('height', '900px'));
    await activateElements(page);
    // Wait until the slide controls have loaded, too.
    const buttons = page.getByRole('button', { name: 'Next slide' });
    await expect.poll(() => buttons.count()).toBe(KINDS.length);
    const session = await context.newCDPSession(page);
    const on = rtl ? 1 : -1;
    for (const [id] of KINDS) {
      await page.locator(`#${id}`).evaluate((it) => it.scrollIntoView({ block: 'center' }));
      await swipe(page, session, `#${id}`, 0.7 * on);
      await expect.poll(() => index(page, id), { message: `${id} on` }).toBeGreaterThan(0);
      await atRest(page, id);
      await waitForScrollEnd(page);
      const there = await index(page, id);
      const top = await page.evaluate(() => scrollY);
      await swipe(page, session, `#${id}`, 0.1 * on, -160);
      await expect.poll(() => page.evaluate(() => scrollY), { message: `${id} scrolls` }).not.toBe(top);
      expect(await index(page, id), `${id} stays`).toBe(there);
      await waitForScrollEnd(page);
      await page.locator(`#${id}`).evaluate((it) => it.scrollIntoView({ block: 'center' }));
      await swipe(page, session, `#${id}`, -0.7 * on);
      await expect.poll(() => index(page, id), { message: `${id} back` }).toBeLessThan(there);
    }
  },
);
