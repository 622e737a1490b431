import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPEN_MS, type TestApp, testApp } from '../testing/test-app';

const root = mkdtempSync(join(tmpdir(), 'site-search-'));
const page = (title: string, words: string, head = '') =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body><main>${words}</main></body></html>`;

let test: TestApp;
beforeAll(async () => {
  mkdirSync(join(root, 'journal'));
  writeFileSync(join(root, 'index.html'), page('Home', '<p>Pictures of the <b>north</b>.</p>'));
  writeFileSync(
    join(root, 'journal/ice & snow.html'),
    page('Ice', 'A winter in the north, on a frozen fjord.'),
  );
  writeFileSync(join(root, 'hidden.html'), page('Hidden', 'north', '<meta name="robots" content="noindex">'));
  writeFileSync(join(root, '404.html'), page('Not found', 'north'));
  test = await testApp({ folders: [{ prefix: '/', root, shared: false }] });
}, OPEN_MS);
afterAll(async () => {
  rmSync(root, { recursive: true });
  await test.db.close();
});

const ask = async (question: string) => {
  const answer = await test.app.request(`/search?${new URLSearchParams({ q: question })}`);
  return { status: answer.status, text: await answer.text() };
};

describe('search page', () => {
  it('finds products and pages of the site [SRV-024]', async () => {
    const { status, text } = await ask('NORTH');
    expect(status).toBe(200);
    expect(text).toMatch(/\d+ results for “NORTH”/);
    expect(text).toMatch(/North, a book of 84 pictures[\s\S]*€39\.00[\s\S]*Pictures of the north \./);
    expect(text).toContain('href="/journal/ice%20%26%20snow.html"');
    expect(text).toContain('href="/"');
    expect(text).not.toMatch(/Hidden|Not found/);
  });

  it('finds a new page after a minute', async () => {
    writeFileSync(join(root, 'new.html'), page('New', 'aurora'));
    expect((await ask('aurora')).text).toContain('Nothing was found');
    test.skew.ms += 61_000;
    expect((await ask('aurora')).text).toContain('1 result for');
  });

  it('shows the form without a query, and escapes the query', async () => {
    expect((await ask('')).text).not.toContain('role="status"');
    const { text } = await ask('"><script>alert(1)</script>');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(text).not.toContain('<script>alert');
    expect((await ask('x'.repeat(5000))).status).toBe(200);
  });

  it('works without a folder of pages', async () => {
    const bare = await testApp({ folders: [{ prefix: '/', root: join(root, 'nowhere'), shared: false }] });
    const answer = await bare.app.request('/search?q=postcards');
    expect(await answer.text()).toContain('1 result');
    await bare.db.close();
  });
});
