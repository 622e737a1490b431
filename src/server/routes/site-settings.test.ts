import { describe, expect, it } from 'vitest';
import { createOwnerClient, pageHeaders } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { createJsonRequest, getCookies } from '../testing/test-app';

const test = sharedApp();

const read = async (path: string) => (await test.app.request(path)).json();
const write = (method: string, path: string, body: unknown, headers = createOwnerClient(test)) =>
  test.app.request(path, createJsonRequest(method, body, headers));

describe('languages of a site', () => {
  it('default to one, can be set by the owner, and appear in the settings [SRV-011] [I18-003]', async () => {
    expect(await read('/api/multilingual/languages')).toEqual({ languages: [{ code: 'en-US' }] });
    expect(await read('/api/multilingual/settings')).toMatchObject({
      enabled: false,
      defaultLanguage: 'en-US',
    });
    const languages = [{ code: 'de', name: 'Deutsch' }, { code: 'pt-BR' }];
    const answer = await write('PUT', '/api/multilingual/languages', { languages });
    expect([answer.status, await answer.json()]).toEqual([200, { languages }]);
    expect(await read('/api/multilingual/languages')).toEqual({ languages });
    const settings = { enabled: true, defaultLanguage: 'de', languages };
    expect(await read('/api/multilingual/settings')).toEqual(settings);
  });

  it.each([
    [[{ code: 'not a tag' }], 'languages.0.code: must be a language tag like de or pt-BR.'],
    [[{ code: 'de' }, { code: 'DE' }], 'languages: must not contain a language twice.'],
    [Array.from({ length: 51 }, (_, i) => ({ code: `de-${i + 100}` })), 'languages: Invalid length'],
  ])('are rejected if they are invalid: %#', async (languages, error) => {
    const answer = await write('PUT', '/api/multilingual/languages', { languages });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).toContain(error);
  });

  it('can be connected to a translation provider and disconnected [SRV-011]', async () => {
    expect(await read('/api/multilingual/status')).toEqual({ connected: false, provider: null });
    await write('PUT', '/api/multilingual/connection', { provider: 'Weglot' });
    expect(await read('/api/multilingual/status')).toEqual({ connected: true, provider: 'Weglot' });
    for (const _ of ['once', 'twice']) {
      const gone = await test.app.request('/api/multilingual/connection', {
        method: 'DELETE',
        headers: createOwnerClient(test),
      });
      expect(gone.status).toBe(204);
    }
    expect(await read('/api/multilingual/status')).toEqual({ connected: false, provider: null });
  });
});

describe('header and footer', () => {
  it('are returned as they were stored [SRV-012]', async () => {
    expect(await read('/api/site-header-footer')).toEqual({ data: { header: {}, footer: {} } });
    const entity = { header: { title: 'Nørth', links: ['/a'] }, footer: null };
    expect(await (await write('PUT', '/api/site-header-footer', entity)).json()).toEqual({ data: entity });
    expect(await read('/api/site-header-footer')).toEqual({ data: entity });
  });

  it('are limited to 64 KiB, and both are required', async () => {
    const large = { header: 'x'.repeat(70_000), footer: null };
    expect((await write('PUT', '/api/site-header-footer', large)).status).toBe(413);
    expect((await write('PUT', '/api/site-header-footer', { header: null })).status).toBe(400);
  });
});

describe.each(['internal', 'circle'])('features of labs/%s', (which) => {
  const path = `/api/labs/${which}`;

  it('are empty at first; a POST replaces all [SRV-015]', async () => {
    expect(await read(path)).toEqual({ features: {} });
    await write('POST', path, { multilingual: true, checkout: 'variant-b', old: 1 });
    await write('POST', path, { multilingual: false, checkout: 'variant-b' });
    expect(await read(path)).toEqual({ features: { multilingual: false, checkout: 'variant-b' } });
  });

  it('accept booleans and names of variants only', async () => {
    expect((await write('POST', path, { a: { b: 1 } })).status).toBe(400);
    expect((await write('POST', path, { '': true })).status).toBe(400);
  });
});

describe('owner-only calls', () => {
  const calls = [
    ['PUT', '/api/multilingual/languages', { languages: [] }],
    ['PUT', '/api/multilingual/connection', { provider: 'x' }],
    ['DELETE', '/api/multilingual/connection', undefined],
    ['PUT', '/api/site-header-footer', { header: null, footer: null }],
    ['POST', '/api/labs/internal', {}],
    ['POST', '/api/labs/circle', {}],
  ] as const;

  it.each(calls)('reject %s %s from others', async (method, path, body) => {
    for (const headers of [{}, await pageHeaders(test), { authorization: 'Bearer wrong' }]) {
      expect((await test.app.request(path, createJsonRequest(method, body, headers))).status).toBe(401);
    }
  });

  it.each(calls)(
    'require the crumb for %s %s from a signed-in browser [SRV-023]',
    async (method, path, body) => {
      const page = await pageHeaders(test);
      const signIn = await test.app.request('/config/session', {
        method: 'POST',
        headers: { ...page, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ token: test.deps.ownerToken }).toString(),
      });
      const { site_owner = '' } = getCookies(signIn);
      const cookie = `${page.cookie}; site_owner=${site_owner}`;
      const wrong = await test.app.request(
        `${path}?crumb=wrong`,
        createJsonRequest(method, body, { cookie }),
      );
      expect([wrong.status, await wrong.json()]).toEqual([400, expect.objectContaining({ crumbFail: true })]);
      // The error response contains the crumb of the session.
      const { crumb = '' } = getCookies(wrong);
      const own = { cookie: `crumb=${crumb}; site_owner=${site_owner}` };
      const right = await test.app.request(`${path}?crumb=${crumb}`, createJsonRequest(method, body, own));
      expect(right.ok).toBe(true);
    },
  );
});

it('returns a new, non-empty recording id each time [SRV-014]', async () => {
  const first = (await read('/api/commerce/fullstory/getId')) as { id: string };
  const second = (await read('/api/commerce/fullstory/getId')) as { id: string };
  expect(first.id).toMatch(/^[\da-f-]{36}$/);
  expect(second.id).not.toBe(first.id);
});
