import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Env } from '../http/context';
import { getArea } from '../http/guards';
import { logRequests } from '../http/log';
import { mount } from '../http/mount';
import { deleteExpired } from '../stores/expiry';
import { createOwner } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { OWN } from '../testing/shopper';
import { createFormPost, createJsonRequest, getCookies } from '../testing/test-app';
import { allRoutes } from './routes';

const DAY_MS = 24 * 3_600_000;

const test = sharedApp('audit_entry', 'owner_session');
const { see, press } = createOwner(test);
const bearer = () => ({ authorization: `Bearer ${test.deps.ownerToken}` });

interface Row {
  actor: string;
  action: string;
  what: string;
  target: string;
  status: number | null;
  request: string;
  address: string;
}

async function read(): Promise<Row[]> {
  const { rows } = await test.db.query<Row>(
    `select actor, action, what, target, status, request_id as request, address
     from audit_entry where site_id = $1 order by id`,
    [test.siteId],
  );
  return rows;
}

describe('audit log', () => {
  it('has an entry for each call that changes something before it runs, and none for calls that read', async () => {
    const app = new Hono<Env>().use(logRequests(test.deps));
    const seen: Row[][] = [];
    const routes = allRoutes(test.deps).filter(
      ({ guard, path }) => getArea(guard) || path.startsWith('/config'),
    );
    const handle = async () => {
      seen.push(await read());
      return new Response('done');
    };
    const observed = routes.map(({ bodies: _, ...route }) => ({ ...route, handle }));
    mount(app, () => observed, test.deps);
    const writing = routes.filter(({ method }) => method !== 'GET');
    expect(writing.length).toBeGreaterThan(40);
    for (const { method, path, guard } of routes) {
      await test.db.query('delete from audit_entry where site_id = $1', [test.siteId]);
      const headers = { ...bearer(), ...OWN, 'content-type': 'application/x-www-form-urlencoded' };
      const target = path.replace(/:\w+/g, 'x');
      const answer = await app.request(target, { method, headers });
      expect(answer.status, path).toBe(200);
      const isWriting = method !== 'GET';
      const action = `${method} ${path}`;
      const expected = isWriting ? [{ action, target, status: 200 }] : [];
      expect(await read(), action).toMatchObject(expected);
      expect(seen.at(-1), action).toMatchObject(expected.map((one) => ({ ...one, status: null })));
      if (isWriting && getArea(guard)) expect((await read())[0]?.actor).toBe('Owner token');
    }
  });

  it('records actor, action, target, status and request, and hashes the address', async () => {
    const settings = createJsonRequest(
      'PUT',
      { retentionDays: 30 },
      { ...bearer(), 'x-request-id': 'request-1' },
    );
    await test.app.request('/api/form/contact/settings', settings);
    expect(await read()).toEqual([
      {
        actor: 'Owner token',
        action: 'PUT /api/form/:formId/settings',
        what: expect.stringContaining('Sets captcha'),
        target: '/api/form/contact/settings',
        status: 204,
        request: 'request-1',
        address: expect.stringMatching(/^[\w-]{16}$/),
      },
    ]);
  });

  it('has an entry for a rejected call, and none for unauthorized callers or invalid bodies', async () => {
    await press(`/config/submissions/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}/delete`);
    await test.app.request('/api/owner/erase', createJsonRequest('POST', { email: 'a@b.example' }));
    await test.app.request('/api/owner/erase', createJsonRequest('POST', {}, bearer()));
    expect(await read()).toMatchObject([{ action: 'POST /config/submissions/:id/delete', status: 404 }]);
  });

  it('has no entry for a path that the database cannot store, which is rejected', async () => {
    const answer = await press('/config/submissions/a%00b/delete');
    expect(answer).toMatchObject({ status: 400 });
    expect(await read()).toEqual([]);
  });

  it('has entries for attempts to sign in, and for signing out', async () => {
    const signIn = (token: string) => test.app.request('/config/session', createFormPost({ token }, OWN));
    await signIn('guessed');
    const { site_owner: session } = getCookies(await signIn(test.deps.ownerToken));
    await test.app.request(
      '/config/sign-out',
      createFormPost({}, { ...OWN, cookie: `site_owner=${session}` }),
    );
    await test.app.request('/config/sign-out', createFormPost({}, OWN));
    expect((await read()).map(({ actor, action, status }) => [actor, action, status])).toEqual([
      ['Nobody', 'POST /config/session', 401],
      ['Owner token', 'POST /config/session', 303],
      ['Owner token', 'POST /config/sign-out', 303],
    ]);
  });

  it('must be writable: a call fails without a change if its entry cannot be written', async () => {
    const failing = {
      ...test.deps,
      db: {
        ...test.db,
        query: (text: string, params?: readonly unknown[]) =>
          text.includes('into audit_entry')
            ? Promise.reject(new Error('read-only'))
            : test.db.query(text, params),
      },
    };
    const app = new Hono<Env>();
    let isChanged = false;
    const [route] = allRoutes(test.deps).filter(({ path }) => path === '/config/erase/export');
    const handle = () => {
      isChanged = true;
      return new Response();
    };
    mount(app, () => [{ ...route!, handle }], failing as never);
    app.onError((_error, c) => c.text('', 500));
    const answer = await app.request(
      '/config/erase/export',
      createFormPost({ email: 'a@b.example' }, { ...bearer(), ...OWN }),
    );
    expect([answer.status, isChanged]).toEqual([500, false]);
  });
});

describe('the page of the audit log', () => {
  const add = (count: number, fields: { actor?: string; what?: string; at?: number } = {}) =>
    test.db.query(
      `insert into audit_entry (site_id, id, at, actor, action, what, target, request_id, address, status)
       select $1, lpad(to_hex(n + $5::int), 32, '0')::uuid, $4::timestamptz, $2, 'POST /x', $3, '/x/' || n, 'r', 'a', 303
       from generate_series(1, $6::int) n`,
      [
        test.siteId,
        fields.actor ?? 'Grace',
        fields.what ?? 'Adds.',
        new Date(fields.at ?? Date.UTC(2026, 0, 15, 23, 59)).toISOString(),
        fields.what ? 1000 : 0,
        count,
      ],
    );
  const targets = (text: string): string[] => [...text.matchAll(/\/x\/(\d+)/g)].map(([, n]) => n!);

  it('has pages, newest entries first, which keep the filter', async () => {
    await add(120);
    await add(3, { what: 'Removes <all>.' });
    let path: string | undefined = '/config/audit?what=Adds.';
    const pages: string[][] = [];
    while (path) {
      const { text } = await see(path);
      pages.push(targets(text));
      path = /href="([^"]*before=[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(pages.map((page) => page.length)).toEqual([50, 50, 20]);
    expect(pages.flat()).toEqual(Array.from({ length: 120 }, (_, index) => String(120 - index)));
  });

  it('filters by action, person and day', async () => {
    await add(2);
    await add(3, { actor: 'Ada', what: 'Removes <all>.', at: Date.UTC(2026, 0, 16) });
    const found = async (query: string) => targets((await see(`/config/audit?${query}`)).text).length;
    expect(await found('')).toBe(5);
    expect(await found('actor=Ada')).toBe(3);
    expect(await found(`what=${encodeURIComponent('Removes <all>.')}`)).toBe(3);
    expect(await found('to=2026-01-15')).toBe(2);
    expect(await found('from=2026-01-16')).toBe(3);
    expect(await found('from=2026-02-31&before=nothing')).toBe(5);
    expect((await see('/config/audit?actor=Ada')).text).toContain('<option value="Ada" selected>');
  });

  it('exports all entries', async () => {
    await add(3);
    const { text } = await see('/config/audit/export');
    expect(text.split('\r\n').slice(1, -1)).toHaveLength(3);
    expect(text).toContain('2026-01-15T23:59:00.000Z,Grace,POST /x,Adds.,/x/3,303,r,a');
  });

  it('keeps entries for 400 days', async () => {
    await add(1, { at: test.deps.clock() - 399 * DAY_MS });
    await add(1, { what: 'Old.', at: test.deps.clock() - 401 * DAY_MS });
    await deleteExpired(test.db, test.siteId, test.deps.clock());
    expect((await read()).map(({ what }) => what)).toEqual(['Adds.']);
  });
});
