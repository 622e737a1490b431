// No page of the demo requests, stores or sends anything optional without consent. Visits all content pages in each
// state other than consent.
import type { BrowserContext, Page } from 'playwright-core';
import { listStoredKeys, recordWrites, sendPrivacySignal } from './browser-storage';
import { expect, test } from './harness';
import { contentPages } from './pages';
import type { Watch } from './watch';

/** Calls that a page needs for what the visitor does. */
const NECESSARY_CALLS = /^\/api\/(assets|crumb|commerce|consent|captcha|form|newsletter)\b/;
const NECESSARY_KEPT = /^cookie (crumb|ss_cookieAllowed|CART)$/;

const MINUTES = 60_000;

const states: Record<string, (context: BrowserContext, page: Page, watch: Watch, origin: string) => unknown> =
  {
    pending: () => {},
    denied: (context, _page, _watch, url) =>
      context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url }]),
    GPC: sendPrivacySignal,
    async withdrawn(_context, page, watch) {
      const answer = (name: string) =>
        page.locator('site-cookie-banner').getByRole('button', { name, exact: true });
      await page.goto('/sites/portfolio/');
      await answer('Accept').click();
      await expect.poll(() => watch.requests(/census\/RecordHit/).length).toBe(1);
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      await answer('Decline').click();
      await expect
        .poll(() => watch.requests(/consent\/receipts/).filter(({ outcome }) => outcome === 200).length)
        .toBe(2);
    },
  };

test.for(Object.keys(states))(
  '%s: no page requests, sends or stores anything optional',
  { timeout: 8 * MINUTES },
  async (state, { visit, origin }) => {
    const { page, context, watch } = await visit();
    const writes = await recordWrites(context);
    await states[state]?.(context, page, watch, origin);
    const before = watch.network.length;
    writes.length = 0;
    for (const path of contentPages) {
      await page.goto(path);
      await page.mouse.move(300, 300);
      await page.mouse.wheel(0, 1500);
      await watch.networkQuiet(200);
      const found = await listStoredKeys(page);
      expect(
        found.filter((one) => !NECESSARY_KEPT.test(one)),
        path,
      ).toEqual([]);
    }
    const optional = watch.network
      .slice(before)
      .filter(
        ({ url }) =>
          url.origin !== origin || (url.pathname.startsWith('/api/') && !NECESSARY_CALLS.test(url.pathname)),
      );
    expect(optional.map(({ url }) => url.href)).toEqual([]);
    expect(writes.filter((write) => !NECESSARY_KEPT.test(write))).toEqual([]);
  },
);
