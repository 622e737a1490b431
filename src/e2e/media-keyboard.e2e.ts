// Images and videos by keyboard, from a fresh page: every design, into the lightbox and back, and videos on slides
// and in the lightbox.
import type { Page } from 'playwright-core';
import { fakePlayers } from './fake-players';
import { type Focused, getFocused, tabUntil } from './focus';
import { galleryDesigns, slideDesigns } from './gallery-designs';
import { expect, test } from './harness';
import { hasOverlayEntry } from './overlay-entry';
import { openTestPage } from './test-page';

const NAMES = ['dawn-ridge', 'canyon', 'city-dusk'];
const START = '<p><a href="#start">Start</a></p>';

const picture = (at: number, alt: string, more = '') =>
  `<img src="/pictures/${NAMES[at]}-1000.webp" width="1000" height="667" alt="${alt}" ${more}>`;

const gallery = (design: string) =>
  `<site-gallery id="${design}" design="${design}" lightbox history-hash>${NAMES.map((_, at) =>
    picture(at, `${design} ${at + 1}`, `data-slide-id="${design}-${at + 1}"`),
  ).join('')}</site-gallery>`;

const dialog = (page: Page) => page.locator('site-lightbox dialog[open]');
const shown = (page: Page) => dialog(page).locator('[part~=current] img.file');
const isShown = (page: Page, alt: string) => expect.poll(() => shown(page).getAttribute('alt')).toBe(alt);
const isGone = (page: Page) => dialog(page).waitFor({ state: 'detached' });
const scale = (page: Page) =>
  dialog(page)
    .locator('[part~=current]')
    .evaluate((box) => box.getBoundingClientRect().width / (box as HTMLElement).offsetWidth);
const item = (page: Page) => decodeURIComponent(new URL(page.url()).hash);

const still = galleryDesigns.filter((design) => !slideDesigns.includes(design));

test.for([still, slideDesigns])(
  'images of %s open, change, zoom and close by keyboard, and focus returns',
  { timeout: 120_000 },
  async (some, { visit }) => {
    // The focus indicator must be visible in forced colors, too.
    const { page, watch } = await visit({ reducedMotion: 'reduce', forcedColors: 'active' });
    await openTestPage(page, START + some.map(gallery).join(''));
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.querySelector('site-gallery:not(:state(ready))') === null);
    // Controls that arrive later would move what has focus.
    await watch.networkQuiet();
    for (const design of some) {
      const here = await tabUntil(page, ({ name }) => name === `${design} 1`);
      expect(here).toMatchObject({ role: 'button', visible: true, hasFocusRing: true });
      await page.keyboard.press('Enter');
      await isShown(page, `${design} 1`);
      await page.keyboard.press('ArrowRight');
      await isShown(page, `${design} 2`);
      await expect.poll(() => item(page)).toBe(`#itemId=${design}-2`);
      await page.keyboard.press('+');
      await expect.poll(() => scale(page)).toBeGreaterThan(1.2);
      await page.keyboard.press('ArrowRight');
      expect(await shown(page).getAttribute('alt'), 'arrow keys pan a zoomed image').toBe(`${design} 2`);
      await page.keyboard.press('0');
      await expect.poll(() => scale(page)).toBeLessThan(1.01);
      await page.keyboard.press('Escape');
      await isGone(page);
      await expect.poll(() => item(page)).toBe('');
      await expect.poll(async () => (await getFocused(page)).name).toBe(`${design} 2`);
    }
    // The entry of the last visit leaves the history later than the lightbox leaves the page.
    await expect.poll(() => hasOverlayEntry(page)).toBe(false);
    await page.keyboard.press('Space');
    await isShown(page, `${some.at(-1)} 2`);
    await expect.poll(() => hasOverlayEntry(page)).toBe(true);
    await page.goBack();
    await isGone(page);
    await expect.poll(async () => (await getFocused(page)).name).toBe(`${some.at(-1)} 2`);
    expect(new URL(page.url()).pathname).toBe('/test-page');
  },
);

test('the address opens an image of any design, on load and later', async ({ visit }) => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await openTestPage(page, galleryDesigns.map(gallery).join(''));
  await page.goto('about:blank');
  await page.goto(`/test-page#itemId=${galleryDesigns[1]}-3`);
  for (const design of galleryDesigns.slice(1)) {
    await isShown(page, `${design} 3`);
    await page.keyboard.press('Escape');
    await isGone(page);
    await expect.poll(() => item(page)).toBe('');
    const next = galleryDesigns[galleryDesigns.indexOf(design) + 1];
    if (next) await page.evaluate((id) => location.assign(`#itemId=${id}`), `${next}-3`);
  }
});

const FILM = `<a data-type="video" href="https://vimeo.com/76979871">${picture(1, 'Film')}</a>`;
const FILE = `<a data-type="video" href="/videos/dawn.webm">${picture(2, 'File')}</a>`;
const video = (name: string) => `site-video[label=${name}]`;
const isPaused = (page: Page, name: string) =>
  page.locator(video(name)).evaluate((element) => (element as HTMLVideoElement).paused);

/**
 * Moves the focus from a player, which has keys of its own, back to the button. It leaves a frame of another process
 * after the key has been handled: one press more may pass the button.
 */
async function tabBackToNext(page: Page): Promise<void> {
  const isBefore = ({ name }: Focused) => name === 'Previous slide' || name === 'Start';
  const isNext = ({ name }: Focused) => name === 'Next slide';
  for (let back = 0; back < 5; back++) {
    const here = await getFocused(page);
    if (isNext(here)) return;
    if (isBefore(here)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await tabUntil(page, isNext);
}

test('videos on slides play and pause by keyboard, and stop when the slide changes', async ({ visit }) => {
  const { page, watch } = await visit({ reducedMotion: 'reduce' });
  watch.allowOutput(/request to another host: https:\/\/player\.vimeo\.com/);
  const players = await fakePlayers(page);
  await openTestPage(
    page,
    `${START}<site-gallery design="slideshow">${FILM}${FILE}${picture(0, 'Last')}</site-gallery>`,
    { frameSources: 'https://player.vimeo.com' },
  );
  await page.keyboard.press('Tab');
  await page.locator(video('Film')).and(page.locator(':state(ready)')).waitFor();
  await tabUntil(page, ({ name }) => name === 'Play: Film');
  await page.keyboard.press('Enter');
  await expect.poll(() => isPaused(page, 'Film')).toBe(false);
  await tabBackToNext(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => players.commands).toContain('vimeo pause');
  await expect.poll(() => isPaused(page, 'Film')).toBe(true);

  await tabUntil(page, ({ name }) => name === 'Play: File');
  await page.keyboard.press('Enter');
  await expect.poll(() => isPaused(page, 'File')).toBe(false);
  await expect.poll(async () => (await getFocused(page)).role).toBe('video');
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(page, 'File')).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(page, 'File')).toBe(false);
  await tabBackToNext(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => isPaused(page, 'File')).toBe(true);
});

test('videos in the lightbox play by keyboard and stop when the slide changes', async ({ visit }) => {
  const { page, watch } = await visit({ reducedMotion: 'reduce' });
  watch.allowOutput(/request to another host: https:\/\/player\.vimeo\.com/);
  const players = await fakePlayers(page);
  await openTestPage(
    page,
    `${START}<site-gallery design="slideshow" lightbox>${picture(0, 'First')}${FILM}${FILE}</site-gallery>`,
    { frameSources: 'https://player.vimeo.com' },
  );
  await page.keyboard.press('Tab');
  await page.locator('site-gallery:state(ready)').waitFor();
  await tabUntil(page, ({ name }) => name === 'First');
  await page.keyboard.press('Enter');
  await isShown(page, 'First');
  expect(players.requests).toEqual([]);
  for (const name of ['Film', 'File']) {
    await page.keyboard.press('ArrowRight');
    await dialog(page)
      .getByRole('button', { name: `Play: ${name}` })
      .waitFor();
    await tabUntil(page, (here) => here.name === `Play: ${name}`);
    await page.keyboard.press('Enter');
    const playing = dialog(page).locator('site-video');
    await expect.poll(() => playing.evaluate((it) => (it as HTMLVideoElement).paused)).toBe(false);
    if (name === 'File') continue;
    await tabUntil(page, (here) => here.name === 'Next');
  }
  await page.keyboard.press('Escape');
  await isGone(page);
  expect(
    await page.locator('site-lightbox').evaluate((box) => box.shadowRoot?.querySelector('video, iframe')),
  ).toBeNull();
  // On the last shown slide, where the player covers the link.
  await expect.poll(async () => (await getFocused(page)).name).toBe('Play: File');
});
