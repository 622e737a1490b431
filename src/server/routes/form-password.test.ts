import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MASKED_PASSWORD } from '../../core/limits';
import type { FormSubmissions } from '../../core/wire/form';
import { verifyPassword } from '../domain/password';
import { submitForm } from '../testing/submit';
import { createFormPost, createJsonRequest, OPEN_MS, type TestApp, testApp } from '../testing/test-app';

const SECRET = 'open-sesame-17';
const FORM = {
  id: 'joining',
  name: 'Joining',
  submitButtonText: 'Join',
  submissionMessage: 'Welcome.',
  fields: [
    { id: 'user', type: 'text', title: 'User', required: true },
    { id: 'password', type: 'password', title: 'Password', required: true },
  ],
};

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  const made = await test.app.request('/api/form/joining', createJsonRequest('PUT', FORM, owner()));
  expect(made.status).toBe(200);
}, OPEN_MS);
afterAll(() => test.db.close());

const owner = () => ({ authorization: `Bearer ${test.deps.ownerToken}` });

const save = (key: string, values: object) =>
  test.app.request(
    '/api/form/SaveFormSubmission',
    createFormPost({ key, formId: 'joining', form: JSON.stringify(values) }),
  );

async function exported(format: string): Promise<string> {
  const path = `/api/form/joining/export?format=${format}`;
  const response = await test.app.request(path, { headers: owner() });
  expect(response.status).toBe(200);
  return response.text();
}

describe('password in a form', () => {
  it('is stored only as a hash that can verify it, and shown as its placeholder [LIM-011]', async () => {
    expect((await save(await submitForm.key(test), { user: 'ada', password: SECRET })).status).toBe(200);
    const native = createFormPost({ user: 'bob', password: SECRET }, { origin: 'http://localhost' });
    expect((await test.app.request('/api/form/post/joining', native)).status).toBe(303);

    const listed = await test.app.request('/api/form/joining/submissions', { headers: owner() });
    const { submissions } = (await listed.json()) as FormSubmissions;
    expect(new Set(submissions.map(({ values }) => values.user))).toEqual(new Set(['ada', 'bob']));
    for (const { values } of submissions) {
      expect(await verifyPassword(values.password as string, SECRET)).toBe(true);
      expect(await verifyPassword(values.password as string, 'open-sesame-18')).toBe(false);
    }
    const { rows } = await test.db.query('select * from form_submission');
    expect(JSON.stringify(rows)).not.toContain(SECRET);
    expect(await exported('json')).not.toContain(SECRET);
    const table = await exported('csv');
    expect(table).toContain(MASKED_PASSWORD);
    expect(table).not.toMatch(/sesame|argon2/);
  });

  it('does not change the identity of a retried submission', async () => {
    const key = await submitForm.key(test);
    const [first, again] = [
      await save(key, { user: 'eve', password: SECRET }),
      await save(key, { user: 'eve', password: SECRET }),
    ];
    expect(await again.json()).toEqual(await first.json());
  });
});
