import { describe, expect, it } from 'vitest';
import { type FakePageOptions, fakePage } from '../page/testing/fake-page';
import { createServices } from '../services';

const ADA = { id: 'm1', email: 'ada@shop.example', displayName: 'Ada' };
const SESSION = { account: ADA, xsrfToken: 't1' };
const CREDENTIALS = { email: 'ada@shop.example', password: 'p', rememberMe: true };
const SITE = { website: { identifier: 'grün-shop' }, appDomain: 'shop.example' };
const OWNER = { ...SITE, authenticatedAccount: { id: 'a' }, websiteRoles: [10] };

function start({ context = SITE, ...options }: FakePageOptions & { context?: object } = {}) {
  const page = fakePage(options);
  return { ...createServices({ page, context }), page };
}

/** The cookie that the server sets while a member is signed in. */
const MEMBER = { cookies: { ss_hasMember: '1' } };

const calls = (page: ReturnType<typeof fakePage>) =>
  page.requests.map(({ method, url }) => `${method} ${url.pathname}${url.search}`);

describe('sign-in', () => {
  it('posts email, password and rememberMe [AUT-001]', async () => {
    const { page, session } = start();
    page.respond({ json: SESSION });
    expect(await session.signIn(CREDENTIALS)).toMatchObject({ ok: true });
    expect(calls(page)).toEqual(['POST /api/site-users/account/session']);
    expect(JSON.parse(String(page.requests[0]?.body))).toEqual(CREDENTIALS);
    expect(session.state.get().account).toEqual(ADA);
    expect(page.rootData.get('site-member')).toBe('yes');
    expect(page.events).toContainEqual({ type: 'site-services-session', detail: { account: ADA } });
  });

  it('stores the xsrfToken and sends it with every later call [AUT-002]', async () => {
    const { page, session, api } = start();
    page.respond({ json: { data: SESSION } }, { json: {} });
    await session.signIn(CREDENTIALS);
    await api.get('commerce/cart');
    expect(page.requests.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual([null, 't1']);
    expect(page.session.get('site-xsrf-token')).toBe('t1');
  });

  it('returns the error of the server and stores nothing', async () => {
    const { page, session } = start();
    page.respond({ status: 401, json: { error: 'Wrong.' } });
    expect(await session.signIn(CREDENTIALS)).toMatchObject({ ok: false, error: { message: 'Wrong.' } });
    expect([session.token.get(), session.state.get().account]).toEqual([null, null]);
  });

  it.each([[{}], [null], [[]], [{ account: 'ada' }], [{ data: { account: {} } }], ['welcome']])(
    'fails with a message if the response is %j',
    async (json) => {
      const { page, session } = start();
      page.respond({ json });
      expect(await session.signIn(CREDENTIALS)).toMatchObject({
        ok: false,
        error: { message: 'Something went wrong' },
      });
      expect([session.state.get().account, page.getCurrentCookies()]).toEqual([null, {}]);
    },
  );

  it('fetches the member if the response does not contain it', async () => {
    const { page, session } = start(MEMBER);
    page.respond({ json: SESSION }, { json: { xsrfToken: 't2' } }, { json: SESSION });
    await session.refresh();
    await session.signIn(CREDENTIALS);
    expect(session.state.get().account).toEqual(ADA);
  });

  it('stores the site in a cookie of the app domain until logout [AUT-010]', async () => {
    const { page, session } = start();
    page.respond({ json: SESSION }, { json: {} });
    await session.signIn(CREDENTIALS);
    const value = page.cookies.get('ss_lastid')!;
    expect(Buffer.from(value, 'base64').toString()).toBe('grün-shop');
    expect(page.cookieDomains().ss_lastid).toBe('shop.example');
    await session.signOut();
    expect(page.cookies.get('ss_lastid')).toBeUndefined();
  });
});

describe('sign-out', () => {
  it.each([true, false])('deletes the session with cloneCart=%s [AUT-003]', async (cloneCart) => {
    const { page, session } = start(MEMBER);
    page.respond({ json: SESSION }, { json: {} });
    await session.refresh();
    await session.signOut({ cloneCart });
    expect(calls(page)[1]).toBe(`DELETE /api/site-users/account/session?cloneCart=${cloneCart}`);
    expect([session.state.get().account, session.token.get()]).toEqual([null, null]);
    expect(page.rootData.get('site-member')).toBe('no');
  });

  it('is repeated once after crumbFail [AUT-004]', async () => {
    const { page, session } = start(MEMBER);
    page.respond({ json: SESSION }, { json: { crumbFail: true, crumb: 'fresh' } }, { json: {} });
    await session.refresh();
    expect(await session.signOut()).toMatchObject({ ok: true });
    expect(page.requests[2]?.headers.get('x-crumb')).toBe('fresh');
    const rejected = start(MEMBER);
    rejected.page.respond(
      { json: SESSION },
      ...Array.from({ length: 5 }, () => ({ status: 400, json: { crumbFail: true } })),
    );
    await rejected.session.refresh();
    expect(await rejected.session.signOut()).toMatchObject({ ok: false });
    expect(calls(rejected.page).filter((call) => call.startsWith('DELETE'))).toHaveLength(2);
    expect(rejected.page.navigations).toEqual([]);
  });

  it('runs once, and only for a signed-in member', async () => {
    const visitor = start();
    expect(await visitor.session.signOut()).toBeNull();
    expect(visitor.page.requests).toEqual([]);
    const { page, session } = start(MEMBER);
    page.respond({ json: SESSION }, { json: {} });
    await session.refresh();
    await Promise.all([session.signOut(), session.signOut()]);
    await session.signOut();
    expect(calls(page).filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
  });

  it.each([
    ['root', ['/?logout=true']],
    ['reload', ['/journal/first?tag=one']],
    ['stay', []],
  ] as const)('is followed by %s [AUT-008]', async (after, navigations) => {
    const { page, session } = start({ ...MEMBER, url: 'https://shop.example/journal/first?tag=one#top' });
    page.respond({ json: SESSION }, { json: {} });
    await session.refresh();
    await session.signOut({ after });
    expect(page.navigations).toEqual(navigations);
  });
});

describe('contributor logout', () => {
  it('posts no body to /api/auth/Logout and navigates to the root with logout=true [AUT-005] [AUT-008] [AUT-010]', async () => {
    const { page, session } = start({ context: OWNER });
    page.cookies.set('ss_lastid', 'c2hvcA==');
    page.respond({ json: {} });
    await session.logout();
    expect(calls(page)).toEqual(['POST /api/auth/Logout']);
    expect(page.requests[0]?.body).toBe('');
    expect(page.navigations).toEqual(['/?logout=true']);
    expect(page.cookies.get('ss_lastid')).toBeUndefined();
  });

  it('uses a custom path of the page', async () => {
    const page = fakePage();
    const { session } = createServices({ page, context: OWNER, settings: { logoutPath: 'leave' } });
    page.respond({ json: {} });
    await session.logout();
    expect(calls(page)).toEqual(['POST /api/leave']);
  });

  it('runs once, and only with an authenticated account [AUT-006]', async () => {
    const visitor = start();
    expect(await visitor.session.logout()).toBeNull();
    expect(visitor.page.requests).toEqual([]);
    const { page, session } = start({ context: OWNER });
    page.respond(() => ({ json: {} }));
    await Promise.all([session.logout(), session.logout()]);
    expect(await session.logout()).toBeNull();
    expect(calls(page)).toHaveLength(1);
  });

  it('is repeated once after crumbFail [AUT-005] [AUT-007]', async () => {
    const { page, session } = start({ context: OWNER });
    page.respond({ status: 400, json: { crumbFail: true, crumb: 'c2' } }, { json: {} });
    await session.logout();
    expect(calls(page)).toEqual(['POST /api/auth/Logout', 'POST /api/auth/Logout?crumb=c2']);
    expect(page.navigations).toEqual(['/?logout=true']);
    const rejected = start({ context: OWNER });
    rejected.page.respond(() => ({ status: 400, json: { crumbFail: true } }));
    expect(await rejected.session.logout()).toMatchObject({ ok: false });
    expect(calls(rejected.page)).toHaveLength(2);
    expect(rejected.page.navigations).toEqual([]);
  });

  it('can be repeated after a failure, and does not navigate before it succeeds', async () => {
    const { page, session } = start({ context: OWNER });
    page.respond({ status: 503, json: {} }, { json: {} });
    expect(await session.logout()).toMatchObject({ ok: false });
    expect(page.navigations).toEqual([]);
    expect(await session.logout()).toMatchObject({ ok: true });
  });
});

describe('the signed-in member', () => {
  it('is not fetched unless a member may be signed in', async () => {
    const { page, session } = start();
    await session.refresh();
    expect([page.requests, session.state.get().account]).toEqual([[], null]);
  });

  it('is available in a new tab, with its token', async () => {
    const { page, session } = start(MEMBER);
    page.respond({ json: SESSION });
    await page.advance(0);
    await expect.poll(() => session.state.get().account).toEqual(ADA);
    expect(session.token.get()).toBe('t1');
  });

  it.each([
    ['a network failure', 'offline'],
    ['a response that is not JSON', { text: '<html>' }],
    ['JSON of another shape', { json: ['?'] }],
    ['an error', { status: 500, json: { account: null } }],
  ] as const)('does not change after %s', async (_, answer) => {
    const { page, session } = start(MEMBER);
    page.respond({ json: SESSION });
    await session.refresh();
    page.respond(() => answer as never);
    const refreshing = session.refresh();
    await page.advance(1000);
    await refreshing;
    expect(session.state.get().account).toEqual(ADA);
  });

  it('is the same in all tabs', async () => {
    const first = start();
    await first.session.refresh();
    const page = first.page.openTab();
    const second = createServices({ page, context: SITE });
    await second.session.refresh();
    first.page.respond({ json: SESSION }, { json: {} });
    page.respond({ json: SESSION });
    first.page.cookies.set('ss_hasMember', '1');
    await first.session.signIn(CREDENTIALS);
    await expect.poll(() => second.session.state.get().account).toEqual(ADA);
    expect(second.session.token.get()).toBe('t1');
    first.page.cookies.remove('ss_hasMember');
    await first.session.signOut();
    await expect.poll(() => second.session.state.get().account).toBeNull();
    expect(second.session.token.get()).toBeNull();
  });

  it('removes all listeners on stop', async () => {
    const { page, session, stop } = start({ ...MEMBER, context: OWNER });
    page.respond({ json: SESSION });
    await session.refresh();
    stop();
    await expect.poll(() => page.activeCount()).toBe(0);
  });
});
