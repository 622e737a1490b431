import { describe, expect, it } from 'vitest';
import { createLimits } from '../http/limits';
import { sharedApp } from '../testing/shared-app';
import { createFormPost, createJsonRequest, restartApp } from '../testing/test-app';

const FORM = {
  name: 'Ada',
  email: 'ada@example.org',
  message: 'Hello',
  updates: ['Tell me about new prints'],
};
const SAVE = '/api/form/SaveFormSubmission';

const test = sharedApp();

async function newKey(): Promise<string> {
  const response = await test.app.request('/api/form/FormSubmissionKey', { method: 'POST' });
  return ((await response.json()) as { key: string }).key;
}

async function save(key: string, form: unknown = FORM, more: Record<string, string> = {}) {
  const text = typeof form === 'string' ? form : JSON.stringify(form);
  return test.app.request(SAVE, createFormPost({ key, formId: 'contact', form: text, ...more }));
}

async function stored(formId = 'contact') {
  const { rows } = await test.db.query<{ key: string; fields: unknown; page: unknown }>(
    'select key_id::text as key, fields, page from form_submission where site_id = $1 and form_id = $2 order by key_id',
    [test.siteId, formId],
  );
  return rows;
}

describe('form submission by script', () => {
  it('returns a key for an empty body, without cookies [SRV-001]', async () => {
    const response = await test.app.request('/api/form/FormSubmissionKey', { method: 'POST' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ key: expect.stringMatching(/^[\da-f-]{36}\.\d+\.[\w-]{43}$/) });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('stores a form-encoded submission for a valid key and returns its id [SRV-002]', async () => {
    const key = await newKey();
    const response = await save(key, FORM, {
      collectionId: 'c1',
      isOverlayForm: 'true',
      submitButtonText: 'Send',
    });
    expect(response.status).toBe(200);
    const { submissionId } = (await response.json()) as { submissionId: string };
    const row = (await stored()).find((one) => one.key === submissionId);
    expect(row?.fields).toEqual(FORM);
    expect(row?.page).toEqual({ collectionId: 'c1', isOverlayForm: true, submitButtonText: 'Send' });
  });

  it('stores a JSON submission', async () => {
    const key = await newKey();
    const body = { key, formId: 'contact', isOverlayForm: false, form: JSON.stringify(FORM) };
    expect((await test.app.request(SAVE, createJsonRequest('POST', body))).status).toBe(200);
  });

  it('stores a submission once, however often and concurrently it arrives', async () => {
    const before = (await stored()).length;
    const key = await newKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => save(key, FORM, { captchaKey: `${i}` })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect((await stored()).length).toBe(before + 1);
  });

  it('rejects the same key with another collection', async () => {
    const key = await newKey();
    expect((await save(key, FORM, { collectionId: 'c1' })).status).toBe(200);
    expect((await save(key, FORM, { collectionId: 'c1' })).status).toBe(200);
    expect((await save(key, FORM, { collectionId: 'c2' })).status).toBe(400);
  });

  it('rejects the same key with other values, with a message and without storing [SRV-003]', async () => {
    const key = await newKey();
    await save(key);
    const before = (await stored()).length;
    const response = await save(key, { ...FORM, message: 'Something else' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect((await stored()).length).toBe(before);
  });

  it('names every invalid field and keeps the key usable [SRV-003]', async () => {
    const key = await newKey();
    const wrong = await save(key, { email: 'ada', subject: 'Gossip', message: 'x'.repeat(2001) });
    expect(wrong.status).toBe(400);
    const { errors } = (await wrong.json()) as { errors: Record<string, string> };
    expect(errors).toEqual({
      name: expect.stringMatching(/ is required\.$/),
      email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
      subject: expect.stringMatching(/ is not one of the expected options\.$/),
      message: 'You have exceeded the character limit.',
    });
    expect((await save(key)).status).toBe(200);
  });

  it('responds 401 for a forged key and for an unused expired one [SRV-003]', async () => {
    const key = await newKey();
    const forged = key.replace(/..$/, (end) => (end === 'xx' ? 'yy' : 'xx'));
    expect((await save(forged)).status).toBe(401);
    expect((await save('x')).status).toBe(401);
    test.skew.ms = 3_700_000;
    try {
      expect((await save(key)).status).toBe(401);
    } finally {
      test.skew.ms = 0;
    }
  });

  it('confirms a stored submission after its key has expired', async () => {
    const key = await newKey();
    const first = await (await save(key)).json();
    test.skew.ms = 3_700_000;
    try {
      expect(await (await save(key)).json()).toEqual(first);
    } finally {
      test.skew.ms = 0;
    }
  });

  it('reports an expired key as unused only when nothing is stored and nothing can be in flight', async () => {
    const [unused, used] = [await newKey(), await newKey()];
    await save(used);
    const answerAt = async (ms: number, key: string, form = FORM) => {
      test.skew.ms = ms;
      const response = await save(key, form);
      test.skew.ms = 0;
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    expect(await answerAt(3_630_000, unused)).toMatchObject({ status: 500 });
    expect(await answerAt(3_700_000, unused)).toMatchObject({ status: 401, body: { keyUnused: true } });
    const other = await answerAt(3_700_000, used, { ...FORM, message: 'Something else' });
    expect(other.status).toBe(400);
    expect(other.body).not.toHaveProperty('keyUnused');
  });

  it('responds 404 for an unknown form [SRV-003]', async () => {
    expect((await save(await newKey(), FORM, { formId: 'nothing' })).status).toBe(404);
  });

  it('responds 429 with Retry-After above the rate limit [SRV-003]', async () => {
    const app = restartApp(test, { limits: createLimits(() => 0) });
    const statuses: number[] = [];
    let last: Response | undefined;
    for (let i = 0; i < 21; i++) {
      last = await app.request(SAVE, createFormPost({ key: 'x', formId: 'contact', form: '{}' }));
      statuses.push(last.status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('responds 500 without details when the database fails, and logs the cause [SRV-003]', async () => {
    const broken = { ...test.db, query: () => Promise.reject(new Error('secret detail')) };
    const app = restartApp(test, { db: broken });
    const response = await app.request(
      SAVE,
      createFormPost({ key: await newKey(), formId: 'contact', form: '{}' }),
    );
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret detail');
    expect(String(test.log.at(-1)?.error)).toContain('secret detail');
  });

  it.each([['not json'], ['[]'], ['{"name":{"a":1}}'], [`{"name":"a${'\\'}u0000b"}`]])(
    'rejects an invalid form map: %s',
    async (form) => {
      const response = await save(await newKey(), form);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        error: 'Could not parse the form fields, please check your entries.',
      });
    },
  );

  it('drops unknown fields, including names with a meaning in JavaScript', async () => {
    const key = await newKey();
    await save(
      key,
      '{"__proto__":["a"],"constructor":"x","extra":"y","name":"A","email":"a@b.org","message":"m"}',
    );
    const row = (await stored()).find((one) => key.startsWith(one.key));
    expect(row?.fields).toEqual({ name: 'A', email: 'a@b.org', message: 'm' });
  });
});

describe('form definition and list of submissions', () => {
  it('returns the public definition of a form', async () => {
    const response = await test.app.request('/api/form/contact');
    expect(await response.json()).toMatchObject({ id: 'contact', fields: expect.any(Array) });
    expect((await test.app.request('/api/form/nothing')).status).toBe(404);
  });

  it.each([
    'garbage',
    '2026-02-31T10:00:00.000000Z_01a1fd92-e709-7e71-9eae-5df003fc67e9',
    '2026-11-21T25:00:00.000000Z_01a1fd92-e709-7e71-9eae-5df003fc67e9',
    `2026-11-21T10:00:00.000000Z_${'-'.repeat(36)}`,
    `0000-01-01T00:00:00.000000Z_01a1fd92-e709-7e71-9eae-5df003fc67e9`,
  ])('reads %s as the first page of the list', async (before) => {
    const headers = { authorization: `Bearer ${test.deps.ownerToken}` };
    const ask = (query: string) => test.app.request(`/api/form/contact/submissions${query}`, { headers });
    const answer = await ask(`?before=${before}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(await (await ask('')).json());
  });

  it('returns submissions to the owner only, newest first, in pages without gaps', async () => {
    for (let i = 0; i < 105; i++) {
      const form = JSON.stringify({ email: `v${i}@example.org`, day: 'Friday' });
      const response = await test.app.request(
        SAVE,
        createFormPost({ key: await newKey(), formId: 'studio-visit', form }),
      );
      expect(response.status).toBe(200);
    }
    const path = '/api/form/studio-visit/submissions';
    expect((await test.app.request(path)).status).toBe(401);
    expect((await test.app.request(path, { headers: { authorization: 'Bearer wrong' } })).status).toBe(401);
    const headers = { authorization: `Bearer ${test.deps.ownerToken}` };
    type List = { submissions: { submissionId: string; at: string }[]; next: string | null };
    const first = (await (await test.app.request(path, { headers })).json()) as List;
    const second = (await (
      await test.app.request(`${path}?before=${first.next}`, { headers })
    ).json()) as List;
    expect([first.submissions.length, second.submissions.length, second.next]).toEqual([100, 5, null]);
    const all = [...first.submissions, ...second.submissions];
    expect(new Set(all.map((one) => one.submissionId)).size).toBe(105);
    expect(all.map((one) => one.at)).toEqual(
      all
        .map((one) => one.at)
        .sort()
        .reverse(),
    );
  });
});
