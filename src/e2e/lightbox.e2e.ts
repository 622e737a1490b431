// The lightbox: loads on interaction, supports touch gestures, and leaves history and page intact.
import type { Page } from 'playwright-core';
import { expect, test } from './harness';
import { hasOverlayEntry } from './overlay-entry';
import { interpolate, PHONE, touch } from './touch';
import { getWatch } from './watch';

const PAGE = '/elements/lightbox/';

const live = (page: Page) => page.locator('[data-stage] site-lightbox');
const dialog = (page: Page) => live(page).locator('dialog[open]');
const counter = (page: Page) => live(page).locator('[part=counter]').textContent();
const scale = (page: Page) =>
  live(page)
    .locator('[part~=current]')
    .evaluate(
      (box) => Math.round((box.getBoundingClientRect().width / (box as HTMLElement).offsetWidth) * 100) / 100,
    );

/** Waits until all animations have ended. */
const still = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.querySelector('[data-stage] site-lightbox')?.shadowRoot;
    return (
      !document.documentElement.hasAttribute('data-site-lightbox-transition') &&
      root?.getAnimations().every(({ playState }) => playState !== 'running')
    );
  });

test('fetches its script on intent, and keeps a click made before it has loaded', async ({ page }) => {
  await page.goto(PAGE);
  await page.mouse.move(5, 5);
  await getWatch(page).networkQuiet();
  const scripts = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/site-lightbox.js'))
          .length,
    );
  expect(await scripts()).toBe(0);
  await live(page).locator('img').first().click();
  await dialog(page).waitFor();
  expect(await scripts()).toBe(1);
});

test('loads the image file that fits, and a larger one when zoomed', async ({ page }) => {
  await page.goto(PAGE);
  await live(page).locator('img').first().click();
  const file = () =>
    live(page)
      .locator('[part~=current] img.file')
      .evaluate((image) => (image as HTMLImageElement).currentSrc.replace(/.*-/, ''));
  await expect.poll(file).toBe('1000.webp');
  for (let press = 0; press < 3; press++) await page.keyboard.press('+');
  await expect.poll(file).toBe('2500.webp');
});

test('touch swipes to the next picture, pinches and pans [LBX-007]', async ({ visit }) => {
  const { page, context } = await visit(PHONE);
  await page.goto(PAGE);
  const session = await context.newCDPSession(page);
  await live(page).locator('img').first().tap();
  await dialog(page).waitFor();
  await expect.poll(() => counter(page)).toBe('1 / 4');
  await still(page);

  await touch(session, [interpolate([340, 560], [60, 560])]);
  await expect.poll(() => counter(page)).toBe('2 / 4');
  // Two parallel fingers pan, as when scrolling a page.
  await still(page);

  await touch(session, [interpolate([180, 560], [130, 560]), interpolate([210, 560], [260, 560])]);
  await expect.poll(() => scale(page)).toBeGreaterThan(2);
  const left = () =>
    live(page)
      .locator('[part~=current]')
      .evaluate((box) => box.getBoundingClientRect().left);
  const before = await left();
  await touch(session, [interpolate([200, 560], [160, 560])]);
  await expect.poll(left).toBeLessThan(before);
  expect(await counter(page)).toBe('2 / 4');
});

test('dragging a picture down far enough closes it; a shorter drag springs back', async ({ visit }) => {
  const { page, context } = await visit(PHONE);
  await page.goto(PAGE);
  const session = await context.newCDPSession(page);
  await live(page).locator('img').first().tap();
  await dialog(page).waitFor();
  await still(page);
  const top = () =>
    live(page)
      .locator('[part~=current]')
      .evaluate((box) => Math.round(box.getBoundingClientRect().top));
  const before = await top();
  // Slow, so that it does not count as a flick.
  await touch(session, [interpolate([195, 400], [195, 430])], 60);
  await still(page);
  await expect.poll(top).toBe(before);
  expect(await dialog(page).count()).toBe(1);
  await touch(session, [interpolate([195, 400], [195, 700])]);
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => history.state?.siteOverlay)).toBeUndefined();
});

test('on a phone a button shows the caption, and nothing covers the picture [LBX-007]', async ({ visit }) => {
  const { page } = await visit(PHONE);
  await page.goto(PAGE);
  const gallery = page.locator('#a-gallery site-gallery, #gallery site-gallery').first();
  await gallery.locator('img').first().tap();
  // The first picture of the page.
  const box = live(page);
  await box.locator('[part=caption]').waitFor();
  expect(await box.locator('[part=title]').textContent()).toBe('Salt flats');
  await box.getByRole('button', { name: 'Caption' }).tap();
  await box.locator('[part=caption]').waitFor({ state: 'detached' });
});

test('Back closes the lightbox and stays on the page, and works after links in captions and reloads', async ({
  page,
}) => {
  await page.goto('/elements/');
  await page.goto(PAGE);
  await live(page).locator('img').nth(1).click();
  await dialog(page).waitFor();
  // The history entry follows the dialog.
  await expect.poll(() => hasOverlayEntry(page)).toBe(true);
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(PAGE);
  await live(page).locator('img').nth(1).click();
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => history.state?.siteOverlay)).toBeUndefined();
  await page.goBack();
  await page.waitForURL('**/elements/');
});

test('opening does not shift the page sideways', async ({ page }) => {
  await page.goto(PAGE);
  const thumb = live(page).locator('img').first();
  await thumb.hover();
  const place = () => thumb.evaluate((image) => image.getBoundingClientRect().x);
  const before = await place();
  await thumb.click();
  await dialog(page).waitFor();
  expect(await place()).toBe(before);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
});
