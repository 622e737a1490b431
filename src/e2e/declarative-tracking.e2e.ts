// Declarative tracking in templates, tracking of new visits, an unreachable server and the mobile app bridge, with real
// browser requests and real server responses.
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from './harness';

const CONTEXT = {
  website: { id: 'w1', language: 'en-GB' },
  templateId: 't1',
  pageType: 2,
  collection: { id: 'c1' },
  item: { id: 'i1' },
};

/** Opens a page with this content on the site's host, with consent. */
async function open(page: Page, context: BrowserContext, origin: string, body: string): Promise<void> {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: origin }]);
  await page.route('**/campaign?*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Campaign</title><link rel="icon" href="/favicon.ico">
        <script type="module" src="/site-elements/autoload.js"></script></head><body>
        <site-services><script type="application/json">${JSON.stringify(CONTEXT)}</script></site-services>${body}</body></html>`,
    }),
  );
  await page.goto('/campaign?source=mail&mkwid=m&other=x', { referer: `${origin}/before` });
}

interface Sent {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly status: number;
}

/** Records each answered API call of the page. */
function callsOf(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const { pathname, searchParams: query } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const call = `${request.method()} ${pathname}`;
    sent.push({ call, query, body: request.postData() ?? '', status: response.status() });
  });
  return sent;
}

const fields = (sent: Sent | undefined) => Object.fromEntries(new URLSearchParams(sent?.body));

test('tracks buttons, overlays and quick views declared in a template, and a new visit [TRK-001] [TRK-003] [TRK-007] [TRK-008] [TRK-011] [TRK-016] [TRK-017] [TRK-018] [TRK-019] [TRK-021] [TRK-022] [TRK-025] [TRK-026]', async ({
  visit,
  origin,
}) => {
  const { page, context, watch } = await visit({ viewport: { width: 900, height: 700 } });
  watch.expectOutput(/data-track-button="\{broken" is not a JSON object/);
  const sent = callsOf(page);
  const all = (call: string) => sent.filter((one) => one.call === call);
  await open(
    page,
    context,
    origin,
    `<a id="b1" href="#book" data-track-button='{"alignment":"center","size":"large"}'>Book a table</a>
     <div data-track-overlay><p>News</p></div>
     <button data-track-quick-view="p1">Look</button>
     <button id="bad" data-track-button="{broken">Odd</button>`,
  );
  await expect.poll(() => all('POST /api/census/overlay').length).toBe(1);
  await page.click('#b1');
  await page.click('[data-track-quick-view]');
  await page.click('#bad');
  const counted = ['RecordHit', 'button-render', 'button-click', 'RecordQuickView/p1'];
  await expect
    .poll(() => counted.map((call) => all(`POST /api/census/${call}`).length))
    .toEqual([1, 1, 1, 1]);
  await expect.poll(() => all('GET /api/track/Track').length).toBe(1);

  const cookies = await context.cookies();
  const visitor = decodeURIComponent(cookies.find(({ name }) => name === 'ss_cvr')?.value ?? '');
  expect(visitor).toMatch(/^[\w-]{36}(\|[1-9]\d*){4}$/);
  const [hit] = all('POST /api/census/RecordHit');
  expect(fields(hit)).toMatchObject({ event: '1', ss_cvr: visitor });
  const here = {
    url: `${origin}/campaign`,
    title: 'Campaign',
    websiteId: 'w1',
    templateId: 't1',
    locale: 'en-GB',
  };
  expect(JSON.parse(fields(hit).data ?? '')).toMatchObject({
    ...here,
    collectionId: 'c1',
    itemId: 'i1',
    viewportInnerWidth: 900,
    viewportInnerHeight: 700,
    userAgent: expect.stringContaining('Mozilla'),
    clientDate: expect.any(Number),
    screenWidth: expect.any(Number),
    screenHeight: expect.any(Number),
  });
  const button = {
    id: 'b1',
    buttonText: 'Book a table',
    clickthroughUrl: '#book',
    alignment: 'center',
    size: 'large',
    newWindow: 'false',
    context: '1',
    visitorCookie: visitor,
    ...here,
  };
  const buttonCalls = ['button-render', 'button-click'].map((call) => all(`POST /api/census/${call}`));
  expect(buttonCalls.map((calls) => calls.length)).toEqual([1, 1]);
  for (const [call] of buttonCalls) expect(fields(call)).toMatchObject(button);
  expect(fields(all('POST /api/census/overlay')[0])).toMatchObject({ visitorCookie: visitor, ...here });
  expect(all('POST /api/census/RecordQuickView/p1')[0]?.body).toBe('');
  expect(Object.fromEntries(all('GET /api/track/Track')[0]?.query ?? [])).toEqual({
    landing: `${origin}/campaign?source=mail&mkwid=m&other=x`,
    refer: `${origin}/before`,
    rk: expect.stringMatching(/^\d+$/),
    lang: expect.any(String),
    screen: expect.stringMatching(/^\d+x\d+$/),
    source: 'mail',
    mkwid: 'm',
  });
  const census = sent.filter(({ call }) => call.includes('/census/'));
  expect(census.map(({ status }) => status)).toEqual(census.map(() => 204));
});

test('an unreachable server falls back to the older call, whose 202 prints no message [EVT-013] [EVT-016] [EVT-031]', async ({
  visit,
  origin,
}) => {
  const { page, context, watch } = await visit();
  const sent = callsOf(page);
  await open(
    page,
    context,
    origin,
    `<site-system-error open error='{"kind":"network","url":"/api/orders"}'></site-system-error>`,
  );
  const getEvents = () => sent.filter(({ call }) => call === 'POST /api/events/RecordEvent');
  await expect.poll(() => getEvents().length).toBe(1);
  expect(JSON.parse(getEvents()[0]?.body ?? '')).toEqual({
    event: 'system_network_error',
    data: { urlRequested: '/api/orders' },
  });
  expect(getEvents()[0]?.status).toBe(202);
  await watch.networkQuiet();
});

test('the app bridge works in the app and is unavailable elsewhere [NAT-001] [NAT-003] [NAT-004] [NAT-005] [NAT-006]', async ({
  visit,
}) => {
  const { page, watch } = await visit();
  watch.expectOutput(/the app called "gone", which has no handler/);
  const talk = () =>
    page.evaluate(async () => {
      const app = window as unknown as {
        siteElementsNative: { postMessage(text: string): void };
        siteElementsBridge?(message: unknown): void;
      };
      const sent: { id: string; message: string }[] = [];
      app.siteElementsNative = { postMessage: (text) => void sent.push(JSON.parse(text)) };
      await customElements.whenDefined('site-services');
      type Native = { isNative: boolean; request(message: string): Promise<unknown> };
      const element = document.querySelector('site-services') as unknown as {
        services: Promise<{ native: Native }>;
      };
      const { native } = await element.services;
      try {
        const requests = [native.request('info'), native.request('dismiss')];
        const [info, dismiss] = sent;
        app.siteElementsBridge?.({ type: 'reject', id: dismiss?.id, value: 'not now' });
        app.siteElementsBridge?.({ type: 'resolve', id: info?.id, value: 'phone' });
        app.siteElementsBridge?.({ type: 'call', handler: 'gone' });
        const outcomes = await Promise.allSettled(requests);
        return [native.isNative, sent.map(({ message }) => message), outcomes.map(({ status }) => status)];
      } catch (error) {
        return [native.isNative, (error as Error).message];
      }
    });
  await page.goto('/sites/portfolio/privacy/?platform=mobile-app');
  expect(await talk()).toEqual([true, ['info', 'dismiss'], ['fulfilled', 'rejected']]);
  await page.goto('/sites/portfolio/privacy/');
  expect(await talk()).toEqual([false, 'mobile platform not correctly identified']);
});
