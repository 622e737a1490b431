// Chromium does not recalculate the styles of the whole page when the element that contains it is defined.
import type { Browser, Page } from 'playwright-core';
import { expect, holdRequests, test } from './harness';
import { openTestPage } from './test-page';

const PARAGRAPHS = 500;

/** The largest number of elements whose styles Chromium recalculates at once while `act` runs. */
async function countRecalculated(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const updates = trace.traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  expect(updates).not.toEqual([]);
  return Math.max(...updates.map(({ args }) => args.elementCount ?? 0));
}

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('the services leave the styles of the page as they are', async ({ page }) => {
  const release = await holdRequests(page, '**/site-elements/site-services.js');
  const requested = page.waitForRequest('**/site-elements/site-services.js');
  const text = Array.from({ length: PARAGRAPHS }, (_, index) => `<p>Paragraph ${index}</p>`).join('');
  await openTestPage(page, `<site-services>${text}</site-services>`, {
    sheets: ['site-elements'],
    waitUntil: 'commit',
  });
  await page.getByText(`Paragraph ${PARAGRAPHS - 1}`, { exact: true }).waitFor();
  // The loader, which changes the root, has run.
  await requested;
  await nextFrames(page);
  const recalculated = await countRecalculated(page, async () => {
    release();
    await page.waitForFunction(() => customElements.get('site-services'));
    await nextFrames(page);
  });
  expect(recalculated).toBeLessThan(PARAGRAPHS);
});
