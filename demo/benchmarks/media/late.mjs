// Layout shift of a page whose scripts are half a second late.
import { sleep, withNewTab } from '../lib/browser.mjs';
import { KIT } from './input.mjs';

const LATE_MS = 500;
const QUIET_MS = 4000;

/** Cumulative layout shift until four seconds after `load`, without interaction. */
export function lateShift(browser, url) {
  return withNewTab(browser, { init: KIT }, async ({ page }) => {
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
