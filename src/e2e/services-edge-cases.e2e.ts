// Services on unusual pages: two services elements, frames without their own address, and a cookie that is deleted
// while the page is open.
import type { Frame, Page } from 'playwright-core';
import { listStoredKeys } from './browser-storage';
import { expect, test } from './harness';
import { openTestPage } from './test-page';
import type { Watch } from './watch';

const BANNER = `<site-cookie-banner cookie-banner-accept-type="OPT_IN_AND_OUT"></site-cookie-banner>
  <p><a href="#cookie-settings">Cookie settings</a></p>`;

const button = (page: Page | Frame, name: string) =>
  page.locator('site-cookie-banner').getByRole('button', { name, exact: true });

const agree = (page: Page, url: string) =>
  page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'true', url }]);

/** Leaves the page, which then sends pending events. */
const leave = async (page: Page, watch: Watch) => {
  await page.goto('about:blank');
  await watch.networkQuiet();
};

interface ServicesElement extends Element {
  readonly services: Promise<{
    readonly api: { get(path: string): Promise<object> };
    readonly events: { track(event: object): Promise<void> };
  }>;
}

test('two services elements on a page report a button and an error once', async ({ page, watch, origin }) => {
  watch.expectOutput(/uncaught: Error: loose/);
  await agree(page, origin);
  await openTestPage(
    page,
    `<site-services></site-services><div><site-services></site-services></div>
     <button type="button" data-track-button='{"id":"b1"}'>Press</button>`,
  );
  const requested = (path: RegExp) => watch.requests(path);
  await expect.poll(() => requested(/button-render/).length).toBe(1);
  await page.getByRole('button', { name: 'Press' }).click();
  await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('loose'))));
  await expect.poll(() => requested(/RecordJavascriptErrors/).length).toBe(1);
  const paths = [
    /RecordHit/,
    /button-render/,
    /button-click/,
    /RecordJavascriptErrors/,
    /performance\/settings/,
  ];
  const countAll = () => paths.map((path) => requested(path).length);
  await expect.poll(countAll).toEqual([1, 1, 1, 1, 1]);
  await leave(page, watch);
  expect(countAll()).toEqual([1, 1, 1, 1, 1]);
});

const frames: Record<string, (page: Page, html: string) => Promise<unknown>> = {
  'about:srcdoc': (page, html) =>
    page.evaluate((text) => document.querySelector('iframe')?.setAttribute('srcdoc', text), html),
  'blob:': (page, html) =>
    page.evaluate((text) => {
      const url = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
      document.querySelector('iframe')?.setAttribute('src', url);
    }, html),
};

test.for(Object.keys(frames))(
  'the services in a frame at %s find the site API and throw no error',
  async (kind, { page, origin, watch }) => {
    watch.allowOutput(/404 .*api\/nowhere/);
    await page.route('**/test-page', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Own</title><iframe width="900" height="600"></iframe>',
      }),
    );
    await page.goto('/test-page');
    const html = `<!doctype html><html lang="en"><head><title>Framed</title>
    <link rel="stylesheet" href="${origin}/site-elements/site-elements.css">
    <script type="module" src="${origin}/site-elements/autoload.js"></script></head>
    <body><site-services></site-services>${BANNER}</body></html>`;
    await frames[kind]?.(page, html);
    const frame = page.frameLocator('iframe').locator('site-cookie-banner');
    await frame.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => watch.requests(/census\/RecordHit/).map(({ outcome }) => outcome)).toEqual([204]);
    await expect.poll(() => watch.requests(/consent\/receipts/).map(({ outcome }) => outcome)).toContain(200);
    const answer = await page.frames()[1]?.evaluate(async () => {
      const { api } = await document.querySelector<ServicesElement>('site-services')!.services;
      return api.get('nowhere');
    });
    expect(answer).toMatchObject({ ok: false, status: 404 });
    expect(watch.requests(/api\/nowhere/)[0]?.url.origin).toBe(origin);
  },
);

test('deleting the consent cookie while the page is open reopens the banner and stops tracking', async ({
  visit,
  origin,
}) => {
  const { page, context, watch } = await visit();
  await agree(page, origin);
  await openTestPage(page, `<site-services></site-services>${BANNER}`);
  await expect.poll(() => watch.requests(/census\/RecordHit/).length).toBe(1);
  await context.clearCookies({ name: 'ss_cookieAllowed' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.siteConsent)).toBe('pending');
  const before = watch.network.length;
  await page.evaluate(async () => {
    const { events } = await document.querySelector<ServicesElement>('site-services')!.services;
    await events.track({ action: 'late' });
  });
  await leave(page, watch);
  expect(watch.network.slice(before).filter(({ url }) => url.pathname.startsWith('/api/'))).toEqual([]);
});

test('a withdrawal while an event is being sent leaves nothing in the browser', async ({ visit, origin }) => {
  const { page, watch } = await visit();
  await agree(page, origin);
  let answer = () => {};
  const requested = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/events', async (route) => {
    await requested;
    await route.fulfill({ status: 202, json: {} });
  });
  await openTestPage(page, `<site-services></site-services>${BANNER}`);
  await expect.poll(() => watch.requests(/census\/RecordHit/).length).toBe(1);
  await page.evaluate(async () => {
    const { events } = await document.querySelector<ServicesElement>('site-services')!.services;
    await events.track({ action: 'under-way' });
  });
  await expect.poll(() => watch.requests(/v1\/events/).length).toBe(1);
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await button(page, 'Decline').click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.siteConsent)).toBe('denied');
  answer();
  await expect.poll(() => watch.requests(/v1\/events/).map(({ outcome }) => outcome)).toEqual([202]);
  await watch.networkQuiet();
  const listOptional = async () =>
    (await listStoredKeys(page)).filter((one) => !/^cookie (crumb|ss_cookieAllowed)$/.test(one));
  await expect.poll(listOptional).toEqual([]);
});

test('the banner stays open when the policy is read in another tab', async ({ page, watch }) => {
  await openTestPage(page, `<site-services></site-services>${BANNER}`);
  await button(page, 'Accept').click();
  await button(page, 'Accept').waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await button(page, 'Decline').waitFor();
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  await watch.networkQuiet();
  expect(await button(page, 'Decline').isVisible()).toBe(true);
});
