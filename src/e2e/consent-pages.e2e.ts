// No page of the demo requests, stores or sends anything optional without consent. demo-pages.e2e.ts and csp.e2e.ts
// visit all content pages before the visitor has answered and after a refusal. For the other states without consent,
// this file visits pages that together contain every element with every attribute, and every script and frame.
import type { BrowserContext, Page } from 'playwright-core';
import {
  listStoredKeys,
  optionalKeys,
  optionalRequests,
  recordWrites,
  sendPrivacySignal,
} from './browser-storage';
import { expect, test } from './harness';
import { featurePages } from './pages';
import type { Watch } from './watch';

const MINUTES = 60_000;

const states: Record<string, (context: BrowserContext, page: Page, watch: Watch) => unknown> = {
  GPC: sendPrivacySignal,
  async withdrawn(_context, page, watch) {
    const answer = (name: string) =>
      page.locator('site-cookie-banner').getByRole('button', { name, exact: true });
    await page.goto('/sites/portfolio/');
    await answer('Accept').click();
    await expect.poll(() => watch.requests(/census\/RecordHit/).length).toBe(1);
    const receipts = (count: number) =>
      expect
        .poll(() => watch.requests(/consent\/receipts/).filter(({ outcome }) => outcome === 200).length)
        .toBe(count);
    // A withdrawal may reload the page, which waits only for its own receipt.
    await receipts(1);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await answer('Decline').click();
    await receipts(2);
  },
};

test.for(Object.keys(states))(
  '%s: no page requests, sends or stores anything optional',
  { timeout: 8 * MINUTES },
  async (state, { visit, origin }) => {
    const { page, context, watch } = await visit();
    const writes = await recordWrites(context);
    await states[state]?.(context, page, watch);
    const before = watch.network.length;
    writes.length = 0;
    for (const path of featurePages) {
      await page.goto(path);
      await page.mouse.move(300, 300);
      await page.mouse.wheel(0, 1500);
      await watch.networkQuiet(200);
      expect(optionalKeys(await listStoredKeys(page)), path).toEqual([]);
    }
    expect(optionalRequests(watch.network.slice(before), origin)).toEqual([]);
    expect(optionalKeys(writes)).toEqual([]);
  },
);
