import { describe, expect, it } from 'vitest';
import {
  createBrowserClient,
  EXAMPLE_MEMBER as RIGHT,
  MEMBER_SESSION as SESSION,
} from '../testing/browser-client';
import { sharedApp, startWindow } from '../testing/shared-app';
import { createFormPost, createJsonRequest } from '../testing/test-app';

const OWN = { 'sec-fetch-site': 'same-origin' };
/** Window in which wrong passwords are counted. */
const WINDOW_MS = 15 * 60_000;

const test = sharedApp('rate_window');

const browser = () => createBrowserClient(test.app);

describe('sign-out without script', () => {
  it('responds 400 to a malformed body as the API description says', async () => {
    const init = createFormPost({}, OWN);
    const answer = await browser().send('/members/sign-out', {
      ...init,
      body: new Uint8Array([0x61, 0x3d, 0xff]),
    });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'The request is not valid UTF-8.' }]);
  });
});

describe('sign-in without script', () => {
  it('uses a native form and returns to the page, or to the members page', async () => {
    const visitor = browser();
    expect(await (await visitor.send('/members?returnTo=/shop/')).text()).toContain(
      'name="returnTo" value="/shop/"',
    );
    const response = await visitor.send(SESSION, createFormPost({ ...RIGHT, returnTo: '/shop/?a=1#b' }, OWN));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/shop/?a=1#b']);
    const page = await (await visitor.send('/members')).text();
    expect(page).toContain('Hello Mira Lindqvist');
    const elsewhere = await visitor.send(
      SESSION,
      createFormPost({ ...RIGHT, returnTo: 'https://evil.example/' }, OWN),
    );
    expect(elsewhere.headers.get('location')).toBe('/members');
  });

  it('shows the error above the same form, without the password', async () => {
    startWindow(test, WINDOW_MS);
    const wrong = await browser().send(
      SESSION,
      createFormPost(
        { email: 'a"b@x.example', password: 'geheim', rememberMe: 'on', returnTo: '/shop/' },
        OWN,
      ),
    );
    expect(wrong.status).toBe(401);
    const page = await wrong.text();
    expect(page).toContain('role="alert"><h2>The email address or password is incorrect.</h2>');
    expect(page).toContain('value="a&quot;b@x.example"');
    expect(page).toContain('name="returnTo" value="/shop/"');
    expect(page).toMatch(/type="checkbox" checked/);
    expect(page).not.toContain('geheim');
    const empty = await browser().send(SESSION, createFormPost({ email: '', password: '' }, OWN));
    expect([empty.status, await empty.text()]).toEqual([
      422,
      expect.stringContaining('Please enter your email address'),
    ]);
    for (let i = 0; i < 5; i++) await browser().signIn({ password: 'wrong' });
    const locked = await browser().send(SESSION, createFormPost(RIGHT, OWN));
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await locked.text()).toContain('Too many attempts.');
  });

  it('rejects the form of another site', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await browser().send(SESSION, createFormPost(RIGHT, foreign))).status).toBe(403);
  });

  it('signs out with a native form and confirms it', async () => {
    const visitor = browser();
    await visitor.signIn();
    const response = await visitor.send('/members/sign-out', createFormPost({}, OWN));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/members?logout=true']);
    expect(await (await visitor.send('/members?logout=true')).text()).toContain(
      'You have been successfully logged out.',
    );
    expect((await visitor.who()).account).toBeNull();
  });
});

describe('member accounts', () => {
  const put = (body: object, token = test.deps.ownerToken) =>
    test.app.request(
      '/api/owner/members',
      createJsonRequest('PUT', body, { authorization: `Bearer ${token}` }),
    );

  it('are created by the owner; a new password ends all sessions', async () => {
    const ada = { email: 'Ada@x.example', displayName: 'Ada', password: 'analytical engine' };
    expect(await (await put(ada)).json()).toMatchObject({ email: 'Ada@x.example', displayName: 'Ada' });
    const visitor = browser();
    expect((await visitor.signIn({ email: 'ada@x.example', password: ada.password })).status).toBe(200);
    await put({ ...ada, password: 'difference engine' });
    expect((await visitor.who()).account).toBeNull();
    expect((await visitor.signIn({ email: 'ada@x.example', password: ada.password })).status).toBe(401);
    expect((await visitor.signIn({ email: 'ada@x.example', password: 'difference engine' })).status).toBe(
      200,
    );
    expect((await put({ ...ada, password: 'short' })).status).toBe(400);
    expect((await put({ ...ada, email: 'ada' })).status).toBe(400);
    expect((await put(ada, 'guess')).status).toBe(401);
  });

  it('are erased together with the other data of an address', async () => {
    await put({ email: 'gone@x.example', password: 'long enough' });
    const visitor = browser();
    await visitor.signIn({ email: 'gone@x.example', password: 'long enough' });
    const headers = { authorization: `Bearer ${test.deps.ownerToken}` };
    const erased = await test.app.request(
      '/api/owner/erase',
      createJsonRequest('POST', { email: 'GONE@X.example' }, headers),
    );
    expect(await erased.json()).toMatchObject({ accounts: 1 });
    expect((await visitor.who()).account).toBeNull();
  });
});
