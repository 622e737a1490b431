// Tracking with a faulty backend and in browsers without storage: the page stays usable and prints no errors, and
// events that could not be sent are sent once the server works again.
import type { BrowserContext, Route } from 'playwright-core';
import { describe } from 'vitest';
import { expect as expectInOrder, test } from './harness';
import { countByKind, countPending, StoredEvents, trackEvents } from './stored-events';
import type { Watch } from './watch';

const PAGE = '/sites/portfolio/privacy/';
const NEXT_PAGE = '/sites/portfolio/about/';
const MINUTE = 60_000;

const HTML = '<!doctype html><title>Sign in</title><p>Welcome to our network.</p>';

/** Responses of a faulty backend. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'an HTML page with status 200': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: HTML }),
  'truncated JSON': (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"error": "cut o' }),
  'a 500 for everything': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }),
  "another backend's 404 for everything": (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: HTML }),
  'a redirect to a page': (route) =>
    route.fulfill({ status: 302, headers: { location: '/sites/portfolio/' } }),
  'a huge response': (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: `"${'x'.repeat(8_000_000)}"` }),
  'no response': async () => {},
};

/** A 4xx response is final: these events are discarded. */
const isFinal = (fault: string) => fault.includes('404');

const agree = (context: BrowserContext, url: string) =>
  context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url }]);
const countRequests = (watch: Watch, path: RegExp) => watch.requests(path).length;

const stored = new StoredEvents();

describe.concurrent('a page that sends events to a faulty backend works and keeps the events', () => {
  test.for(Object.keys(faults))('%s', { timeout: 2 * MINUTE }, async (fault, { visit, origin, expect }) => {
    const { page, context, watch } = await visit();
    const word = `fault${Object.keys(faults).indexOf(fault)}x`;
    // The browser reports each status; the documented message is printed once.
    watch.allowOutput(/Failed to load resource|Error tracking event: HTTP Status|faulty-part/);
    await agree(context, origin);
    await page.clock.install();
    await page.route('**/api/**', (route) => faults[fault]?.(route));
    await page.goto(`${PAGE}?${word}=first`);
    await trackEvents(page, `${word}-one`, `${word}-two`);
    await expect.poll(() => countRequests(watch, /v1\/events/)).toBeGreaterThan(0);
    await expect.poll(() => countRequests(watch, /census\/RecordHit/)).toBe(1);
    await page.evaluate(() => void Promise.reject(new Error('faulty-part')));
    // Without a response, no crumb arrives, which the report needs.
    const reported = fault === 'no response' ? /api\/crumb/ : /RecordJavascriptErrors/;
    await expect.poll(() => countRequests(watch, reported)).toBeGreaterThan(0);
    // Time for a second attempt that must not be made.
    await page.clock.fastForward(MINUTE);
    await watch.networkQuiet();
    expect(await page.locator('h1').isVisible()).toBe(true);
    // The page view is not sent again, and a backend that does not support it gets no pixel request, either.
    expect(countRequests(watch, /census\/RecordHit/)).toBe(1);
    expect(countRequests(watch, /track\/Track/)).toBe(0);
    const errors = watch.output.filter((line) => /uncaught/.test(line) && !line.includes('faulty-part'));
    expect(errors).toEqual([]);
    await page.unrouteAll();
    await page.close();

    const next = await context.newPage();
    await next.goto(`${NEXT_PAGE}?${word}=next`);
    await expect.poll(() => countPending(next), { timeout: MINUTE }).toBe(0);
    await expect.poll(() => countRequests(watch, /census\/RecordHit/)).toBe(2);
    await next.close();
    stored.check(`${word}-`, (rows) =>
      expectInOrder(countByKind(rows), fault).toEqual(isFinal(fault) ? {} : { event: 2 }),
    );
  });
});

/** Properties whose getters throw, as in a sandboxed frame or with strict settings. */
const blocked = {
  'web storage': ['localStorage', 'sessionStorage'],
  IndexedDB: ['indexedDB'],
  cookies: ['cookie'],
  'any storage': ['localStorage', 'sessionStorage', 'indexedDB', 'cookie'],
};

describe.concurrent('the page works and tracks without', () => {
  test.for(Object.keys(blocked))('%s', async (what, { visit, origin, expect }) => {
    const { page, context, watch } = await visit();
    const names = blocked[what as keyof typeof blocked];
    const hasCookies = !names.includes('cookie');
    const word = `blocked${Object.keys(blocked).indexOf(what)}x`;
    watch.allowOutput(/Unable access local\/session storage|the browser did not store/);
    if (hasCookies) await agree(context, origin);
    await page.addInitScript((all) => {
      const throwSecurityError = () => {
        throw Object.assign(new Error('The operation is insecure.'), { name: 'SecurityError' });
      };
      for (const name of all) {
        const owner = name === 'cookie' ? Document.prototype : window;
        Object.defineProperty(owner, name, {
          get: throwSecurityError,
          set: throwSecurityError,
          configurable: true,
        });
      }
    }, names);
    await page.goto(`${PAGE}?${word}`);
    // Without cookies, the answer is valid only for this page.
    if (!hasCookies) await page.locator('site-cookie-banner').getByRole('button', { name: 'Accept' }).click();
    const hasEnded = (path: RegExp) =>
      expect.poll(() => watch.requests(path).map(({ outcome }) => outcome !== undefined)).toEqual([true]);
    await hasEnded(/census\/RecordHit/);
    await trackEvents(page, `${word}-one`);
    await hasEnded(/v1\/events/);
    await page.close();
    stored.check(word, (rows) => expectInOrder(countByKind(rows), what).toMatchObject({ hit: 1, event: 1 }));
  });
});

test('every event that was kept is stored once', async ({ site }) => {
  await stored.run(site);
});
