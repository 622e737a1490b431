// The consent gate in the head of a page: strictest policy, document order, content added later, and withdrawal.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from './harness';
import type { Watch } from './watch';

const BUILT = resolve(import.meta.dirname, '../../dist/elements/consent-gate');
const SNIPPET = readFileSync(`${BUILT}.html`, 'utf8').trim();
const SOURCE = readFileSync(`${BUILT}.csp.txt`, 'utf8').trim();
const POLICY = `default-src 'self'; script-src 'self' ${SOURCE} 'nonce-abc'; style-src 'self'; require-trusted-types-for 'script'; trusted-types site-elements`;
const SERVICES =
  '<script type="module" src="/site-elements/autoload.js"></script><site-services></site-services><site-cookie-banner cookie-banner-accept-type="OPT_IN_AND_OUT"></site-cookie-banner>';

/**
 * Serves `/tag/<name>.js`, which records that it ran, and opens a page with the gate in its head.
 *
 * @param untilSlow delays the script named `slow`
 */
async function open(
  page: Page,
  body: string,
  head = SNIPPET,
  untilSlow: () => Promise<unknown> = () => wait(300),
): Promise<void> {
  await page.route('**/tag/*', async (route) => {
    const name = /(\w+)\.\w+$/.exec(route.request().url())?.[1] ?? '';
    if (name === 'slow') await untilSlow();
    if (name === 'missing') return route.fulfill({ status: 404, body: '' });
    const contentType = route.request().url().endsWith('.js') ? 'text/javascript' : 'text/html';
    const content =
      contentType === 'text/javascript' ? recordRun(name) : '<!doctype html><title>Frame</title>';
    return route.fulfill({ contentType, body: content });
  });
  await page.route('**/gated', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: `<!doctype html><html lang="en"><head>${head}<title>Gated</title><link rel="icon" href="/favicon.ico"></head><body><h1>Gated</h1>${body}</body></html>`,
    }),
  );
  await page.goto('/gated');
}

const recordRun = (name: string) => `(window.ran ??= []).push('${name}')`;
const inline = (name: string, more = '') =>
  `<script type="text/plain" data-consent="analytics" nonce="abc" ${more}>${recordRun(name)}</script>`;
const file = (name: string, more = '') =>
  `<script type="text/plain" data-consent="analytics" src="/tag/${name}.js" ${more}></script>`;

const ran = (page: Page) => page.evaluate(() => (window as { ran?: string[] }).ran ?? []);
const state = (page: Page) => page.evaluate(() => document.documentElement.dataset.siteConsent);
const commands = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((it) => Array.from(it)),
  );
/** Waits until the server has accepted this many receipts. */
const receipts = (watch: Watch, count: number) =>
  expect
    .poll(() => watch.requests(/consent\/receipts/).filter(({ outcome }) => outcome === 200).length)
    .toBe(count);
const answer = (page: Page, name: string) =>
  page.locator('site-cookie-banner').getByRole('button', { name }).click();
const yes = (origin: string) => ({ name: 'ss_cookieAllowed', value: 'true', url: origin });

test('does not contain the code of the announcement bar, which few pages have', () => {
  expect(SNIPPET).not.toMatch(/bar/i);
});

test('requests nothing that needs consent before a choice, and runs necessary scripts', async ({
  page,
  watch,
}) => {
  await open(
    page,
    `${file('one')}<iframe data-consent="video" data-src="/tag/film.html" title="Film"></iframe>
     <img data-consent="ads" data-src="/tag/pixel.gif" alt=""><script type="text/plain" data-consent="necessary" src="/tag/needed.js"></script>`,
  );
  await expect.poll(() => ran(page)).toEqual(['needed']);
  expect(await state(page)).toBe('pending');
  expect(watch.requests(/^\/tag\/(?!needed)/)).toEqual([]);
});

test('runs scripts in document order after consent, even if some are slow or missing', async ({
  page,
  visitor,
  origin,
  watch,
}) => {
  watch.expectOutput(/404/);
  await visitor.context.addCookies([yes(origin)]);
  await open(
    page,
    `${inline('first')}${file('slow')}${file('second')}${inline('after')}${file('missing')}${inline('last')}`,
  );
  await expect.poll(() => ran(page)).toEqual(['first', 'slow', 'second', 'after', 'last']);
  expect(watch.violations()).toEqual([]);
});

test('keeps modules, nonces and attributes; an async script does not wait', async ({
  page,
  visitor,
  origin,
  watch,
}) => {
  await visitor.context.addCookies([yes(origin)]);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  // The script delays `load`.
  const opened = open(
    page,
    `<script id="tag" type="text/plain" data-consent="analytics" nonce="abc" data-key="k">
       (window.ran ??= []).push(document.currentScript.dataset.key, document.currentScript.nonce);</script>
     ${file('slow', 'async')}${inline('quick')}${inline('module', 'data-type="module"')}`,
    SNIPPET,
    () => arrived,
  );
  await expect.poll(() => ran(page)).toEqual(['k', 'abc', 'quick', 'module']);
  arrive();
  await opened;
  expect(await ran(page)).toEqual(['k', 'abc', 'quick', 'module', 'slow']);
  expect(watch.violations()).toEqual([]);
});

test('does not run an inline script that the policy forbids', async ({ page, visitor, origin, watch }) => {
  watch.expectOutput(/Content Security Policy/);
  await visitor.context.addCookies([yes(origin)]);
  await open(
    page,
    `<script type="text/plain" data-consent="analytics">${recordRun('smuggled')}</script>${file('one')}`,
  );
  await expect.poll(() => ran(page)).toEqual(['one']);
});

test('handles elements that scripts add later, and runs no code from their addresses', async ({
  page,
  visitor,
  origin,
}) => {
  await visitor.context.addCookies([yes(origin)]);
  await open(page, '<main></main>');
  await page.evaluate(() => {
    const frame = (src: string) => {
      const it = document.createElement('iframe');
      it.title = src;
      it.dataset.consent = 'video';
      it.dataset.src = src;
      document.querySelector('main')?.append(it);
    };
    frame('/tag/film.html');
    for (const bad of [
      'javascript:parent.ran=["bad"]',
      'java\nscript:parent.ran=["bad"]',
      'data:text/html,x',
    ])
      frame(bad);
  });
  await expect.poll(() => page.locator('iframe[src]').count()).toBe(1);
  await expect.poll(() => page.locator('iframe[data-src]').count()).toBe(0);
  expect(await ran(page)).toEqual([]);
});

test('keeps the page when a released script calls document.write', async ({
  page,
  visitor,
  origin,
  watch,
}) => {
  watch.expectOutput(/document\.write/);
  await visitor.context.addCookies([yes(origin)]);
  await open(
    page,
    `<script type="text/plain" data-consent="analytics" nonce="abc">document.write('gone'); ${recordRun('wrote')}</script>`,
  );
  await expect.poll(() => ran(page)).toEqual(['wrote']);
  expect(await page.locator('h1').textContent()).toBe('Gated');
});

test('sends the default to Google Consent Mode first, then an update per choice', async ({ page, watch }) => {
  await open(page, SERVICES);
  expect(await commands(page)).toMatchObject([
    ['consent', 'default', { analytics_storage: 'denied', ad_user_data: 'denied', wait_for_update: 500 }],
  ]);
  await answer(page, 'Accept');
  await expect
    .poll(() => commands(page))
    .toMatchObject([
      {},
      [
        'consent',
        'update',
        { analytics_storage: 'granted', ad_storage: 'granted', ad_personalization: 'granted' },
      ],
    ]);
  await receipts(watch, 1);
});

test('releases tags at once on acceptance; on withdrawal stores a receipt and reloads the page without them', async ({
  page,
  watch,
}) => {
  await open(page, `${file('one')}<button data-consent="decline">Withdraw</button>${SERVICES}`);
  await answer(page, 'Accept');
  await expect.poll(() => ran(page)).toEqual(['one']);
  // The reload waits only for the receipt of the withdrawal.
  await receipts(watch, 1);
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await anew;
  expect([await state(page), await ran(page)]).toEqual(['denied', []]);
  await receipts(watch, 2);
  expect(watch.requests(/^\/tag\//)).toHaveLength(1);
});

test('lets the page prevent the reload after a withdrawal', async ({ page }) => {
  await open(page, `${file('one')}<button data-consent="decline">Withdraw</button>${SERVICES}`);
  await answer(page, 'Accept');
  await expect.poll(() => ran(page)).toEqual(['one']);
  await page.evaluate(() =>
    document.addEventListener('site-consent-reload-request', (event) => {
      event.preventDefault();
      document.title = (event as CustomEvent<{ reason: string }>).detail.reason;
    }),
  );
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(() => page.title()).toBe('withdrawn');
  expect(await ran(page)).toEqual(['one']);
});

test('without the gate in the head, the services install it when the visitor accepts', async ({
  page,
  watch,
}) => {
  await open(page, `${file('one')}${inline('two')}${SERVICES}`, '');
  await answer(page, 'Accept');
  await expect.poll(() => ran(page)).toEqual(['one', 'two']);
  await receipts(watch, 1);
  expect(watch.violations()).toEqual([]);
});

test('lets scripts of the page query the consent', async ({ page, visitor, origin }) => {
  await visitor.context.addCookies([
    yes(origin),
    { ...yes(origin), name: 'ss_cookieCategories', value: '2' },
  ]);
  await open(page, '');
  const results = await page.evaluate(() => {
    const { siteConsent } = window as unknown as { siteConsent: { allows(words: string): boolean } };
    return ['necessary', 'analytics', 'marketing'].map((words) => siteConsent.allows(words));
  });
  expect(results).toEqual([true, true, false]);
});
