// What does a carousel do on the 11 points? Asked with real pointer and keys, each stop in a fresh tab.
import fs from 'node:fs';
import { inFreshTab, sleep } from '../lib/browser.mjs';
import { CAROUSEL, judged } from './criteria.mjs';
import { accessible, axe, becomes, PROBE, pressNode, SETTLE_MS, walk } from './input.mjs';
import { lateShift } from './late.mjs';
import { isInView, isReachable } from './sight.mjs';

/** The pages turn every 2 s; a page on a slow machine gets time to begin. */
const BEGIN_MS = 15_000;
const STILL_MS = 5000;
const PAUSE = /pause|stop|rotation|autoplay/i;

/** One sample. @param {string} url a page of pages/carousels.mjs */
export async function carousel(browser, url) {
  const sample = {
    reachable: await reachable(browser, url),
    cls: await lateShift(browser, url),
    ...(await inTurning(browser, url, looks)),
    ...(await inTurning(browser, url, hovered)),
    ...(await inTurning(browser, url, tabbed)),
    ...(await inTurning(browser, url, paused)),
    reducedStops: await reduced(browser, url),
  };
  return judged(sample, CAROUSEL);
}

/** Slides that can be scrolled to when no script runs. */
function reachable(browser, url) {
  return inFreshTab(browser, { script: false }, async ({ page }) => {
    await page.goto(url);
    await page.evaluate(fs.readFileSync(PROBE, 'utf8'));
    return (await page.evaluate('probe.slides().map(probe.boxes)')).filter(isReachable).length;
  });
}

/** Runs `work` on a page whose carousel has begun to turn. */
function inTurning(browser, url, work) {
  return inFreshTab(browser, { init: PROBE }, async (tab) => {
    await tab.page.goto(url);
    if (!(await turnsWithin(tab.page, BEGIN_MS))) throw new Error('the carousel does not turn');
    return work(tab);
  });
}

async function turnsWithin(page, ms) {
  const first = await page.evaluate('probe.shown()');
  return becomes(async () => (await page.evaluate('probe.shown()')) !== first, ms);
}

/** Whether nothing turns any more, after what is under way has settled. */
async function isStill(page) {
  await sleep(3 * SETTLE_MS);
  return !(await turnsWithin(page, STILL_MS));
}

/** `<how>Stops`: 1 when it stood still; then also what its live regions were set to. */
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

/** From the link before to the link after; the first stop inside has to hold the rotation. */
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

/** Presses what calls itself a pause button, then leaves it with pointer and focus. */
async function paused({ page, cdp }) {
  const buttons = (await accessible(cdp)).filter(({ role, name }) => role === 'button' && PAUSE.test(name));
  if (buttons.length === 0) return { pauseStops: 0 };
  await pressNode(page, cdp, buttons[0].id);
  await page.mouse.click(5, 5);
  return stopped(page, 'pause');
}

function reduced(browser, url) {
  return inFreshTab(browser, { init: PROBE, reduced: true }, async ({ page }) => {
    await page.goto(url);
    await sleep(STILL_MS);
    return Number(await isStill(page));
  });
}

/** The kinds of live regions there are, in one word or several. */
async function live(page) {
  return [...new Set(await page.evaluate('probe.live()'))].sort().join(', ') || 'none';
}
