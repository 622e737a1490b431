import { describe, expect, it } from 'vitest';
import { API_ROOT, REST_ROOT } from '../../core/calls';
import { createStore } from '../../core/store';
import { fakePage } from '../page/testing/fake-page';
import { createServices } from '../services';
import { createApi } from './api';

function start(options: Parameters<typeof fakePage>[0] = {}, base = '/api/') {
  const page = fakePage(options);
  const token = createStore<string | null>(null);
  return { page, token, api: createApi({ page, base, token }) };
}

describe('a call of the site API', () => {
  it('appends the crumb as query parameter and sends it as header, with every method [API-001]', async () => {
    const { page, api } = start({ cookies: { crumb: 'c1' } });
    page.respond(() => ({ json: { done: true } }));
    await api.get('a');
    await api.post('a');
    await api.put('a');
    expect(await api.delete('a')).toEqual({ ok: true, data: { done: true } });
    expect(page.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'PUT', 'DELETE']);
    for (const { url, headers } of page.requests) {
      expect(url.searchParams.get('crumb')).toBe('c1');
      expect(headers.get('X-Crumb')).toBe('c1');
    }
  });

  it('uses custom messages of the page [I18-005]', async () => {
    const api = { unavailable: 'Später.', unreadable: 'Unlesbar: {url}' };
    const { page, api: calls } = start({ messages: { api } });
    page.respond({ status: 503 }, { text: '<html>' }, { status: 500 });
    const results = [];
    for (let call = 0; call < 3; call++) results.push(await calls.get('a'));
    expect(results).toMatchObject([
      { error: { message: 'Später.' } },
      { error: { message: 'Unlesbar: https://shop.example/api/a' } },
      { error: { message: 'Internal server error. Please try again later.' } },
    ]);
  });

  it('sends no crumb before the server has set one', async () => {
    const { page, api } = start();
    page.respond({ json: {} });
    await api.get('a', { query: { page: 2, none: undefined } });
    expect(page.requests[0]?.url.search).toBe('?page=2');
    expect(page.requests[0]?.headers.has('X-Crumb')).toBe(false);
  });

  it('sends an object as JSON, a form as a form, and no body without one [API-002]', async () => {
    const { page, api } = start();
    page.respond(() => ({}));
    await api.post('a', { quantity: 2 });
    await api.post('a', new URLSearchParams({ event: '1 2' }));
    await api.post('a');
    expect(page.requests.map(({ body }) => body)).toEqual(['{"quantity":2}', 'event=1+2', '']);
    expect(page.requests.map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/json',
      null,
      null,
    ]);
  });

  it('uses /api/ of the site, or the REST root if that is the base [API-005]', async () => {
    expect([API_ROOT, REST_ROOT]).toEqual(['/api/', '/api/rest/']);
    for (const [settings, href] of [
      [{}, 'https://shop.example/api/commerce/cart'],
      [{ apiBase: '/api/rest/' }, 'https://shop.example/api/rest/commerce/cart'],
    ] as const) {
      const page = fakePage();
      page.respond(() => ({}));
      const { api, stop } = createServices({ page, settings });
      await api.get('commerce/cart');
      stop();
      expect(page.requests[0]?.url.href).toBe(href);
    }
  });

  it('uses https and credentials for other hosts [API-003]', async () => {
    const { page, api } = start({}, 'http://api.example/v1');
    page.respond({});
    await api.get('/commerce/cart');
    expect(page.requests[0]?.url.href).toBe('https://api.example/v1/commerce/cart');
    expect(page.requests[0]?.init.credentials).toBe('include');
  });

  it('keeps the scheme on an insecure page', async () => {
    const { page, api } = start({ url: 'http://localhost:5173/' }, 'http://localhost:8787/api/');
    page.respond({});
    await api.get('health');
    expect(page.requests[0]?.url.href).toBe('http://localhost:8787/api/health');
  });

  it('treats 204 as an empty object [API-004]', async () => {
    const { page, api } = start();
    page.respond({ status: 204 });
    expect(await api.delete('a')).toEqual({ ok: true, data: {} });
  });

  it('sends the token of the signed-in session', async () => {
    const { page, api, token } = start();
    token.set('t1');
    page.respond({});
    await api.get('a');
    expect(page.requests[0]?.headers.get('X-XSRF-Token')).toBe('t1');
  });
});

describe('a browser without a crumb', () => {
  const paths = (page: ReturnType<typeof start>['page']) =>
    page.requests.map(({ method, url }) => `${method} ${url.pathname}${url.search}`);

  it('fetches one before the first change, once for concurrent and later calls [API-001]', async () => {
    const { page, api } = start();
    page.respondToCrumb({ json: { crumb: 'c1' } });
    page.respond(() => ({}));
    await Promise.all([api.post('a'), api.put('b')]);
    await api.delete('c');
    expect(paths(page)).toEqual([
      'GET /api/crumb',
      'POST /api/a?crumb=c1',
      'PUT /api/b?crumb=c1',
      'DELETE /api/c?crumb=c1',
    ]);
  });

  it('stores the crumb of a host whose cookies are not readable, also on a page without cookies', async () => {
    for (const cookies of [undefined, { get: () => undefined, set() {}, remove() {} }]) {
      const page = { ...fakePage(), ...(cookies && { cookies }) };
      const api = createApi({ page, base: 'https://api.example/', token: createStore<string | null>(null) });
      page.respondToCrumb({ json: { crumb: 'c1' } });
      page.respond(() => ({}));
      await api.post('a');
      await api.post('b');
      expect(page.requests.map(({ headers }) => headers.get('X-Crumb'))).toEqual([null, 'c1', 'c1']);
    }
  });

  it('does not delay calls that read data or leave the page immediately', async () => {
    const { page, api } = start();
    page.respondToCrumb({ json: { crumb: 'c1' } });
    page.respond(() => ({}));
    await api.get('a');
    await api.post('b', undefined, { needsCrumb: false });
    expect(paths(page)).toEqual(['GET /api/a', 'POST /api/b']);
    await api.get('c', { needsCrumb: true });
    expect(paths(page).slice(2)).toEqual(['GET /api/crumb', 'GET /api/c?crumb=c1']);
  });

  it.each([404, 405, 501])('requests no further crumb in this session after status %d', async (status) => {
    const { page, api } = start();
    page.respondToCrumb({ status, text: '' });
    page.respond(() => ({}));
    expect(await api.post('a')).toMatchObject({ ok: true });
    await api.post('a');
    expect(paths(page)).toEqual(['GET /api/crumb', 'POST /api/a', 'POST /api/a']);
  });

  it.each([404, 405, 501])('sends an optional call once in this session after status %d', async (status) => {
    const { page, api } = start({ cookies: { crumb: 'c1' } });
    page.respond(() => ({ status, text: '' }));
    const options = { optional: true, retries: 2 };
    const result = api.post('a', undefined, options);
    await page.advance(1000);
    expect(await result).toMatchObject({ ok: false, status });
    const next = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
    const again = next.post('a', undefined, options);
    await page.advance(1000);
    expect(await again).toMatchObject({ ok: false, status: 404, error: { kind: 'unreachable' } });
    expect(paths(page)).toEqual(['POST /api/a?crumb=c1']);
  });

  it('sends an unsupported optional call once, whatever its parameter is', async () => {
    const { page, api } = start({ cookies: { crumb: 'c1' } });
    page.respond(() => ({ status: 404, text: '' }));
    for (const path of ['census/RecordQuickView/1', 'census/RecordQuickView/2', 'census/overlay'])
      await api.post(path, undefined, { optional: true });
    expect(paths(page)).toEqual([
      'POST /api/census/RecordQuickView/1?crumb=c1',
      'POST /api/census/overlay?crumb=c1',
    ]);
  });

  it('sends one of two concurrent optional calls if the server does not support them', async () => {
    const { api, page } = start({ cookies: { crumb: 'c1' } });
    page.respond({ status: 404 });
    const results = await Promise.all([1, 2].map(() => api.post('a/b', undefined, { optional: true })));
    expect(results.map(({ ok }) => ok)).toEqual([false, false]);
    expect(page.requests.filter(({ url }) => url.pathname.endsWith('/a/b'))).toHaveLength(1);
  });

  it('sends all concurrent optional calls if the server supports them', async () => {
    const { api, page } = start({ cookies: { crumb: 'c1' } });
    page.respond({ json: {} }, { json: {} });
    await Promise.all([1, 2].map(() => api.post('a/b', undefined, { optional: true })));
    expect(page.requests.filter(({ url }) => url.pathname.endsWith('/a/b'))).toHaveLength(2);
  });

  it('sends an optional keepalive call immediately, even while the response to another one is pending', () => {
    const { api, page } = start({ cookies: { crumb: 'c1' } });
    const options = { optional: true, keepalive: true, needsCrumb: false };
    for (let n = 0; n < 2; n++) void api.post('a/b', undefined, options);
    expect(page.requests).toHaveLength(2);
  });

  it('repeats calls that are not optional, and optional calls after other failures', async () => {
    const { page, api } = start({ cookies: { crumb: 'c1' } });
    page.respond({ status: 404, text: '' }, { status: 503, text: '' });
    page.respond(() => ({}));
    await api.post('a');
    await api.post('b', undefined, { optional: true });
    await api.post('a');
    expect(await api.post('b', undefined, { optional: true })).toMatchObject({ ok: true });
  });

  it('reports an unreachable server and tries again on the next call', async () => {
    const { page, api } = start();
    page.respondToCrumb('offline');
    expect(await api.post('a')).toMatchObject({ ok: false, status: 0, error: { kind: 'unreachable' } });
    expect(paths(page)).toEqual(['GET /api/crumb']);
    page.respondToCrumb({ json: { crumb: 'c1' } });
    page.respond({ json: { done: 1 } });
    expect(await api.post('a')).toEqual({ ok: true, data: { done: 1 } });
  });
});

describe('a rejected crumb', () => {
  it('is reset, and the call is repeated with the cookie of the response [API-014]', async () => {
    const { page, api } = start({ cookies: { crumb: 'old' } });
    page.respond(
      { status: 400, json: { crumbFail: true }, cookies: { crumb: 'new' } },
      { json: { fine: 1 } },
    );
    expect(await api.post('a', { b: 1 })).toEqual({ ok: true, data: { fine: 1 } });
    expect(page.requests.map(({ url }) => url.searchParams.get('crumb'))).toEqual(['old', 'new']);
    expect(page.requests[1]?.body).toBe('{"b":1}');
  });

  it('is replaced by the crumb in the response, also on a page without cookies', async () => {
    const pageWithoutCookies = { ...fakePage(), cookies: { get: () => undefined, set() {}, remove() {} } };
    const api = createApi({
      page: pageWithoutCookies,
      base: '/api/',
      token: createStore<string | null>(null),
    });
    pageWithoutCookies.respond({ status: 400, json: { crumbFail: true, crumb: 'fresh' } }, {});
    expect(await api.post('a')).toEqual({ ok: true, data: {} });
    expect(pageWithoutCookies.requests[1]?.headers.get('X-Crumb')).toBe('fresh');
  });

  it('is replaced by the crumb in the response for a host whose cookies are not readable', async () => {
    const { page, api } = start({ cookies: { crumb: 'old' } });
    page.respond({ status: 400, json: { crumbFail: true, crumb: 'fresh' } }, {});
    await api.post('a');
    expect(page.requests[1]?.headers.get('X-Crumb')).toBe('fresh');
  });

  it('is dropped if the response contains no new one [API-014]', async () => {
    const { page, api } = start({ cookies: { crumb: 'old' } });
    page.respond({ json: { crumbFail: true } }, {});
    await api.post('a');
    expect(page.requests[1]?.url.searchParams.has('crumb')).toBe(false);
    expect(page.cookies.get('crumb')).toBeUndefined();
  });

  it('is replaced only once per call [API-014]', async () => {
    const { page, api } = start();
    page.respond(() => ({ status: 400, json: { crumbFail: true, error: 'Stale page.' } }));
    const result = await api.post('a', undefined, { retries: 3 });
    expect(page.requests).toHaveLength(2);
    expect(result).toMatchObject({
      ok: false,
      status: 400,
      error: { kind: 'refused', message: 'Stale page.' },
    });
  });
});

describe('a failure', () => {
  it('is retried after 200 ms, as often as requested [API-010]', async () => {
    const { page, api } = start();
    page.respond('offline', { status: 404, text: 'gone' }, { json: { back: true } });
    const call = api.get('a', { retries: 2 });
    await page.advance(199);
    expect(page.requests).toHaveLength(1);
    await page.advance(1);
    expect(page.requests).toHaveLength(2);
    await page.advance(200);
    expect(await call).toEqual({ ok: true, data: { back: true } });
  });

  it('is not retried by default: Unable to connect… [API-010]', async () => {
    const { page, api } = start();
    page.respond('offline');
    expect(await api.get('a')).toEqual({
      ok: false,
      status: 0,
      error: { kind: 'unreachable', message: 'Unable to connect…' },
    });
    expect(page.requests).toHaveLength(1);
  });

  it.each([
    [401, 'Unauthorized request.'],
    [403, 'Unauthorized request.'],
    [500, 'Internal server error. Please try again later.'],
    [501, 'Internal server error. Please try again later.'],
    [503, 'This service is temporarily unavailable. Please try again later.'],
  ])('with status %d has the message: %s [API-007] [API-008] [API-009]', async (status, message) => {
    const { page, api } = start();
    page.respond({ status, text: '' });
    expect(await api.get('a')).toMatchObject({ ok: false, status, error: { message } });
  });

  it.each([
    [503, {}],
    [429, { 'retry-after': '7' }],
  ])('with status %d is not retried immediately', async (status, headers) => {
    const { page, api } = start();
    page.respond({ status, headers });
    const result = await api.get('a', { retries: 5 });
    expect(page.requests).toHaveLength(1);
    expect(result).toMatchObject({ ok: false, status });
  });

  it('occurs after the timeout, which aborts the request', async () => {
    const { page, api } = start();
    page.respond('no-response');
    const call = api.get('a', { timeout: 2500 });
    await page.advance(2499);
    expect(page.requests[0]?.init.signal?.aborted).toBe(false);
    await page.advance(1);
    expect(await call).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect(page.activeCount()).toBe(0);
  });

  it('occurs after 30 s by default', async () => {
    const { page, api } = start();
    page.respond('no-response');
    const call = api.post('a', { b: 1 });
    await page.advance(29_999);
    expect(page.requests[0]?.init.signal?.aborted).toBe(false);
    await page.advance(1);
    expect(await call).toMatchObject({ ok: false, status: 0, error: { message: 'Unable to connect…' } });
  });

  it('does not occur immediately for a timeout that exceeds the limit of timers', async () => {
    const { page, api } = start();
    page.respond('no-response');
    void api.get('a', { timeout: Infinity });
    await page.advance(3_600_000);
    expect(page.requests[0]?.init.signal?.aborted).toBe(false);
  });

  it('is reported as aborted by the caller, and not retried', async () => {
    const { page, api } = start();
    page.respond('no-response');
    const callerController = new AbortController();
    const call = api.get('a', { signal: callerController.signal, retries: 3 });
    callerController.abort();
    expect(await call).toMatchObject({ ok: false, status: 0, error: { kind: 'aborted' } });
    expect(page.requests).toHaveLength(1);
  });
});

it.each([
  ['y'.repeat(50_000), true],
  ['y'.repeat(60_000), false],
  ['€'.repeat(25_000), false],
])('uses keepalive unless the body exceeds the limit of browsers', async (long, keepalive) => {
  const { page, api } = start();
  page.respond({});
  await api.post('a', { long }, { keepalive: true });
  expect(page.requests[0]?.init.keepalive).toBe(keepalive);
});

describe('response flags', () => {
  it('loginRequired requests a login [API-012]', async () => {
    const { page, api } = start();
    page.respond({ status: 401, json: { loginRequired: true } });
    await api.get('a');
    expect(page.events).toEqual([{ type: 'site-services-login-request', detail: {} }]);
  });

  it('authorizationFail requests the system error with the URL, but without the crumb [API-013]', async () => {
    const { page, api } = start({ cookies: { crumb: 'c1' } });
    page.respond({ status: 401, json: { authorizationFail: true, error: 'Not yours.' } });
    const result = await api.get('a', { query: { page: 2 } });
    const error = { url: 'https://shop.example/api/a?page=2', format: 'json', text: 'Not yours.' };
    expect(page.events).toEqual([
      { type: 'site-services-authorization-fail', detail: { result } },
      { type: 'site-services-system-error-request', detail: { error } },
    ]);
  });
});
