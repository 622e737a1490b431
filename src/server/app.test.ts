import { describe, expect, it } from 'vitest';
import { getSitePath } from '../core/call-path';
import { calls } from '../core/calls';
import { allRoutes } from './routes/routes';
import { sharedApp } from './testing/shared-app';
import { createFormPost, createJsonRequest, restartApp } from './testing/test-app';

const test = sharedApp();

describe('API description', () => {
  it('is OpenAPI 3.1, contains every route, and has no unresolved reference', async () => {
    const text = await (await test.app.request('/api/openapi.json')).text();
    const document = JSON.parse(text) as {
      openapi: string;
      paths: Record<string, Record<string, { 'x-ours'?: true }>>;
      components: { schemas: object };
    };
    expect(document.openapi).toBe('3.1.0');
    for (const route of allRoutes(test.deps)) {
      const operation = document.paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
      expect(operation, `${route.method} ${route.path}`).toBeDefined();
      expect(operation?.['x-ours'] ?? false).toBe(route.undocumented);
    }
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names));
    expect(text).not.toContain('#/$defs/');
  });

  it('lists the numbers of the permissions that a call requires [PRM-002] [PRM-004]', async () => {
    const { paths } = (await (await test.app.request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { 'x-permissions'?: number[] }>>;
    };
    const required = (path: string, method: string) => paths[path]?.[method]?.['x-permissions'];
    expect(required('/config/orders', 'get')).toEqual([1410]);
    expect(required('/config/reviews', 'get')).toEqual([1422]);
    expect(required('/config/content', 'get')).toEqual([1110, 1111, 1112]);
    expect(required('/config/account', 'get')).toEqual([0]);
    expect(required('/config/accounts', 'post')).toEqual([2]);
    expect(required('/api/comments', 'get')).toBeUndefined();
    for (const { method, path, guard } of allRoutes(test.deps)) {
      const numbers = required(path.replace(/:(\w+)/g, '{$1}'), method.toLowerCase());
      expect(numbers !== undefined, `${method} ${path}`).toBe(guard.startsWith('owner:'));
    }
  });
});

describe('API calls', () => {
  const under = (root: string) => (path: string) => `${root}${path}`;

  it('include every documented call, and mark no other route as documented', () => {
    const routes = allRoutes(test.deps).filter((route) => !route.undocumented);
    const known = new Set(routes.map(({ method, path }) => `${method} ${path.replace('/api/', '')}`));
    const documented = Object.values(calls)
      .filter((call) => !('undocumented' in call))
      .map(({ method, path }) => `${method} ${path}`);
    expect(documented.filter((call) => !known.has(call))).toEqual([]);
    expect([...known].filter((call) => !documented.includes(call))).toEqual([]);
  });

  it('respond under the API root and under the REST root [SRV-022]', async () => {
    for (const path of [under('/api/'), under('/api/rest/')].map((at) => at('multilingual/status')))
      expect((await test.app.request(path)).status, path).toBe(200);
    const lost = await test.app.request('/api/rest/nothing');
    expect([lost.status, await lost.json()]).toEqual([404, { error: 'This call does not exist.' }]);
    expect((await test.app.request('/api/rest/census/overlay', { method: 'GET' })).status).toBe(405);
  });
});

describe('requests and responses', () => {
  it('responds 405 with the allowed methods of a path', async () => {
    const options = await test.app.request('/api/commerce/cart', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect((await test.app.request('/api/commerce/cart', { method: 'DELETE' })).status).toBe(405);
    const head = await test.app.request('/api/commerce/cart', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await test.app.request('/api/nothing')).status).toBe(404);
  });

  it('rejects an oversized body while it arrives, with or without Content-Length', async () => {
    const large = 'x'.repeat(70_000);
    expect(
      (await test.app.request('/api/census/RecordHit', createFormPost({ event: '1', data: large }))).status,
    ).toBe(413);
    let sent = 0;
    const stream = new ReadableStream({
      pull(controller) {
        sent++;
        controller.enqueue(new TextEncoder().encode(`${'y'.repeat(10_000)}&`));
      },
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit;
    expect((await test.app.request('/api/census/RecordHit', init)).status).toBe(413);
    expect(sent).toBeLessThan(12);
  });

  it('rejects JSON that is deep, wide, malformed or contains NUL, and other content types', async () => {
    const send = (body: string, type = 'application/json') =>
      test.app.request('/api/census/overlay', { method: 'POST', headers: { 'content-type': type }, body });
    expect((await send('['.repeat(40) + ']'.repeat(40))).status).toBe(400);
    expect(
      (await send(JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [i, 0]))))).status,
    ).toBe(400);
    expect((await send('{')).status).toBe(400);
    expect((await send('{"a":"\\u0000"}')).status).toBe(400);
    expect((await send('a=%00', 'application/x-www-form-urlencoded')).status).toBe(400);
    expect((await send('{}', 'text/csv')).status).toBe(415);
    expect((await send('{"a":"half \\ud83d"}')).status).toBe(204);
  });

  it('rejects numbers that overflow to infinity, which no response could contain', async () => {
    const put = (value: string) =>
      test.app.request('/api/labs/internal', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${test.deps.ownerToken}` },
        body: `{"feature":${value}}`,
      });
    for (const huge of ['1e999', '-1e999', '9'.repeat(400)]) expect((await put(huge)).status, huge).toBe(400);
    expect((await put('1e300')).status).toBe(200);
  });

  it('rejects NUL in a path or a query before it reaches the database', async () => {
    for (const path of ['/api/form/a%00b', '/api/form/result/%00', '/api/form/result/contact?returnTo=%00'])
      expect((await test.app.request(path)).status, path).toBe(400);
    const visit = await test.app.request('/api/track/Track?landing=%00');
    expect(visit.status).toBe(400);
    const view = await test.app.request('/api/census/RecordQuickView/a%00b', { method: 'POST' });
    expect(view.status).toBe(400);
  });

  it('does not report a disconnecting client as a server error', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a'));
        controller.error(new Error('aborted'));
      },
    });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    expect((await test.app.request('/api/census/overlay', init)).status).toBe(400);
    expect(test.log.at(-1)).not.toHaveProperty('error');
  });

  it('sends security headers with every response', async () => {
    for (const path of ['/api/health', '/cart', '/nothing', '/api/nothing']) {
      const { headers } = await test.app.request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-request-id')).toBeTruthy();
    }
  });

  it('logs route patterns, never addresses, queries, bodies or crumbs', async () => {
    test.log.length = 0;
    await test.app.request('/api/form/contact?crumb=secret-crumb');
    await test.app.request('/private/ada@example.org');
    expect(test.log.map((entry) => entry.route)).toEqual(['/api/form/:formId', 'file']);
    expect(JSON.stringify(test.log)).not.toMatch(/secret-crumb|ada@/);
  });

  it('allows credentialed requests from listed origins only', async () => {
    const app = restartApp(test, { origins: ['https://shop.example'] });
    const ask = (origin: string) => app.request('/api/commerce/cart', { headers: { origin } });
    const listed = await ask('https://shop.example');
    expect(listed.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(listed.headers.get('vary')).toContain('Origin');
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    const save = (origin: string) =>
      app.request(
        '/api/form/SaveFormSubmission',
        createJsonRequest('POST', { key: 'x', formId: 'contact', form: '{}' }, { origin }),
      );
    expect((await save('https://evil.example')).status).toBe(403);
    expect((await save('https://shop.example')).status).toBe(401);
  });

  it('responds to the older of two crumbs that tabs requested concurrently with the crumb of the cookie, for a retry', async () => {
    const fetchCrumb = async () =>
      ((await (await test.app.request(getSitePath(calls.crumb))).json()) as { crumb: string }).crumb;
    const [older, newer] = [await fetchCrumb(), await fetchCrumb()];
    const logout = (crumb: string) => {
      const headers = { cookie: `crumb=${newer}`, 'x-crumb': crumb };
      return test.app.request(getSitePath(calls.logout), createJsonRequest('POST', undefined, headers));
    };
    const refused = await logout(older);
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([400, []]);
    expect(await refused.json()).toMatchObject({ crumbFail: true, crumb: newer });
    expect((await logout(newer)).status).toBe(200);
  });

  it('accepts a crumb without its cookie, which browsers may block, from listed origins only', async () => {
    const app = restartApp(test, { origins: ['https://shop.example'] });
    const { crumb } = (await (await app.request(getSitePath(calls.crumb))).json()) as { crumb: string };
    const logout = (origin: string | undefined, sent: string) =>
      app.request(
        getSitePath(calls.logout),
        createJsonRequest('POST', undefined, { ...(origin && { origin }), 'x-crumb': sent }),
      );
    expect((await logout('https://shop.example', crumb)).status).toBe(200);
    expect((await logout('https://shop.example', `${crumb}x`)).status).toBe(400);
    expect((await logout(undefined, crumb)).status).toBe(400);
    expect((await logout('https://evil.example', crumb)).status).toBe(403);
  });
});
