// A page that goes offline while a script loads: it works as HTML, and the script loads automatically when the
// connection returns.
import { goOffline } from '../tools/fault-proxy/offline';
import { expect, test } from './harness';
import { IMG, openTestPage } from './test-page';

const BLOCK = `<p style="display:block;height:3000px">Far above</p>
  <site-gallery design="strip" autoplay>${IMG}${IMG}${IMG}</site-gallery>`;

test('an element whose script failed to load is upgraded when the connection returns', async ({
  page,
  watch,
}) => {
  watch.expectOutput(/ERR_INTERNET_DISCONNECTED.*\/test-page/);
  watch.expectOutput(/site-gallery: its script could not be loaded/);
  await openTestPage(page, BLOCK, { allowInlineStyles: true });
  // From now on, requests fail: nothing listens on the server's port.
  await page.unrouteAll();
  await page.mouse.move(50, 50);
  const mend = await goOffline(page);
  await page.mouse.wheel(0, 3500);
  await expect.poll(() => watch.output.some((line) => line.includes('could not be loaded'))).toBe(true);
  expect(await page.locator('site-gallery img').count()).toBe(3);
  expect(await page.evaluate(() => !customElements.get('site-gallery'))).toBe(true);
  await mend();
  await page.locator('site-gallery:state(ready)').waitFor();
});
