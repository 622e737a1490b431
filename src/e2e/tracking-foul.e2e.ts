// Does a page stay whole and silent when what it tells meets a backend that makes no sense, or a browser that keeps nothing?
// What it could not tell is told once the server is itself again.
import type { BrowserContext, Route } from 'playwright-core';
import { countedRows, kindsOf, rowsOf, track, waiting } from './counted';
import { expect, test } from './harness';
import type { Watch } from './watch';

const QUIET = '/sites/portfolio/privacy/';
const NEXT = '/sites/portfolio/about/';
const MINUTE = 60_000;

const html = '<!doctype html><title>Sign in</title><p>Welcome to our network.</p>';

/** What comes instead of an answer. */
const fouls: Record<string, (route: Route) => Promise<void>> = {
  'a page with 200': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html }),
  'broken JSON': (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"error": "cut o' }),
  'a 500 for everything': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }),
  'a 404 for everything, of a backend of somebody else': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: html }),
  'a redirect to a page': (route) =>
    route.fulfill({ status: 302, headers: { location: '/sites/portfolio/' } }),
  'a huge answer': (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: `"${'x'.repeat(8_000_000)}"` }),
  'no answer at all': async () => {},
};

/** Events that are gone for good: a 4xx says that they will never be taken. */
const refuses = /404/;

const agree = (context: BrowserContext, url: string) =>
  context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url }]);
const asked = (watch: Watch, path: RegExp) => watch.requests(path).length;

test.for(Object.keys(fouls))('%s', { timeout: 2 * MINUTE }, async (foul, { site, visit, origin }) => {
  const { page, context, watch } = await visit();
  const word = `foul${Object.keys(fouls).indexOf(foul)}x`;
  // The browser itself writes of each status, and the documented sentence is said once.
  watch.allowNoise(/Failed to load resource|Error tracking event: HTTP Status|broken-part/);
  await agree(context, origin);
  await page.route('**/api/**', (route) => fouls[foul]?.(route));
  await page.goto(`${QUIET}?${word}=first`);
  await track(page, `${word}-one`, `${word}-two`);
  await expect.poll(() => asked(watch, /v1\/events/)).toBeGreaterThan(0);
  await expect.poll(() => asked(watch, /census\/RecordHit/)).toBe(1);
  await page.evaluate(() => void Promise.reject(new Error('broken-part')));
  await expect.poll(() => asked(watch, /RecordJavascriptErrors/)).toBeGreaterThan(0);
  await page.waitForTimeout(3000);
  expect(await page.locator('h1').isVisible()).toBe(true);
  // The census is not asked again, and a backend that does not know it is not asked for the picture, either.
  expect(asked(watch, /census\/RecordHit/)).toBe(1);
  expect(asked(watch, /track\/Track/)).toBe(0);
  expect(watch.noise.filter((line) => /uncaught/.test(line) && !line.includes('broken-part'))).toEqual([]);
  await page.unrouteAll();
  await page.close();

  const next = await context.newPage();
  await next.goto(`${NEXT}?${word}=next`);
  await expect.poll(() => waiting(next), { timeout: MINUTE }).toBe(0);
  await expect.poll(() => asked(watch, /census\/RecordHit/)).toBe(2);
  await next.close();
  const rows = rowsOf(await countedRows(site), `${word}-`);
  expect(kindsOf(rows)).toEqual(refuses.test(foul) ? {} : { event: 2 });
});

/** A getter that throws, as in a sandboxed frame or behind a strict setting. */
const blocked = {
  'no storage': ['localStorage', 'sessionStorage'],
  'no database': ['indexedDB'],
  'no cookies': ['cookie'],
  'nothing at all': ['localStorage', 'sessionStorage', 'indexedDB', 'cookie'],
};

test.for(Object.keys(blocked))(
  '%s: the page is whole, and what it may tell is told',
  async (what, { site, visit, origin }) => {
    const { page, context, watch } = await visit();
    const names = blocked[what as keyof typeof blocked];
    const hasCookies = !names.includes('cookie');
    const word = `blocked${Object.keys(blocked).indexOf(what)}x`;
    watch.allowNoise(/Unable access local\/session storage|the browser did not store|400 .*consent/);
    if (hasCookies) await agree(context, origin);
    await page.addInitScript((all) => {
      const refuse = () => {
        throw Object.assign(new Error('The operation is insecure.'), { name: 'SecurityError' });
      };
      for (const name of all) {
        const owner = name === 'cookie' ? Document.prototype : window;
        Object.defineProperty(owner, name, { get: refuse, set: refuse, configurable: true });
      }
    }, names);
    await page.goto(`${QUIET}?${word}`);
    // Without cookies the answer holds for this page alone.
    if (!hasCookies) await page.locator('site-cookie-banner').getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => asked(watch, /census\/RecordHit/)).toBe(1);
    await track(page, `${word}-one`);
    await expect.poll(() => asked(watch, /v1\/events/)).toBe(1);
    await page.waitForTimeout(500);
    await page.close();
    const rows = rowsOf(await countedRows(site), word);
    expect(kindsOf(rows)).toMatchObject({ hit: 1, event: 1 });
  },
);
