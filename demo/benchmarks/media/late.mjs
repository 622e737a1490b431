// How far does a page jump when its scripts come half a second late?
import { inFreshTab, sleep } from '../lib/browser.mjs';
import { KIT } from './input.mjs';

const LATE_MS = 500;
const QUIET_MS = 4000;

/** Cumulative layout shift until four seconds after the load; nobody touches the page. */
export function lateShift(browser, url) {
  return inFreshTab(browser, { init: KIT }, async ({ page }) => {
    const start = Date.now();
    await page.route('**/dist/**/*.js', async (route) => {
      await sleep(Math.max(0, start + LATE_MS - Date.now()));
      await route.continue();
    });
    await page.goto(url, { waitUntil: 'load' });
    await sleep(QUIET_MS);
    return page.evaluate('bench.cls()');
  });
}
