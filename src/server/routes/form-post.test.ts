import { describe, expect, it } from 'vitest';
import { sharedApp } from '../testing/shared-app';
import { createFormPost } from '../testing/test-app';

const FIELDS = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };
const POST = '/api/form/post/contact';

const test = sharedApp();

async function count(): Promise<number> {
  const { rows } = await test.db.query<{ n: number }>(
    'select count(*)::int as n from form_submission where site_id = $1',
    [test.siteId],
  );
  return rows[0]!.n;
}

describe('native form post', () => {
  it('stores, confirms and returns to the page', async () => {
    const before = await count();
    const response = await test.app.request(
      POST,
      createFormPost(FIELDS, { referer: 'http://localhost/contact/?a=1' }),
    );
    expect(response.status).toBe(303);
    expect(await count()).toBe(before + 1);
    const page = await test.app.request(response.headers.get('location')!);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).toContain('Your message has arrived');
    expect(html).toContain('href="/contact/?a=1"');
    expect(html).not.toContain('<script');
  });

  it('accepts multipart and an empty file control, but no file', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...FIELDS, message: 'by multipart' }))
      body.append(name, value);
    body.append('attachment', new File([], ''));
    expect((await test.app.request(POST, { method: 'POST', body })).status).toBe(303);
    body.append('attachment', new File(['x'], 'x.txt'));
    expect((await test.app.request(POST, { method: 'POST', body })).status).toBe(400);
  });

  it('stores a double click once, and equal values again later', async () => {
    const before = await count();
    const twice = createFormPost({ ...FIELDS, message: 'clicked twice' });
    await Promise.all([test.app.request(POST, twice), test.app.request(POST, twice)]);
    expect(await count()).toBe(before + 1);
    test.skew.ms = 1_300_000;
    try {
      await test.app.request(POST, twice);
    } finally {
      test.skew.ms = 0;
    }
    expect(await count()).toBe(before + 2);
  });

  it('shows errors and keeps entered values, escaped', async () => {
    const before = await count();
    const hostile = '"><script>alert(1)</script>';
    const response = await test.app.request(
      POST,
      createFormPost({
        name: hostile,
        email: 'ada',
        message: `</textarea>${hostile}`,
        subject: 'Press',
        updates: 'on',
      }),
    );
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('<a href="#email">Email is not valid.');
    expect(html).not.toContain('<script');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toMatch(/<option value="Press" selected>Press</);
    expect(html).toMatch(/value="Tell me about new prints"\s+checked/);
    expect(await count()).toBe(before);
  });

  it('stores the corrected form with the key of that page', async () => {
    const wrong = await (await test.app.request(POST, createFormPost({ ...FIELDS, email: 'ada' }))).text();
    const key = /name="key" value="([^"]+)"/.exec(wrong)?.[1] ?? '';
    expect((await test.app.request(POST, createFormPost({ ...FIELDS, key }))).status).toBe(303);
    const { rows } = await test.db.query('select 1 from form_submission where site_id = $1 and key_id = $2', [
      test.siteId,
      key.split('.')[0],
    ]);
    expect(rows).toHaveLength(1);
  });

  it('stores a submission once if the page is submitted again after its key has expired', async () => {
    const wrong = await (await test.app.request(POST, createFormPost({ ...FIELDS, email: 'ada' }))).text();
    const key = /name="key" value="([^"]+)"/.exec(wrong)?.[1] ?? '';
    const filled = createFormPost({ ...FIELDS, message: 'sent, and sent again', key });
    await test.app.request(POST, filled);
    const before = await count();
    test.skew.ms = 3_700_000;
    try {
      expect((await test.app.request(POST, filled)).status).toBe(303);
    } finally {
      test.skew.ms = 0;
    }
    expect(await count()).toBe(before);
  });

  it('confirms a submission with a filled honeypot and holds it for review', async () => {
    const trapped = { ...FIELDS, message: 'in the trap', 'leave-this-empty': 'buy' };
    expect((await test.app.request(POST, createFormPost(trapped))).status).toBe(303);
    const { rows } = await test.db.query<{ held: string }>(
      "select held from form_submission where site_id = $1 and fields->>'message' = 'in the trap'",
      [test.siteId],
    );
    expect(rows).toEqual([{ held: 'trap' }]);
  });

  it('never redirects to another site', async () => {
    for (const returnTo of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const response = await test.app.request(POST, createFormPost({ ...FIELDS, returnTo }));
      expect(response.headers.get('location')).toBe('/api/form/result/contact');
      const page = await test.app.request(`/api/form/result/contact?${new URLSearchParams({ returnTo })}`);
      expect(await page.text()).toContain('<a href="/">');
    }
  });

  it('reports an unknown form as a page to browsers and as JSON to scripts', async () => {
    const page = await test.app.request(
      '/api/form/post/nothing',
      createFormPost(FIELDS, { accept: 'text/html' }),
    );
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toContain('text/html');
    const json = await test.app.request('/api/form/post/nothing', createFormPost(FIELDS));
    expect(await json.json()).toEqual({ error: 'This form has not been configured yet.' });
  });

  it('rejects a post from another site', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await test.app.request(POST, createFormPost(FIELDS, headers))).status).toBe(403);
  });
});
