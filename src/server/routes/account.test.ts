import { beforeEach, describe, expect, it } from 'vitest';
import { deleteExpired } from '../stores/expiry';
import {
  createBrowserClient,
  EXAMPLE_MEMBER as RIGHT,
  MEMBER_SESSION as SESSION,
} from '../testing/browser-client';
import { createMember } from '../testing/members';
import { sharedApp, startWindow } from '../testing/shared-app';
import { createFormPost, createJsonRequest, getCookies, restartApp } from '../testing/test-app';

const HOUR_MS = 3_600_000;
/** Window in which wrong passwords are counted. */
const WINDOW_MS = 15 * 60_000;
const OWN = { 'sec-fetch-site': 'same-origin' };

const test = sharedApp('rate_window');

const cookieOf = (response: Response, name: string) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

const browser = (app = test.app) => createBrowserClient(app);

describe('sign-in', () => {
  it('returns the session token for a valid email and password [SRV-006]', async () => {
    const visitor = browser();
    const response = await visitor.signIn({ email: ' Member@Northlight.example ' });
    expect(response.status).toBe(200);
    const { xsrfToken, account } = (await response.json()) as { xsrfToken: string; account: object };
    expect(account).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      email: RIGHT.email,
      displayName: 'Mira Lindqvist',
    });
    expect(xsrfToken.length).toBeGreaterThan(40);
    expect(await visitor.who()).toEqual({ account, xsrfToken });
  });

  it('sets an HttpOnly cookie, for the browser session unless “remember me” is set', async () => {
    const brief = cookieOf(await browser().signIn(), 'site_member');
    expect(brief).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    const persistentCookie = cookieOf(await browser().signIn({ rememberMe: true }), 'site_member');
    expect(persistentCookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('binds the cookie to this host and, where available, to https', async () => {
    const secure = restartApp(test, { trustProxy: 1 });
    const visitor = browser(secure);
    const https = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'site.example' };
    const response = await visitor.call('POST', SESSION, RIGHT, https);
    expect(cookieOf(response, '__Host-site_member')).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const who = await visitor.send(SESSION, { headers: https });
    expect(await who.json()).toMatchObject({ account: { email: RIGHT.email } });
  });

  it('fails with the same message for a wrong password and for an unknown address', async () => {
    const answers = await Promise.all([
      browser().signIn({ password: 'wrong' }),
      browser().signIn({ email: 'nobody@northlight.example' }),
    ]);
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { error: 'The email address or password is incorrect.' },
      ]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it.each([{ email: '' }, { password: '' }, { email: 7 }, { password: 'x'.repeat(2000) }])(
    'is rejected with %o',
    async (wish) => {
      expect((await browser().signIn(wish)).status).toBe(400);
    },
  );

  it('ends a previous session and never adopts a session id from the request', async () => {
    const visitor = browser();
    await visitor.signIn();
    const before = { ...visitor.jar };
    await visitor.signIn();
    expect(visitor.jar.site_member?.split('.')[0]).not.toBe(before.site_member?.split('.')[0]);
    const former = browser();
    Object.assign(former.jar, before);
    expect((await former.who()).account).toBeNull();
  });

  it('requires the crumb, and returns a fresh one with the error', async () => {
    const response = await test.app.request(SESSION, createJsonRequest('POST', RIGHT));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ crumbFail: true, crumb: getCookies(response).crumb });
  });
});

describe('lock after repeated failures', () => {
  beforeEach(() => startWindow(test, WINDOW_MS));

  it('applies to the account and the client, states its duration, and also rejects the correct password', async () => {
    for (let i = 0; i < 5; i++) expect((await browser().signIn({ password: `wrong ${i}` })).status).toBe(401);
    const locked = await browser().signIn();
    expect(locked.status).toBe(429);
    const seconds = Number(locked.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(await locked.json()).toEqual({
      error: `Too many attempts. Please try again in ${Math.ceil(seconds / 60)} min.`,
    });
    test.skew.ms += seconds * 1000;
    expect((await browser().signIn()).status).toBe(200);
  });

  it('applies to unknown addresses after the same number of attempts', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await browser().signIn({ email: 'nobody@x.example' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('cannot be bypassed by parallel attempts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => browser().signIn({ password: `guess ${i}` })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('applies to a client that tries many accounts, and to no other client', async () => {
    const app = restartApp(test, { trustProxy: 1 });
    const from = (address: string, email: string) =>
      browser(app).call('POST', SESSION, { email, password: 'x' }, { 'x-forwarded-for': address });
    for (let i = 0; i < 25; i++) expect((await from('192.0.2.1', `m${i}@x.example`)).status).toBe(401);
    expect((await from('192.0.2.1', 'm99@x.example')).status).toBe(429);
    expect((await from('192.0.2.2', 'm99@x.example')).status).toBe(401);
  });

  it('does not lock out the account at another address or in a known browser', async () => {
    const app = restartApp(test, { trustProxy: 1 });
    const known = browser(app);
    const at = (address: string, password: string, visitor = browser(app)) =>
      visitor.call('POST', SESSION, { ...RIGHT, password }, { 'x-forwarded-for': address });
    expect((await at('192.0.2.7', RIGHT.password, known)).status).toBe(200);
    for (let i = 0; i < 5; i++) expect((await at('192.0.2.8', `wrong ${i}`)).status).toBe(401);
    expect((await at('192.0.2.8', RIGHT.password)).status).toBe(429);
    expect((await at('192.0.2.9', RIGHT.password)).status).toBe(200);
    for (let i = 0; i < 60; i++) await at(`198.51.100.${i}`, 'wrong');
    expect((await at('192.0.2.9', RIGHT.password)).status).toBe(429);
    expect((await at('192.0.2.8', RIGHT.password, known)).status).toBe(200);
    const forged = browser(app);
    forged.jar.site_device = known.jar.site_device!.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    expect((await at('192.0.2.9', RIGHT.password, forged)).status).toBe(429);
  });

  it('recognizes a browser for five accounts, each separately', async () => {
    const app = restartApp(test, { trustProxy: 1 });
    const members = await Promise.all(Array.from({ length: 6 }, () => createMember(test)));
    const shared = browser(app);
    const signIn = async (member: object, visitor = shared) =>
      (await visitor.call('POST', SESSION, member, { 'x-forwarded-for': '192.0.2.20' })).status;
    for (const member of members) expect(await signIn(member)).toBe(200);
    const [first = RIGHT, second = RIGHT, third = RIGHT] = members;
    for (const { email } of [first, second, third])
      for (let i = 0; i < 5; i++) await signIn({ email, password: 'wrong' }, browser(app));
    expect([await signIn(first), await signIn(third)]).toEqual([429, 200]);
    const guess = () => signIn({ email: second.email, password: 'wrong' });
    for (let i = 0; i < 4; i++) expect(await guess()).toBe(401);
    expect([await signIn(third), await guess(), await signIn(second)]).toEqual([200, 401, 429]);
  });

  it('resets after a correct password', async () => {
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 3; i++) await browser().signIn({ password: 'wrong' });
      expect((await browser().signIn()).status).toBe(200);
    }
  });
});

describe('session', () => {
  it('binds the crumb: one from before sign-in, or of another session, is rejected [SRV-007]', async () => {
    const [mine, other, stranger] = [browser(), browser(), browser()];
    await mine.signIn();
    await other.signIn();
    await stranger.send('/api/crumb');
    for (const crumb of [other.jar.crumb!, stranger.jar.crumb!]) {
      const cookie = `site_member=${mine.jar.site_member}; crumb=${crumb}`;
      const response = await test.app.request(SESSION, {
        method: 'DELETE',
        headers: { cookie, 'x-crumb': crumb },
      });
      expect([response.status, await response.json()]).toMatchObject([400, { crumbFail: true }]);
    }
    expect((await mine.who()).account).not.toBeNull();
  });

  it('ends on the server with DELETE [SRV-007]', async () => {
    const visitor = browser();
    await visitor.signIn();
    const before = { ...visitor.jar };
    const response = await visitor.call('DELETE', SESSION, undefined, {
      'x-xsrf-token': (await visitor.who()).xsrfToken!,
    });
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(visitor.jar).not.toHaveProperty('site_member');
    expect(visitor.jar).not.toHaveProperty('ss_hasMember');
    const thief = browser();
    Object.assign(thief.jar, before);
    expect(await thief.who()).toEqual({ account: null, xsrfToken: null });
  });

  it('is not ended by a page with the token of another session', async () => {
    const [mine, other] = [browser(), browser()];
    await mine.signIn();
    await other.signIn();
    const token = (await other.who()).xsrfToken!;
    const response = await mine.call('DELETE', SESSION, undefined, { 'x-xsrf-token': token });
    expect([response.status, await response.json()]).toMatchObject([403, { loginRequired: true }]);
    expect((await mine.who()).account).not.toBeNull();
  });

  it('keeps a copy of the cart only on request [SRV-007]', async () => {
    for (const [cloneCart, quantity] of [
      ['true', 2],
      ['false', 0],
    ] as const) {
      const visitor = browser();
      await visitor.signIn();
      await visitor.call('POST', '/api/commerce/cart/items', { productId: 'postcards', quantity: 2 });
      const former = visitor.jar.ss_cart;
      await visitor.call('DELETE', `${SESSION}?cloneCart=${cloneCart}`);
      expect(visitor.jar.ss_cart).not.toBe(former);
      const cart = (await (await visitor.send('/api/commerce/cart')).json()) as { totalQuantity: number };
      expect(cart.totalQuantity).toBe(quantity);
    }
  });

  it('rotates its secret after an hour of use; the previous one is valid until the new one is used', async () => {
    const visitor = browser();
    await visitor.signIn({ rememberMe: true });
    const token = (await visitor.who()).xsrfToken;
    const before = { ...visitor.jar };
    test.skew.ms = 1.1 * HOUR_MS;
    await visitor.who();
    expect(visitor.jar.site_member).not.toBe(before.site_member);
    const late = browser();
    Object.assign(late.jar, before);
    expect((await late.who()).account).not.toBeNull();
    expect((await visitor.who()).xsrfToken).toBe(token);
    test.skew.ms += 120_000;
    expect((await visitor.who()).account).not.toBeNull();
    const thief = browser();
    Object.assign(thief.jar, before);
    expect((await thief.who()).account).toBeNull();
  });

  it('survives the loss of the response with the new secret', async () => {
    const visitor = browser();
    await visitor.signIn();
    const before = { ...visitor.jar };
    test.skew.ms = 2 * HOUR_MS;
    await visitor.who();
    test.skew.ms += HOUR_MS;
    Object.assign(visitor.jar, before);
    expect((await visitor.who()).account).not.toBeNull();
    expect(visitor.jar.site_member).not.toBe(before.site_member);
    expect((await visitor.who()).account).not.toBeNull();
  });

  it.each([
    [false, 12],
    [true, 30 * 24],
  ])('(remembered: %s) ends %d hours after the last visit, and is deleted', async (rememberMe, hours) => {
    const visitor = browser();
    await visitor.signIn({ rememberMe });
    const id = visitor.jar.site_member!.split('.')[0];
    test.skew.ms = (hours - 0.1) * HOUR_MS;
    expect((await visitor.who()).account).not.toBeNull();
    test.skew.ms += (hours + 0.1) * HOUR_MS;
    expect((await visitor.who()).account).toBeNull();
    expect(visitor.jar).not.toHaveProperty('ss_hasMember');
    await deleteExpired(test.db, test.siteId, Date.now() + test.skew.ms);
    const left = await test.db.query('select id from account_session where site_id = $1 and id = $2', [
      test.siteId,
      id,
    ]);
    expect(left.rows).toEqual([]);
  });

  it.each([
    'x',
    '0199a0de-0000-7000-8000-000000000001.x',
    `0199a0de-0000-7000-8000-000000000001.${'a'.repeat(43)}`,
    "'; drop",
  ])('is not found for the token %s', async (token) => {
    const visitor = browser();
    visitor.jar.site_member = token;
    expect(await visitor.who()).toEqual({ account: null, xsrfToken: null });
  });

  it('stores neither passwords nor secrets in the database', async () => {
    const visitor = browser();
    await visitor.signIn();
    const { rows } = await test.db.query(
      'select * from account a join account_session s using (site_id) where site_id = $1',
      [test.siteId],
    );
    const text = JSON.stringify(rows);
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(text).not.toContain(RIGHT.password);
    expect(text).not.toContain(visitor.jar.site_member!.split('.')[1]);
  });
});

describe('owner logout', () => {
  it('ends the session, with the crumb of that session only [SRV-005]', async () => {
    const owner = browser();
    await owner.send('/config/session', createFormPost({ token: test.deps.ownerToken }, OWN));
    expect(owner.jar).toHaveProperty('site_owner');
    const refused = await owner.send('/api/auth/Logout', { method: 'POST' });
    expect([refused.status, await refused.json()]).toMatchObject([400, { crumbFail: true }]);
    expect(owner.jar).toHaveProperty('site_owner');
    const done = await owner.send('/api/auth/Logout', {
      method: 'POST',
      headers: { 'x-crumb': owner.jar.crumb! },
    });
    expect([done.status, await done.json()]).toEqual([200, {}]);
    expect(owner.jar).not.toHaveProperty('site_owner');
    expect((await owner.call('POST', SESSION, RIGHT)).status).toBe(200);
  });
});
