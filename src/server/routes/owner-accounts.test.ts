import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  AREAS,
  type Area,
  type AssignableRole,
  getRight,
  mayRead,
  mayWrite,
  ROLES,
  type Role,
} from '../domain/role';
import { getArea } from '../http/guards';
import { createLimits } from '../http/limits';
import { createBrowserClient, EXAMPLE_MEMBER, MEMBER_SESSION } from '../testing/browser-client';
import { createOwner } from '../testing/owner-client';
import { readPrintedFields } from '../testing/printed-fields';
import { sharedApp, startWindow } from '../testing/shared-app';
import { OWN } from '../testing/shopper';
import { createFormPost, getCookies, restartApp } from '../testing/test-app';
import { allRoutes } from './routes';

const PASSWORD = 'a long password';
const DAY_MS = 24 * 3_600_000;
/** Window in which wrong passwords are counted. */
const WINDOW_MS = 15 * 60_000;
const HTML = { accept: 'text/html' };

const test = sharedApp('owner_account', 'owner_session', 'rate_window', 'audit_entry');
const { see, press } = createOwner(test);

const post = (path: string, fields: Record<string, string>, cookie = '') =>
  test.app.request(path, createFormPost(fields, { ...OWN, ...HTML, cookie }));
const get = (path: string, cookie: string) => test.app.request(path, { headers: { ...HTML, cookie } });

const emailOf = (role: AssignableRole) => `${role}@accounts.example`;

async function invite(role: AssignableRole, email = emailOf(role)): Promise<string> {
  const { status, text } = await press('/config/accounts', { name: `The ${role}`, email, role });
  expect(status, text).toBe(200);
  return readToken(text);
}

const readToken = (text: string): string => /invitation\?token=([\w-]{43})/.exec(text)?.[1] ?? '';

const accept = (token: string, password = PASSWORD) => post('/config/invitation', { token, password });

const readCookie = (answer: Response): string => `site_owner=${getCookies(answer).site_owner ?? ''}`;

/** Creates an account with a session. */
async function join(role: AssignableRole, email?: string): Promise<string> {
  return readCookie(await accept(await invite(role, email)));
}

const signIn = (email: string, password = PASSWORD) => post('/config/session', { email, password });

async function idOf(email: string): Promise<string> {
  const { rows } = await test.db.query<{ id: string }>(
    'select id::text as id from owner_account where site_id = $1 and email = $2',
    [test.siteId, email],
  );
  return rows[0]!.id;
}

describe('an invitation', () => {
  it('sets a password once, and signs in', async () => {
    const token = await invite('editor');
    expect(await (await get(`/config/invitation?token=${token}`, '')).text()).toContain(emailOf('editor'));
    const answer = await accept(token);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/config/']);
    expect((await get('/config/content', readCookie(answer))).status).toBe(200);
    expect((await accept(token)).status).toBe(404);
    expect((await get(`/config/invitation?token=${token}`, '')).status).toBe(404);
    expect((await signIn(emailOf('editor'))).status).toBe(303);
  });

  it('expires after seven days, and when another one is created', async () => {
    const first = await invite('editor');
    const { text } = await press(`/config/accounts/${await idOf(emailOf('editor'))}/invite`);
    expect((await accept(first)).status).toBe(404);
    test.skew.ms = 7 * DAY_MS + 1000;
    expect((await accept(readToken(text))).status).toBe(404);
    test.skew.ms = 6 * DAY_MS;
    expect((await accept(readToken(text))).status).toBe(303);
  });

  it('requires a password of eight characters, and keeps the link', async () => {
    const token = await invite('viewer');
    const answer = await accept(token, 'short');
    expect([answer.status, (await answer.text()).includes(token)]).toEqual([422, true]);
    expect((await accept(token)).status).toBe(303);
  });

  it('accepts the same email addresses as other forms', async () => {
    const token = await invite('editor', 'ada@möbel.example');
    expect((await accept(token)).status).toBe(303);
    expect((await signIn('ada@möbel.example')).status).toBe(303);
    const long = `${'a'.repeat(245)}@long.example`;
    const answer = await press('/config/accounts', { name: 'Ada', email: long, role: 'editor' });
    expect([long.length, answer.status]).toEqual([258, 422]);
  });

  it('is rejected without an email address, for a known one, and without a name', async () => {
    await invite('editor');
    const fields = { name: 'Ada', email: 'ada@accounts.example', role: 'editor' };
    for (const wrong of [{ email: 'nobody' }, { email: 'EDITOR@accounts.example' }, { name: ' ' }])
      expect((await press('/config/accounts', { ...fields, ...wrong })).status).toBe(422);
  });

  it.each(['king', 'owner', 'support', 'none', 'billing', 'commenter', 'scheduling', 'campaignsEditor', '1'])(
    'with the role %s, which no account can have, is rejected with the roles that there are [PRM-001]',
    async (role) => {
      const answer = await press('/config/accounts', { name: 'Ada', email: 'ada@accounts.example', role });
      expect([answer.status, answer.text]).toEqual([
        422,
        expect.stringContaining(
          'Choose one of these roles: Administrator, Editor, Moderator, Store manager, Reporting, Viewer.',
        ),
      ]);
    },
  );

  it('is stored as a hash, and its link is not in the audit log', async () => {
    const token = await invite('editor');
    await accept(token);
    const tables = ['owner_account', 'audit_entry', 'owner_session'];
    const rows = await Promise.all(tables.map((table) => test.db.query(`select * from ${table}`)));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).toContain(emailOf('editor'));
  });
});

describe('a role', () => {
  it('that may only read a page sees its forms disabled, with the reason', async () => {
    const [viewer, editor] = [await join('viewer'), await join('editor')];
    const READ_ONLY =
      /Your role, (\w+), can read this page but not change it\.<\/p>\s*<fieldset [^>]*\bdisabled>/;
    for (const [path, role, cookie] of [
      ['/config/products', 'Viewer', viewer],
      ['/config/content', 'Viewer', viewer],
      ['/config/visits', 'Viewer', viewer],
      ['/config/visits', 'Editor', editor],
      ['/config/products', undefined, editor],
      ['/config/account', undefined, viewer],
    ] as const) {
      const text = await (await get(path, cookie)).text();
      expect(READ_ONLY.exec(text)?.[1], `${path} ${role}`).toBe(role);
      const [before = ''] = role ? text.split(READ_ONLY) : [''];
      expect([...before.matchAll(/<form [^>]*action="([^"]+)/g)].map(([, action]) => action)).toEqual(
        role ? ['/config/sign-out'] : [],
      );
    }
  });

  const findOwnerRoutes = () =>
    allRoutes(test.deps).flatMap((route) => {
      const area = getArea(route.guard);
      return area && route.path !== '/config/sign-out' ? [{ ...route, area }] : [];
    });

  it('is stated for each area', () => {
    expect(new Set(findOwnerRoutes().map(({ area }) => area))).toEqual(new Set(AREAS));
  });

  it.each(ROLES)('of %s applies to every page and call of the owner’s area [PRM-001]', async (role) => {
    const cookie = await join(role);
    for (const { method, path, area } of findOwnerRoutes()) {
      const isAllowed = (method === 'GET' ? mayRead : mayWrite)(role, area);
      const target = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      // Without a body, an allowed change ends before it has any effect.
      const answer = await test.app.request(target, {
        method,
        headers: {
          ...OWN,
          ...HTML,
          cookie,
          ...(method === 'POST' && { 'content-type': 'text/plain' }),
        },
      });
      expect(answer.status === 403, `${role} ${method} ${path}: ${answer.status}`).toBe(!isAllowed);
    }
  });

  it.each<[Role, Area, 'none' | 'read' | 'write']>([
    ['editor', 'content manager', 'write'],
    ['editor', 'orders', 'none'],
    ['editor', 'admin', 'none'],
    ['moderator', 'product reviews', 'write'],
    ['moderator', 'content manager', 'none'],
    ['storeManager', 'orders', 'write'],
    ['storeManager', 'product reviews', 'none'],
    ['reporting', 'activity', 'read'],
    ['viewer', 'content manager', 'read'],
    ['viewer', 'product reviews', 'none'],
    ['none', 'authenticated', 'write'],
    ['none', 'activity', 'none'],
    ['admin', 'admin', 'write'],
  ])('of %s has the following right for %s: %s', (role, area, right) => {
    expect([mayRead(role, area), mayWrite(role, area)]).toEqual([right !== 'none', right === 'write']);
  });

  it('has the rights in the README', () => {
    const words = { none: '–', read: 'read', write: 'change' };
    const rows = AREAS.map((area) => ROLES.map((role) => words[getRight(role, area)]).join(' | '));
    const readme = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
    const table =
      readme
        .split('| | Administrator | Editor | Moderator | Store manager | Reporting | Viewer |')[1]
        ?.split('\n\n')[0] ?? '';
    const listed = table
      .split('\n')
      .slice(2)
      .map((line) => line.split(' | ').slice(1).join(' | ').replace(/ \|$/, ''));
    expect(listed).toEqual(rows);
  });

  it('shows only its sections, and redirects to the first one', async () => {
    const cookie = await join('editor');
    const start = await get('/config/', cookie);
    expect([start.status, start.headers.get('location')]).toEqual([303, '/config/donations']);
    const text = await (await get('/config/content', cookie)).text();
    for (const hidden of ['/config/orders', '/config/audit', '/config/accounts"'])
      expect(text).not.toContain(hidden);
    const refused = await get('/config/orders', cookie);
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('Not allowed')]);
  });

  it('that was changed takes effect immediately, and the audit log still names the account', async () => {
    const cookie = await join('viewer');
    expect((await get('/config/orders', cookie)).status).toBe(403);
    await press(`/config/accounts/${await idOf(emailOf('viewer'))}/role`, { role: 'storeManager' });
    expect((await get('/config/orders', cookie)).status).toBe(200);
    await post('/config/account/password', { current: 'wrong', password: PASSWORD }, cookie);
    const { rows } = await test.db.query<{ actor: string }>(
      `select actor from audit_entry where site_id = $1 and target = '/config/account/password'`,
      [test.siteId],
    );
    expect(rows).toEqual([{ actor: emailOf('viewer') }]);
  });
});

describe('a stored role', () => {
  const setStored = (role: string, email: string) =>
    test.db.query('update owner_account set role = $3 where site_id = $1 and email = $2', [
      test.siteId,
      email,
      role,
    ]);
  const readStored = async (email: string) => {
    const { rows } = await test.db.query<{ role: string }>(
      'select role from owner_account where site_id = $1 and email = $2',
      [test.siteId, email],
    );
    return rows[0]?.role;
  };

  it.each(['billing', 'campaignsEditor', 'none', 'support', 'king', ''])(
    'that the server does not have, such as "%s", opens no more than the own account [PRM-001]',
    async (stored) => {
      const cookie = await join('admin');
      await setStored(stored, emailOf('admin'));
      const start = await get('/config/', cookie);
      expect([start.status, start.headers.get('location')]).toEqual([303, '/config/account']);
      expect(await (await get('/config/account', cookie)).text()).toContain('None. May only change');
      for (const path of ['/config/content', '/config/comments', '/config/visits', '/config/accounts'])
        expect((await get(path, cookie)).status, path).toBe(403);
    },
  );

  it('that the server does not have can be replaced, but not saved again', async () => {
    await join('editor');
    await setStored('support', emailOf('editor'));
    const action = `/config/accounts/${await idOf(emailOf('editor'))}/role`;
    const { text } = await see('/config/accounts');
    const opened = readPrintedFields(text, action);
    expect(opened.role).toBe('');
    expect((await press(action, opened)).status).toBe(400);
    expect((await press(action, { ...opened, role: 'storeManager' })).status).toBe(303);
    expect(await readStored(emailOf('editor'))).toBe('storeManager');
  });

  it('of an administrator is the name that servers of earlier versions know', async () => {
    await join('admin');
    expect(await readStored(emailOf('admin'))).toBe('owner');
  });
});

describe('an owner account', () => {
  it('cannot sign in with a wrong password, before its invitation, or after too many attempts', async () => {
    startWindow(test, WINDOW_MS);
    await invite('viewer');
    await join('editor');
    expect((await signIn(emailOf('viewer'))).status).toBe(401);
    for (let count = 0; count < 5; count++) {
      const wrong = await signIn(emailOf('editor'), 'wrong');
      expect([wrong.status, wrong.headers.getSetCookie().join()]).toEqual([401, '']);
    }
    const locked = await signIn(emailOf('editor'));
    expect([locked.status, locked.headers.has('retry-after')]).toEqual([429, true]);
    test.skew.ms += WINDOW_MS;
    expect((await signIn(emailOf('editor'))).status).toBe(303);
  });

  it('and a member account can sign in with the same browser, which stays known for both', async () => {
    startWindow(test, WINDOW_MS);
    await join('editor');
    const app = restartApp(test, { trustProxy: 1 });
    const known = createBrowserClient(app);
    const asMember = (address: string, password = EXAMPLE_MEMBER.password, browser = known) =>
      browser.call('POST', MEMBER_SESSION, { ...EXAMPLE_MEMBER, password }, { 'x-forwarded-for': address });
    const asOwner = (address: string, password = PASSWORD, browser = known) => {
      const headers = { ...OWN, ...HTML, 'x-forwarded-for': address };
      return browser.send('/config/session', createFormPost({ email: emailOf('editor'), password }, headers));
    };
    expect((await asMember('192.0.2.1')).status).toBe(200);
    expect((await asOwner('192.0.2.1')).status).toBe(303);
    const stranger = createBrowserClient(app);
    for (let count = 0; count < 5; count++) {
      await asMember('192.0.2.2', 'wrong', stranger);
      await asOwner('192.0.2.2', 'wrong', stranger);
    }
    expect((await asMember('192.0.2.2', EXAMPLE_MEMBER.password, stranger)).status).toBe(429);
    expect((await asMember('192.0.2.2')).status).toBe(200);
    expect((await asOwner('192.0.2.2')).status).toBe(303);
  });

  it('of the last administrator cannot be removed or get another role', async () => {
    await join('admin');
    await invite('admin', 'second@accounts.example');
    const path = `/config/accounts/${await idOf(emailOf('admin'))}`;
    for (const answer of [await press(`${path}/remove`), await press(`${path}/role`, { role: 'editor' })])
      expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('last administrator')]);
    await join('admin', 'third@accounts.example');
    expect((await press(`${path}/remove`)).status).toBe(303);
    expect((await press(`${path}/remove`)).status).toBe(404);
  });

  it('of an administrator remains when the last two are removed concurrently', async () => {
    await join('admin');
    await join('admin', 'other@accounts.example');
    const ids = [await idOf(emailOf('admin')), await idOf('other@accounts.example')];
    const answers = await Promise.all(ids.map((id) => press(`/config/accounts/${id}/remove`)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([303, 422]);
  });

  it('that was removed is signed out', async () => {
    const cookie = await join('storeManager');
    await press(`/config/accounts/${await idOf(emailOf('storeManager'))}/remove`);
    expect((await get('/config/orders', cookie)).status).toBe(401);
  });

  it('changes its password with the current one, which ends its other sessions', async () => {
    const first = await join('storeManager');
    const second = readCookie(await signIn(emailOf('storeManager')));
    const change = (current: string) =>
      post('/config/account/password', { current, password: 'another password' }, second);
    expect((await change('wrong')).status).toBe(422);
    expect((await change(PASSWORD)).status).toBe(303);
    expect((await get('/config/orders', first)).status).toBe(401);
    expect((await get('/config/orders', second)).status).toBe(200);
    expect((await signIn(emailOf('storeManager'))).status).toBe(401);
  });

  it('can sign out everywhere, without signing out others', async () => {
    const other = await join('admin');
    const first = await join('storeManager');
    const second = readCookie(await signIn(emailOf('storeManager')));
    await post('/config/sign-out', { everywhere: 'yes' }, first);
    expect((await get('/config/orders', second)).status).toBe(401);
    expect((await get('/config/orders', other)).status).toBe(200);
  });

  it('does not replace the owner token, which keeps all rights', async () => {
    await join('admin');
    expect((await see('/config/accounts')).status).toBe(200);
    const token = await post('/config/session', { token: test.deps.ownerToken });
    expect(token.status).toBe(303);
    const page = await (await get('/config/', '')).text();
    expect(page).toContain('Email address');
    expect(page).toContain('Owner token');
  });

  it('is rate-limited by address', async () => {
    const limited = restartApp(test, { limits: createLimits(() => 0) });
    const tries = Array.from({ length: 11 }, async () =>
      limited.request('/config/session', createFormPost({ email: 'a@b.example', password: 'x' }, OWN)),
    );
    expect((await Promise.all(tries)).map(({ status }) => status).at(-1)).toBe(429);
  });
});
