// Concurrent changes by programs of two owners: `ETag`, `If-Match` and `If-None-Match` of JSON calls.
import { describe, expect, it } from 'vitest';
import { createOwnerClient } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { createJsonRequest } from '../testing/test-app';

const test = sharedApp();

const read = (path: string, headers: Record<string, string> = {}) => test.app.request(path, { headers });
const getTag = async (path: string): Promise<string> => (await read(path)).headers.get('etag') ?? '';

const createForm = (name: string) => ({
  id: 'guests',
  name,
  fields: [],
  submitButtonText: 'Send',
  submissionMessage: 'Thanks',
});

/** Method, path, and the bodies of both programs, whose keys are stored in another order. */
const CALLS: [method: string, path: string, theirs: object, own: object][] = [
  [
    'PUT',
    '/api/site-header-footer',
    { header: { long: 1, a: 2 }, footer: 'theirs' },
    { header: 'own', footer: {} },
  ],
  [
    'PUT',
    '/api/multilingual/languages',
    { languages: [{ name: 'D', code: 'de' }] },
    { languages: [{ code: 'fr' }] },
  ],
  ['POST', '/api/labs/internal', { checkout: 'b', a: true }, { checkout: 'c' }],
  ['POST', '/api/labs/circle', { checkout: 'b', a: true }, { checkout: 'c' }],
  ['PUT', '/api/form/guests', createForm('Theirs'), createForm('Own')],
];

describe.each(CALLS)('%s %s', (method, path, theirs, own) => {
  const write = async (body: object, headers: Record<string, string> = {}) =>
    test.app.request(path, createJsonRequest(method, body, { ...createOwnerClient(test), ...headers }));

  it('with the ETag of an older version is rejected with 412', async () => {
    expect((await write(theirs)).status).toBe(200);
    const seen = await getTag(path);
    expect(seen).toMatch(/^"[\da-f]{32}"$/);
    const first = await write(own, { 'If-Match': seen });
    expect([first.status, first.headers.get('etag')]).toEqual([200, await getTag(path)]);
    const refused = await write(theirs, { 'If-Match': seen });
    expect([refused.status, await refused.json()]).toEqual([
      412,
      { error: expect.stringContaining('changed') },
    ]);
    expect(await getTag(path)).toBe(first.headers.get('etag'));
    // One of several ETags, any ETag, and no condition.
    const again = await write(theirs, { 'If-Match': `"other", ${await getTag(path)}` });
    expect([again.status, again.headers.get('etag')]).toEqual([200, seen]);
    expect((await write(own, { 'If-Match': '*' })).status).toBe(200);
    expect((await write(theirs)).headers.get('etag')).toBe(seen);
  });

  it('compares ETags strictly, and stores nothing if the condition fails', async () => {
    await write(theirs);
    const seen = await getTag(path);
    for (const condition of ['', 'x', '""', seen.slice(1, -1), `W/${seen}`])
      expect((await write(own, { 'If-Match': condition })).status, condition).toBe(412);
    for (const condition of ['*', seen, `W/${seen}`])
      expect((await write(own, { 'If-None-Match': condition })).status, condition).toBe(412);
    expect(await getTag(path)).toBe(seen);
  });

  it('is accepted once if it is sent ten times with the same ETag', async () => {
    await write(theirs);
    const headers = { 'If-Match': await getTag(path) };
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(own, headers)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array(9).fill(412)]);
  });

  it('a read with the current ETag in If-None-Match is answered with 304', async () => {
    await write(theirs);
    const headers = { 'If-None-Match': await getTag(path) };
    const same = await read(path, headers);
    expect([same.status, await same.text()]).toEqual([304, '']);
    await write(own);
    expect((await read(path, headers)).status).toBe(200);
  });
});

it('a form is created once with If-None-Match: *, and not with If-Match: *', async () => {
  const path = '/api/form/once';
  const write = async (headers: Record<string, string>) =>
    test.app.request(
      path,
      createJsonRequest(
        'PUT',
        { ...createForm('Once'), id: 'once' },
        { ...createOwnerClient(test), ...headers },
      ),
    );
  expect((await write({ 'If-Match': '*' })).status).toBe(412);
  expect((await read(path)).status).toBe(404);
  const answers = await Promise.all(Array.from({ length: 5 }, () => write({ 'If-None-Match': '*' })));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 412, 412, 412, 412]);
});
