import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLimits } from '../http/limits';
import { submitForm } from '../testing/submit';
import {
  createFormPost,
  createJsonRequest,
  getCookies,
  OPEN_MS,
  restartApp,
  type TestApp,
  testApp,
} from '../testing/test-app';

const OWN = { 'sec-fetch-site': 'same-origin' };
const HTML = { accept: 'text/html' };

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await testApp();
  cookie = getOwnerCookie(await signIn(test.deps.ownerToken));
}, OPEN_MS);
afterAll(() => test.db.close());
beforeEach(async () => {
  test.skew.ms = 0;
  for (const table of ['form_submission', 'job', 'mail_log'])
    await test.db.query(`delete from ${table} where site_id = $1`, [test.siteId]);
});

function signIn(token: string, more: Record<string, string> = {}): Response | Promise<Response> {
  return test.app.request('/config/session', createFormPost({ token, ...more }, { ...OWN, ...HTML }));
}

const getOwnerCookie = (answer: Response) => `site_owner=${getCookies(answer).site_owner}`;

const see = async (path: string): Promise<string> => {
  const answer = await test.app.request(path, { headers: { cookie, ...HTML } });
  expect(answer.status, path).toBe(200);
  return answer.text();
};
const press = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = OWN) =>
  test.app.request(path, createFormPost(fields, { cookie, ...HTML, ...headers }));

describe('the owner sign-in', () => {
  it.each(['/config', '/config/', '/config/forms/contact', '/config/outbox', '/config/erase'])(
    'is required at %s, and redirects there',
    async (path) => {
      const page = await test.app.request(path, { headers: HTML });
      expect(page.status).toBe(401);
      const text = await page.text();
      expect(text).toContain('Owner token');
      const returnTo = /name="returnTo" value="([^"]+)"/.exec(text)?.[1] ?? '';
      const answer = await signIn(test.deps.ownerToken, { returnTo });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    },
  );

  it('sets an HttpOnly cookie for twelve hours', async () => {
    const answer = await signIn(test.deps.ownerToken);
    const header = answer.headers.getSetCookie().find((one) => one.startsWith('site_owner='));
    expect(header).toMatch(/HttpOnly/);
    expect(header).toMatch(/SameSite=Lax/);
    expect(header).not.toContain(test.deps.ownerToken);
    test.skew.ms = 13 * 3_600_000;
    expect((await test.app.request('/config/', { headers: { cookie, ...HTML } })).status).toBe(401);
  });

  it('rejects other tokens, redirects to this site only, and is rate-limited', async () => {
    const wrong = await signIn('guessed', { returnTo: '/config/outbox' });
    expect(wrong.status).toBe(401);
    expect(wrong.headers.getSetCookie().join()).not.toContain('site_owner');
    expect(await wrong.text()).toContain('value="/config/outbox"');
    const away = await signIn(test.deps.ownerToken, { returnTo: 'https://evil.example/' });
    expect(away.headers.get('location')).toBe('/config/');
    const limited = restartApp(test, { limits: createLimits(() => 0) });
    const guess = async (): Promise<Response> =>
      limited.request('/config/session', createFormPost({ token: 'x' }, OWN));
    const tries = Array.from({ length: 11 }, guess);
    expect((await Promise.all(tries)).map((one) => one.status).at(-1)).toBe(429);
  });

  it('ends with signing out, even for a copy of the cookie', async () => {
    const headers = { cookie: getOwnerCookie(await signIn(test.deps.ownerToken)), ...HTML };
    const isOpen = async () => (await test.app.request('/config/', { headers })).status === 200;
    expect(await isOpen()).toBe(true);
    const answer = await test.app.request('/config/sign-out', createFormPost({}, { ...headers, ...OWN }));
    expect(answer.headers.getSetCookie().join()).toMatch(/site_owner=;.*Max-Age=0/);
    expect(await isOpen()).toBe(false);
    expect((await test.app.request('/config/', { headers: { cookie, ...HTML } })).status).toBe(200);
  });

  it('ends in every browser on request', async () => {
    const cookies = [
      getOwnerCookie(await signIn(test.deps.ownerToken)),
      getOwnerCookie(await signIn(test.deps.ownerToken)),
    ];
    const post = createFormPost({ everywhere: 'yes' }, { cookie: cookies[0] ?? '', ...HTML, ...OWN });
    await test.app.request('/config/sign-out', post);
    for (const one of cookies)
      expect((await test.app.request('/config/', { headers: { cookie: one, ...HTML } })).status).toBe(401);
    cookie = getOwnerCookie(await signIn(test.deps.ownerToken));
  });
});

describe('a signed-in browser', () => {
  it('can change nothing from another site, or without Sec-Fetch-Site or a crumb', async () => {
    const id = await submitForm(test);
    const path = `/config/submissions/${id}/delete`;
    expect(
      (await press(path, {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403);
    expect((await press(path, {}, {})).status).toBe(400);
    const withoutType = { method: 'POST', headers: { cookie, ...HTML, ...OWN } };
    expect((await test.app.request(path, withoutType)).status).toBe(400);
    const put = createJsonRequest('PUT', {}, { cookie, ...OWN });
    expect((await test.app.request('/api/form/contact/settings', put)).status).toBe(400);
    expect(await see('/config/forms/contact')).toContain('ada@example.org');
    expect((await press(path)).status).toBe(303);
    expect(await see('/config/forms/contact')).toContain('No submissions yet.');
  });

  it('can export with a link', async () => {
    await submitForm(test);
    expect(await see('/api/form/contact/export?format=csv')).toContain('ada@example.org');
  });
});

describe('owner pages', () => {
  it('show forms with their counts, and lists with their subscribers', async () => {
    await submitForm(test);
    await submitForm(test, { 'leave-this-empty': 'x' });
    const page = await see('/config/');
    expect(page).toContain('<b>1</b> submission');
    expect(page).toContain('1 held for review');
    expect(page).toContain('Northlight Journal');
  });

  it('show submissions, escaped and in pages [FRM-039]', async () => {
    for (let i = 0; i < 26; i++) await submitForm(test, { name: `<b>${i}</b>`, message: `number ${i}` });
    const page = await see('/config/forms/contact');
    expect(page).toContain('&lt;b&gt;25&lt;/b&gt;');
    expect(page).not.toContain('number 0<');
    const older = /href="([^"]+)">Older/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(await see(older)).toContain('number 0<');
    const hostile = '<img src=x onerror="alert(1)">&';
    await submitForm(test, { message: hostile });
    const escaped = await see('/config/forms/contact');
    expect(escaped).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;');
    expect(escaped).not.toContain('<img src=x');
  });

  it('approve a held submission, whose notifications are sent only then', async () => {
    const settings = { notify: ['owner@site.example'] };
    await test.app.request(
      '/api/form/contact/settings',
      createJsonRequest('PUT', settings, { authorization: `Bearer ${test.deps.ownerToken}` }),
    );
    const id = await submitForm(test, { 'leave-this-empty': 'x' });
    expect(await see('/config/forms/contact')).not.toContain(id);
    expect(await see('/config/forms/contact?show=held')).toContain(
      'The hidden spam-protection field was filled in.',
    );
    await Promise.all([
      press(`/config/submissions/${id}/release`),
      press(`/config/submissions/${id}/release`),
    ]);
    expect(await see('/config/forms/contact')).toContain(id);
    await test.jobs.runDue();
    const page = await see('/config/outbox');
    expect(page.match(/Contact: a new submission/g)).toHaveLength(1);
  });

  it('show failed jobs and retry them', async () => {
    const id = crypto.randomUUID();
    await test.db.query(
      `insert into job (site_id, id, kind, state, subject, label, payload, tries, due_at, problem, created_at)
       values ($1, $2, 'webhook', 'dead', $2, 'hooks.example', '{}', 10, now(), 'The receiver responded with 500.', now())`,
      [test.siteId, id],
    );
    expect(await see('/config/')).toContain('One email or webhook could not be delivered.');
    const page = await see('/config/outbox');
    expect(page).toContain('Given up');
    expect(page).toContain('The receiver responded with 500. 10 tries');
    expect((await press(`/config/jobs/${id}/wake`)).headers.get('location')).toBe('/config/outbox');
    expect(await see('/config/outbox')).toContain('Waiting');
  });

  it('erase the data of an address after confirmation', async () => {
    await submitForm(test);
    expect((await press('/config/erase', { email: 'ada@example.org' })).status).toBe(400);
    const answer = await press('/config/erase', { email: 'ada@example.org', sure: 'yes' });
    expect(await answer.text()).toContain(
      'Erased for ada@example.org: 1 submission, 0 subscriptions, 0 mails, 0 accounts, 0 reviews, 0 comments, 0 orders.',
    );
  });

  it.each([
    ['/config/forms/nothing', 'GET'],
    ['/config/submissions/nothing/delete', 'POST'],
    [`/config/submissions/${crypto.randomUUID()}/release`, 'POST'],
    [`/config/jobs/${crypto.randomUUID()}/wake`, 'POST'],
  ])('respond 404 to %s', async (path, method) => {
    const answer =
      method === 'GET' ? await test.app.request(path, { headers: { cookie, ...HTML } }) : await press(path);
    expect(answer.status).toBe(404);
  });
});
