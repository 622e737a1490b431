// Scripts remove, move or add media elements and slides while they are open, in motion or playing: the page stays
// intact.
import type { Page } from 'playwright-core';
import { slideDesigns } from './gallery-designs';
import { expect, test } from './harness';
import { hasOverlayEntry } from './overlay-entry';
import { activateElements } from './pages';
import { IMG, openTestPage, PICTURE } from './test-page';

const slides = [1, 2, 3, 4, 5]
  .map((at) => IMG.replace('Ridge', `Ridge ${at}`).replace('.webp', `.webp?at=${at}`))
  .join('');
const dialog = (page: Page) => page.locator('site-lightbox dialog[open]');
const counter = (page: Page) => dialog(page).locator('[part=counter]');
const openLarge = async (page: Page, selector: string) => {
  await page.locator(selector).click();
  await dialog(page).waitFor();
};

/** Nothing of the lightbox remains: the page scrolls, is not inert, and has its own history. */
async function isWhole(page: Page) {
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => hasOverlayEntry(page)).toBe(false);
  expect(
    await page.evaluate(() => ({
      overflow: getComputedStyle(document.documentElement).overflowY,
      modal: document.querySelector(':modal') !== null,
      inert: document.querySelector('main')?.inert,
    })),
  ).toEqual({ overflow: 'visible', modal: false, inert: false });
  await page.getByRole('link', { name: 'After' }).click();
  expect(new URL(page.url()).hash).toBe('#after');
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
}

const AFTER = '<p><a href="#after">After</a></p>';

test('the lightbox continues when its gallery changes or is removed, and cleans up when it is removed itself', async ({
  visit,
}) => {
  const { page, watch } = await visit({ reducedMotion: 'reduce' });
  watch.allowOutput(/404/);
  await openTestPage(
    page,
    `<site-gallery id="g" design="grid">${slides}<img src="/pictures/none.webp" width="300" height="200" alt="Not there"></site-gallery>
     <site-lightbox id="own">${slides}</site-lightbox>${AFTER}`,
  );
  await activateElements(page);
  // An image added late is included next time, a removed one is not.
  await openLarge(page, '#g img >> nth=1');
  await expect.poll(() => counter(page).textContent()).toBe('2 / 6');
  await page.locator('#g').evaluate((it) => it.querySelector('img')?.remove());
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => counter(page).textContent()).toMatch(/^3 /);
  // A missing file shows a message and can be skipped.
  await page.keyboard.press('End');
  await dialog(page).getByText('The image could not be loaded').waitFor();
  await page.keyboard.press('Home');
  await dialog(page).locator('[part~=current] img.file').waitFor();
  await page.locator('#g').evaluate((it) => it.remove());
  await page.keyboard.press('Escape');
  await isWhole(page);

  await openLarge(page, '#own img >> nth=0');
  await page.locator('#own').evaluate((it) => it.replaceChildren());
  await isWhole(page);
  await page.locator('#own').evaluate((it, src) => {
    it.append(...[1, 2].map(() => Object.assign(new Image(300, 200), { src, alt: 'Late' })));
  }, PICTURE);
  await page.locator('#own [role=button]').first().waitFor();
  await openLarge(page, '#own img >> nth=0');
  await expect.poll(() => counter(page).textContent()).toBe('1 / 2');
  await page.locator('#own').evaluate((it) => it.remove());
  await isWhole(page);
});

test('a gallery that is removed, moved or given another design during a transition keeps working', async ({
  page,
  watch,
}) => {
  await openTestPage(
    page,
    `${slideDesigns.map((design) => `<site-gallery id="${design}" design="${design}" slides-per-row="1" image-aspect-ratio="3/2" loop autoplay>${slides}</site-gallery>`).join('')}
     <div id="elsewhere"></div>${AFTER}`,
  );
  await activateElements(page);
  for (const design of slideDesigns) {
    const gallery = page.locator(`#${design}`);
    const next = gallery.getByRole('button', { name: 'Next slide' });
    const index = () => gallery.evaluate((it: HTMLElementTagNameMap['site-gallery']) => it.index);
    await next.click();
    // In the middle of the transition.
    await gallery.evaluate((it) => {
      it.remove();
      document.querySelector('#elsewhere')?.append(it);
    });
    // The pointer stops the rotation, which could begin another transition before the press.
    await next.hover();
    await expect
      .poll(() => gallery.evaluate((it: HTMLElementTagNameMap['site-gallery']) => it.inMotion))
      .toBe(false);
    const before = await index();
    await next.click();
    await expect.poll(index, { message: design }).not.toBe(before);
    await gallery.evaluate((it) => it.setAttribute('design', 'grid'));
    await expect.poll(() => next.count()).toBe(0);
    await expect.poll(() => gallery.locator('img:visible').count()).toBe(5);
    await gallery.evaluate((it) => it.remove());
  }
  expect(watch.output).toEqual([]);
});

test('a playing video pauses when it is removed, and plays again elsewhere', async ({ page, watch }) => {
  await openTestPage(
    page,
    `<site-video id="v" src="/videos/dawn.webm" label="Dawn" loop></site-video><div id="elsewhere"></div>${AFTER}`,
  );
  await activateElements(page);
  const video = page.locator('#v');
  const paused = () => video.evaluate((it) => (it as HTMLVideoElement).paused);
  await video.getByRole('button', { name: 'Play: Dawn' }).click();
  await expect.poll(paused).toBe(false);
  const file = await video.locator('video').elementHandle();
  await video.evaluate((it) => {
    it.remove();
    Object.assign(globalThis, { kept: it });
  });
  await expect.poll(() => file?.evaluate((it) => (it as HTMLVideoElement).paused)).toBe(true);
  await page.evaluate(() =>
    document.querySelector('#elsewhere')?.append((globalThis as unknown as { kept: Node }).kept),
  );
  await video.getByRole('button', { name: 'Play: Dawn' }).click();
  await expect.poll(paused).toBe(false);
  expect(watch.output).toEqual([]);
});
