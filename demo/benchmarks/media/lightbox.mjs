// Checks a lightbox against 12 criteria, with real pointer and keyboard input, each in a new tab.
import { sleep, withNewTab } from '../lib/browser.mjs';
import { LIGHTBOX, withMissedCount } from './criteria.mjs';
import { accessible, axe, PROBE, pollUntil, walk } from './input.mjs';

const OPEN_MS = 15_000;
const ANIMATION_MS = 1500;
const THUMB = 3;
const TABS = 24;
const ZOOM_KEYS = ['+', '=', 'z'];
const GROWN = 1.05;

/** One sample. @param {string} url a page of pages/lightboxes.mjs */
export async function lightbox(browser, url) {
  const open = (work) =>
    withNewTab(browser, { init: PROBE }, (tab) => opened(tab, url).then(() => work(tab)));
  const sample = {
    ...(await open(looks)),
    ...(await open(tabbed)),
    ...(await open(escaped)),
    back: await open(wentBack),
    deepLink: await open((tab) => visited(browser, tab, url)),
    keyZoom: await open(zoomed),
    announced: await open(turned),
  };
  return withMissedCount(sample, LIGHTBOX);
}

/** By keyboard: from the link before the gallery to its third tab stop. */
async function opened({ page }, url) {
  await page.goto(url);
  await sleep(ANIMATION_MS); // scripts that load automatically
  await page.mouse.click(5, 5);
  await walk(page, { most: 1 + THUMB, read: '0' });
  await page.keyboard.press('Enter');
  if (!(await pollUntil(() => page.evaluate('!!probe.dialog()'), OPEN_MS)))
    throw new Error('the lightbox does not open');
  await sleep(ANIMATION_MS);
}

async function looks({ page, cdp }) {
  const dialogs = (await accessible(cdp)).filter(({ role }) => /dialog/.test(role));
  return {
    name: dialogs.map(({ name }) => name).find(Boolean) ?? '',
    modal: Number(await page.evaluate('probe.hidesTheRest()')),
    focusIn: Number(await page.evaluate('probe.isWithin(probe.focused(), probe.dialog())')),
    small: await page.evaluate('probe.small(44)'),
    ...(await axe(page, await page.evaluate('probe.path(probe.dialog())'))),
  };
}

/** Leaving the dialog for the browser's own controls is allowed. */
async function tabbed({ page }) {
  const places = await walk(page, { most: TABS, read: 'probe.isOutside(probe.focused())' });
  return { tabsOut: places.filter(Boolean).length };
}

async function escaped({ page }) {
  await page.keyboard.press('Escape');
  const escapes = await isClosed(page);
  await sleep(ANIMATION_MS);
  const focusBack = await page.evaluate('probe.isThumb(probe.focused())');
  return { escapes: Number(escapes), focusBack: Number(focusBack) };
}

async function wentBack({ page }) {
  const { pathname } = new URL(page.url());
  await page.goBack({ waitUntil: 'commit' }).catch(() => {});
  const stays = new URL(page.url()).pathname === pathname;
  return Number(stays && (await isClosed(page)));
}

/** The URL while an image is open, in a new tab. */
async function visited(browser, { page: first }, url) {
  const address = first.url();
  const name = await first.evaluate('probe.picture()?.alt');
  if (address === url) return 0;
  return withNewTab(browser, { init: PROBE }, async ({ page }) => {
    await page.goto(address);
    return Number(
      await pollUntil(async () => (await page.evaluate('probe.picture()?.alt')) === name, OPEN_MS),
    );
  });
}

async function zoomed({ page }) {
  const before = await page.evaluate('probe.pictureWidth()');
  for (const key of ZOOM_KEYS) {
    await page.keyboard.press(key);
    await sleep(ANIMATION_MS);
    if ((await page.evaluate('probe.pictureWidth()')) > before * GROWN) return 1;
  }
  return 0;
}

async function turned({ page }) {
  const before = await page.evaluate('probe.said()');
  await page.keyboard.press('ArrowRight');
  return Number(await pollUntil(async () => (await page.evaluate('probe.said()')) !== before, OPEN_MS / 3));
}

const isClosed = (page) => pollUntil(() => page.evaluate('!probe.dialog()'), OPEN_MS / 3);
