// Checks a carousel against 11 criteria, with real pointer and keyboard input, each in a new tab.
import fs from 'node:fs';
import { sleep, withNewTab } from '../lib/browser.mjs';
import { CAROUSEL, withMissedCount } from './criteria.mjs';
import { accessible, axe, PROBE, pollUntil, pressNode, SETTLE_MS, walk } from './input.mjs';
import { lateShift } from './late.mjs';
import { isInView, isReachable } from './visibility.mjs';

/** The pages rotate every 2 s; this allows for slow machines. */
const START_MS = 15_000;
const STOPPED_MS = 5000;
const PAUSE = /pause|stop|rotation|autoplay/i;

/** One sample. @param {string} url a page of pages/carousels.mjs */
export async function carousel(browser, url) {
  const sample = {
    reachable: await reachable(browser, url),
    cls: await lateShift(browser, url),
    ...(await withRotatingPage(browser, url, looks)),
    ...(await withRotatingPage(browser, url, hovered)),
    ...(await withRotatingPage(browser, url, tabbed)),
    ...(await withRotatingPage(browser, url, paused)),
    reducedStops: await reduced(browser, url),
  };
  return withMissedCount(sample, CAROUSEL);
}

/** The number of slides that can be scrolled to without script. */
function reachable(browser, url) {
  return withNewTab(browser, { script: false }, async ({ page }) => {
    await page.goto(url);
    await page.evaluate(fs.readFileSync(PROBE, 'utf8'));
    return (await page.evaluate('probe.slides().map(probe.boxes)')).filter(isReachable).length;
  });
}

/** Runs `work` on a page whose carousel is rotating. */
function withRotatingPage(browser, url, work) {
  return withNewTab(browser, { init: PROBE }, async (tab) => {
    await tab.page.goto(url);
    if (!(await rotatesWithin(tab.page, START_MS))) throw new Error('the carousel does not rotate');
    return work(tab);
  });
}

async function rotatesWithin(page, ms) {
  const first = await page.evaluate('probe.shown()');
  return pollUntil(async () => (await page.evaluate('probe.shown()')) !== first, ms);
}

/** Whether the rotation has stopped, after the current transition. */
async function isStill(page) {
  await sleep(3 * SETTLE_MS);
  return !(await rotatesWithin(page, STOPPED_MS));
}

/** `<how>Stops`: 1 if the rotation stopped; then also the values of its live regions. */
async function stopped(page, how) {
  const still = await isStill(page);
  return { [`${how}Stops`]: Number(still), ...(still && { [`${how}Live`]: await live(page) }) };
}

async function looks({ page, cdp }) {
  const roles = (await accessible(cdp)).map(({ description }) => description).filter(Boolean);
  return {
    roles: [...new Set(roles)]
      .filter((role) => /^(carousel|slide)$/.test(role))
      .sort()
      .join(', '),
    images: await page.evaluate('probe.slides().length'),
    liveTurning: await live(page),
    ...(await axe(page, '#stage')),
  };
}

async function hovered({ page }) {
  const { x, y, width, height } = await page.locator('#stage').boundingBox();
  await page.mouse.move(x + width / 2, y + height / 3, { steps: 5 });
  return stopped(page, 'hover');
}

/** Tabs from the link before to the link after; the first tab stop inside must stop the rotation. */
async function tabbed({ page }) {
  await page.locator('#before').click();
  await page.keyboard.press('Tab');
  const onFocus = await stopped(page, 'focus');
  await page.locator('#before').click();
  const stops = await walk(page, {
    most: 40,
    read: 'probe.isWithin(probe.focused(), probe.stage()) && probe.boxes(probe.focused())',
    isLast: 'probe.focused().id === "after"',
  });
  const inside = stops.filter(Boolean);
  return {
    ...onFocus,
    stops: inside.length,
    stopsOutOfView: inside.filter((boxes) => !isInView(boxes)).length,
  };
}

/** Presses the pause button, then moves pointer and focus away. */
async function paused({ page, cdp }) {
  const buttons = (await accessible(cdp)).filter(({ role, name }) => role === 'button' && PAUSE.test(name));
  if (buttons.length === 0) return { pauseStops: 0 };
  await pressNode(page, cdp, buttons[0].id);
  await page.mouse.click(5, 5);
  return stopped(page, 'pause');
}

function reduced(browser, url) {
  return withNewTab(browser, { init: PROBE, reduced: true }, async ({ page }) => {
    await page.goto(url);
    await sleep(STOPPED_MS);
    return Number(await isStill(page));
  });
}

/** The different values of live regions, joined. */
async function live(page) {
  return [...new Set(await page.evaluate('probe.live()'))].sort().join(', ') || 'none';
}
