import { describe, expect, it } from 'vitest';
import { deleteExpired } from '../stores/expiry';
import { sharedApp } from '../testing/shared-app';
import { submitForm } from '../testing/submit';
import { createFormPost, createJsonRequest } from '../testing/test-app';

const DAY_MS = 24 * 3_600_000;

const test = sharedApp('form_submission', 'job', 'mail_log', 'subscriber');

const owner = () => ({ authorization: `Bearer ${test.deps.ownerToken}` });
const get = (path: string) => test.app.request(path, { headers: owner() });
const count = async (condition = 'true'): Promise<number> => {
  const { rows } = await test.db.query<{ n: number }>(
    `select count(*)::int as n from form_submission where site_id = $1 and ${condition}`,
    [test.siteId],
  );
  return rows[0]!.n;
};

describe('export', () => {
  it('as CSV has a line per submission and no formulas', async () => {
    await submitForm(test, { name: '=HYPERLINK("http://evil.example")', message: 'two\nlines, and "words"' });
    const response = await get('/api/form/contact/export');
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="contact.csv"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, line] = bytes.toString('utf8').slice(1).split('\r\n');
    expect(head).toBe('Submission,Received,Held back,Page,Name,Email,Subject,Message,Updates');
    expect(line).toContain(
      `"'=HYPERLINK(""http://evil.example"")",ada@example.org,,"two\nlines, and ""words""",`,
    );
  });

  it('as JSON is complete, and valid without submissions', async () => {
    expect(await (await get('/api/form/contact/export?format=json')).json()).toEqual([]);
    const submissionId = await submitForm(test, {}, { pageUrl: 'https://site.example/contact' });
    const all = await (await get('/api/form/contact/export?format=json')).json();
    expect(all).toMatchObject([
      { submissionId, values: { name: 'Ada' }, page: { pageUrl: 'https://site.example/contact' } },
    ]);
  });

  it('is complete even if it is long, and buffers one page at a time', async () => {
    const values = `select '${test.siteId}', gen_random_uuid(), 'contact', 'x', '{"name":"Ada"}'::jsonb, '{}'::jsonb`;
    await test.db.query(
      `insert into form_submission (site_id, key_id, form_id, request_hash, fields, page)
       ${values} from generate_series(1, 650)`,
    );
    const response = await get('/api/form/contact/export');
    const chunks: number[] = [];
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk.byteLength);
      text += decoder.decode(chunk, { stream: true });
    }
    const ids = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]);
    expect([ids.length, new Set(ids).size]).toEqual([650, 650]);
    expect(chunks).toHaveLength(5);
    const json = (await (await get('/api/form/contact/export?format=json')).json()) as unknown[];
    expect(json).toHaveLength(650);
  });

  it('requires the owner, an existing form and a supported format', async () => {
    expect((await test.app.request('/api/form/contact/export')).status).toBe(401);
    expect((await get('/api/form/nothing/export')).status).toBe(404);
    expect((await get('/api/form/contact/export?format=xml')).status).toBe(400);
  });
});

describe('erasure by address', () => {
  const erase = async (email: string): Promise<Response> =>
    test.app.request('/api/owner/erase', createJsonRequest('POST', { email }, owner()));

  it('deletes submissions, subscriptions and mails of the address', async () => {
    await submitForm(test, { email: 'Ada@Example.org', message: 'erase me' });
    await submitForm(test, { email: 'grace@example.org', message: 'ada@example.org told me about you' });
    const wish = { email: 'ada@example.org', listId: 'journal' };
    await test.app.request('/api/newsletter/subscribe', createJsonRequest('POST', wish));
    await test.jobs.runDue();
    expect(await (await erase(' ADA@example.org ')).json()).toEqual({
      submissions: 1,
      subscriptions: 1,
      mails: 1,
      accounts: 0,
      orders: 0,
      reviews: 0,
      comments: 0,
    });
    const tables = ['form_submission', 'subscriber', 'subscriber_token', 'job', 'mail_log'];
    const left = await Promise.all(
      tables.map((table) => test.db.query(`select * from ${table} where site_id = $1`, [test.siteId])),
    );
    const text = JSON.stringify(left.map(({ rows }) => rows));
    expect(text).not.toContain('erase me');
    expect(text.match(/ada@example\.org/gi)).toHaveLength(1);
    expect(await (await erase('ada@example.org')).json()).toEqual({
      submissions: 0,
      subscriptions: 0,
      mails: 0,
      accounts: 0,
      orders: 0,
      reviews: 0,
      comments: 0,
    });
  });

  it('matches addresses with characters special to SQL or JSON exactly', async () => {
    for (const email of ['a_b@example.org', 'axb@example.org', 'a%b@example.org'])
      await submitForm(test, { email });
    expect(await (await erase('a_b@example.org')).json()).toMatchObject({ submissions: 1 });
    expect(await (await erase('a%b@example.org')).json()).toMatchObject({ submissions: 1 });
    expect((await erase('"\\')).status).toBe(400);
    expect(await count('erased_at is null')).toBe(1);
  });

  it('prevents erased data from being stored again by a retry', async () => {
    const key = await submitForm.key(test);
    const id = await submitForm(test, { message: 'once' }, { key });
    await erase('ada@example.org');
    expect(await submitForm(test, { message: 'once' }, { key })).toBe(id);
    expect(await count("fields <> '{}'")).toBe(0);
    await deleteExpired(test.db, test.siteId, test.deps.clock() + 2 * DAY_MS);
    expect(await count()).toBe(0);
  });

  it('requires the owner', async () => {
    expect(
      (await test.app.request('/api/owner/erase', createJsonRequest('POST', { email: 'a@b.org' }))).status,
    ).toBe(401);
  });
});

describe('retention', () => {
  it('keeps a submission for the period of its form, or forever without one', async () => {
    await test.app.request(
      '/api/form/contact/settings',
      createJsonRequest('PUT', { retentionDays: 30 }, owner()),
    );
    await submitForm(test);
    const other = {
      key: await submitForm.key(test),
      formId: 'studio-visit',
      form: '{"email":"a@b.org","day":"Friday"}',
    };
    await test.app.request('/api/form/SaveFormSubmission', createFormPost(other));
    const keepAfter = (days: number) =>
      deleteExpired(test.db, test.siteId, test.deps.clock() + days * DAY_MS);
    await keepAfter(29);
    expect(await count()).toBe(2);
    await keepAfter(31);
    expect(await count("form_id = 'contact'")).toBe(0);
    expect(await count()).toBe(1);
  });

  it('deletes expired rows', async () => {
    await test.app.request(
      '/api/newsletter/subscribe',
      createJsonRequest('POST', { email: 'a@b.org', listId: 'journal' }),
    );
    await test.jobs.runDue();
    await deleteExpired(test.db, test.siteId, test.deps.clock() + 100 * DAY_MS);
    for (const table of ['subscriber', 'job', 'mail_log', 'rate_window', 'captcha_used']) {
      const { rows } = await test.db.query(`select 1 from ${table} where site_id = $1`, [test.siteId]);
      expect(rows, table).toEqual([]);
    }
  });
});
