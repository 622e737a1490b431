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
  writeFileSync(join(root, 'page.template'), page('Template', '', '<link rel="icon" href="/site.svg">'));
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

  it('uses the template of the site if there is one', async () => {
    const { text } = await ask('fjord');
    expect(text).toMatch(
      /<title>Search: fjord[^<]*<\/title>[\s\S]*href="\/site\.svg"[\s\S]*<main><div class="server-page">[\s\S]*1 result for/,
    );
  });

  it('searches within a collection if one is given, and keeps it for further searches', async () => {
    const { text } = await (async () => {
      const query = new URLSearchParams({ q: 'oven', collectionId: 'restaurant-journal' });
      const answer = await test.app.request(`/search?${query}`);
      return { text: await answer.text() };
    })();
    expect(text).toContain('<input type="hidden" name="collectionId" value="restaurant-journal">');
    expect(text).toContain('href="/sites/restaurant/journal/');
    expect(text).not.toContain('href="/sites/restaurant/events/');
  });

  it('works without a folder of pages', async () => {
    const bare = await testApp({ folders: [{ prefix: '/', root: join(root, 'nowhere'), shared: false }] });
    const answer = await bare.app.request('/search?q=postcards');
    expect(await answer.text()).toContain('1 result');
    await bare.db.close();
  });
});

describe('search preview', () => {
  const preview = async (query: Record<string, string>) => {
    const answer = await test.app.request(`/api/search/preview?${new URLSearchParams(query)}`);
    return (await answer.json()) as { query: string; total: number; items: Record<string, string>[] };
  };

  it('returns the best results with an excerpt, up to the limit', async () => {
    const { query, total, items } = await preview({ q: 'Tromsø fjord', limit: '3' });
    expect([query, total, items]).toEqual(['Tromsø fjord', 0, []]);
    const fjord = await preview({ q: 'fjo' });
    expect(fjord.items).toEqual([
      {
        title: 'Ice',
        url: '/journal/ice%20%26%20snow.html',
        excerpt: 'A winter in the north, on a frozen fjord.',
        kind: 'page',
      },
    ]);
    expect((await preview({ q: 'oven', limit: '2' })).items).toHaveLength(2);
    expect((await preview({ q: 'oven', limit: 'x' })).items).toHaveLength(6);
    expect((await preview({ q: 'smokehouse of our own' })).items).toEqual([]);
  });

  it('returns only results of a collection if one is given', async () => {
    const getFolders = async (collectionId: string, q = 'oven') => {
      const { total, items } = await preview({ q, collectionId, limit: '20' });
      expect(total).toBeGreaterThanOrEqual(items.length);
      return [...new Set(items.map(({ url }) => url!.replace(/[^/]*$/, '')))].sort();
    };
    const all = await getFolders('');
    expect(all.length).toBeGreaterThan(1);
    const journal = await getFolders('restaurant-journal');
    expect(journal).toHaveLength(1);
    expect(await getFolders('restaurant-events')).not.toEqual(journal);
    expect(await getFolders('products', 'north')).toEqual(['/commerce/products/']);
    for (const unknown of ['elsewhere', "'; drop table site;--"])
      expect((await preview({ q: 'oven', collectionId: unknown })).items).toEqual([]);
  });

  it('is not recorded, but a search on the page is recorded once [BLK-001] [TRK-010]', async () => {
    const read = async () => {
      const { rows } = await test.db.query<{ name: string; data: { query?: string } }>(
        "select name, data from event where site_id = $1 and kind = 'hit'",
        [test.siteId],
      );
      return rows.filter(({ data }) => data.query === 'aspic');
    };
    await preview({ q: 'aspic' });
    await test.app.request('/search?q=aspic', { headers: { 'sec-purpose': 'prefetch' } });
    expect(await read()).toEqual([]);
    await ask('aspic');
    expect(await read()).toEqual([{ name: '2', data: { query: 'aspic', results: 0, url: '/search' } }]);
  });

  it('accepts hostile queries', async () => {
    for (const q of ["'; drop table site;--", '%00', '(((', '\ud800', 'a'.repeat(5000), '& | ! :*'])
      expect((await preview({ q })).total, q.slice(0, 20)).toBeTypeOf('number');
    expect((await test.app.request('/api/search/preview?q=%00')).status).toBe(400);
  });
});
