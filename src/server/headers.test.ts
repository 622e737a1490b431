import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getSitePath } from '../core/call-path';
import { calls } from '../core/calls';
import type { CommentList, CommentReceipt } from '../core/comments/comment';
import { addAccessCookie } from './http/access-cookie';
import type { Env } from './http/context';
import { securityHeaders } from './http/headers';
import { allRoutes } from './routes/routes';
import { createBrowserClient, MEMBER_SESSION } from './testing/browser-client';
import { addNotes, NOTE_IDS } from './testing/comment-state';
import { findHeaderProblems } from './testing/header-rules';
import { createMember } from './testing/members';
import { sharedApp } from './testing/shared-app';
import { BOOK } from './testing/shop-state';
import { createShopper } from './testing/shopper';
import { createFormPost, restartApp } from './testing/test-app';

const test = sharedApp();

const folder = mkdtempSync(join(tmpdir(), 'headers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Problems of all responses so far, with their requests. */
const problems = new Set<string>();
/** Names of all cookies that were set. */
const cookies = new Set<string>();

function check({ status, headers }: Response, protocol: 'http' | 'https', name: string): void {
  for (const problem of findHeaderProblems({ status, headers, isSecure: protocol === 'https' }))
    problems.add(`${name} ${status}, ${protocol}: ${problem}`);
  for (const cookie of headers.getSetCookie()) cookies.add(cookie.split('=')[0]!);
}

/** The application behind a proxy with this protocol; every response is checked. */
function behind(protocol: 'http' | 'https') {
  const folders = [
    { prefix: '/shared/', root: folder, shared: true },
    { prefix: '/', root: folder, shared: false },
  ];
  const app = restartApp(test, { trustProxy: 1, folders });
  return {
    async request(path: string, init: RequestInit = {}) {
      const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-proto': protocol };
      const response = await app.request(path, { ...init, headers });
      check(response, protocol, `${init.method ?? 'GET'} ${path}`);
      return response;
    },
  };
}

beforeAll(async () => {
  await addNotes(test);
  for (const name of ['index.html', '404.html', 'a.js', 'a.css', 'a.pdf', 'a.unknown'])
    writeFileSync(join(folder, name), '<!doctype html><title>A</title>');
});

it.each(['http', 'https'] as const)(
  'the headers of every page, call and file are safe over %s',
  async (protocol) => {
    problems.clear();
    const app = behind(protocol);
    const owner = { authorization: `Bearer ${test.deps.ownerToken}` };
    for (const { method, path } of allRoutes(test.deps)) {
      const address = path.replace(/:\w+/g, 'contact');
      for (const headers of [{ accept: 'text/html' }, owner]) await app.request(address, { method, headers });
      await app.request(address, { method: 'OPTIONS' });
    }
    const files = [
      '/',
      '/a.js',
      '/a.css',
      '/a.pdf',
      '/a.unknown',
      '/nothing',
      '/shared/a.js',
      '/.env',
      '/api/nothing',
    ];
    for (const path of [...files, getSitePath(calls.openApi)])
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) await app.request(path, { method });
    await app.request('/a.css', { headers: { range: 'bytes=0-1' } });
    await app.request('/a.css', { headers: { range: 'bytes=9999-' } });
    expect([...problems]).toEqual([]);
  },
);

it.each(['http', 'https'] as const)(
  'the headers and cookies of buyers, members and owners are safe over %s',
  async (protocol) => {
    problems.clear();
    cookies.clear();
    const app = behind(protocol);
    const shopper = createShopper(app);
    const order = await shopper.pay(await shopper.buy(BOOK), 'silent');
    await shopper.see(order);
    const browser = createBrowserClient(app);
    await browser.signIn(await createMember(test));
    await browser.send(MEMBER_SESSION);
    await browser.call('DELETE', MEMBER_SESSION);
    await browser.call('POST', `/api/comments/${await writeComment(browser)}/like`);
    const own = { 'sec-fetch-site': 'same-origin' };
    await browser.send('/config/session', createFormPost({ token: test.deps.ownerToken }, own));
    expect((await browser.send('/config/', { headers: { accept: 'text/html' } })).status).toBe(200);
    await browser.send('/config/sign-out', createFormPost({}, own));
    const deps = { ...test.deps, trustProxy: 1 };
    const paywall = new Hono<Env>().use(securityHeaders(deps)).get('/', (c) => {
      addAccessCookie(c, deps, randomUUID());
      return c.text('');
    });
    check(await paywall.request('/', { headers: { 'x-forwarded-proto': protocol } }), protocol, 'paywall');
    expect([...problems]).toEqual([]);
    const prefix = protocol === 'https' ? '__Host-' : '';
    const signed = ['site_access', 'site_device', 'site_member', 'site_owner'].map(
      (name) => `${prefix}${name}`,
    );
    const others = ['comment_visitor', 'crumb', 'ss_hasCart', 'ss_cart', 'ss_hasMember'];
    expect([...cookies].sort()).toEqual([...signed, ...others].sort());
    if (protocol === 'https') expect(findUndocumented([...cookies])).toEqual([]);
  },
);

it('the headers allow other sites to frame only pages without forms and cookies, whose link leads out of the frame [DON-003] [DON-004]', async () => {
  const framed = { accept: 'text/html', 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
  const framable = new Set<string>();
  for (const { path } of allRoutes(test.deps).filter(({ method }) => method === 'GET')) {
    const response = await test.app.request(path.replace(/:\w+/g, 'contact'), { headers: framed });
    const { status, headers } = response;
    const found = findHeaderProblems({ status, headers, isSecure: false });
    if (found.length === 0) continue;
    framable.add(path);
    expect(found).toEqual([
      expect.stringMatching(/^content-security-policy: default-src 'none';.* can be framed$/),
    ]);
    expect(headers.get('content-security-policy')).toContain("form-action 'none'; frame-ancestors *");
    const body = await response.text();
    expect([headers.getSetCookie(), /<form|<input/.exec(body)]).toEqual([[], null]);
    expect(body).toMatch(/<a [^>]*target="_top" href="\/checkout\//);
  }
  expect([...framable]).toEqual(['/checkout/giftcard', '/checkout/donate']);
});

const writeComment = async (browser: ReturnType<typeof createBrowserClient>): Promise<string> => {
  const itemId = NOTE_IDS.first;
  const listed = await browser.send(`/api/comments?itemId=${itemId}`);
  const { submissionId } = (await listed.json()) as CommentList;
  const sent = { itemId, name: 'Ada', email: 'ada@example.org', submissionId, body: randomUUID() };
  const answer = await browser.call('POST', '/api/comments', sent);
  return ((await answer.json()) as CommentReceipt).comment.id;
};

it('the headers are documented', async () => {
  const { headers } = await behind('https').request('/api/nothing');
  const varying = ['content-length', 'content-type', 'x-request-id'];
  expect(findUndocumented([...headers.keys()].filter((name) => !varying.includes(name)))).toEqual([]);
  expect(findUndocumented(['x-other'])).toEqual(['x-other']);
});

/** Names without a row in the documentation. */
function findUndocumented(names: readonly string[]): string[] {
  const page = readFileSync('demo/pages/security.html', 'utf8').toLowerCase();
  return names.filter(
    (name) => !page.includes(`<th role="rowheader" scope="row"><code>${name.toLowerCase()}</code>`),
  );
}

it('the check finds headers that are missing or unsafe', () => {
  const find = (headers: Record<string, string>, isSecure = true) =>
    findHeaderProblems({ status: 200, headers: new Headers(headers), isSecure }).map((one) =>
      one.replace(/:.*/, ''),
    );
  expect(find({})).toEqual([
    'content-security-policy',
    'x-content-type-options',
    'x-permitted-cross-domain-policies',
    'referrer-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'strict-transport-security',
    'cache-control',
  ]);
  const unsafe = (name: string, value: string, isSecure?: boolean) =>
    expect(find({ [name]: value }, isSecure), value).toContain(name);
  unsafe('content-security-policy', "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'");
  unsafe('content-security-policy', "default-src 'none'");
  unsafe('content-security-policy', "default-src 'none'; script-src https:; frame-ancestors 'none'");
  unsafe('cross-origin-resource-policy', 'cross-origin');
  unsafe('strict-transport-security', 'max-age=31536000', false);
  unsafe('cache-control', 'public, max-age=86400');
  unsafe('content-type', 'text/html');
  unsafe('server', 'nginx/1.2');
  const cookie = (text: string) => find({ 'set-cookie': text }).filter((one) => one.startsWith('cookie'));
  expect(cookie('site_owner=a; Path=/; HttpOnly; Secure; SameSite=Lax')).toEqual([
    'cookie site_owner has the wrong prefix',
  ]);
  expect(cookie('crumb=a; Path=/; Secure; SameSite=Lax')).toEqual([]);
  expect(cookie('ss_cart=a; Path=/cart; Domain=a.example')).toHaveLength(5);
});
