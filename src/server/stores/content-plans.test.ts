import { beforeAll, describe, expect, it } from 'vitest';
import { sharedApp } from '../testing/shared-app';
import { OPEN_MS } from '../testing/test-app';
import { createListQuery, type ItemQuery } from './content-items';
import { createSearchQuery, SEARCH_SETTINGS } from './search-entries';

const test = sharedApp();
const NOW = Date.parse('2026-03-10T12:00:00Z');
const ITEMS = 10_000;

/** An item every two hours, back from now; every fiftieth has the tag. */
beforeAll(async () => {
  const { db, siteId } = test;
  const at = `timestamptz '2026-03-10T12:00:00Z' - n * interval '2 hours'`;
  await db.query(
    `insert into content_item (site_id, id, collection_id, slug, title, excerpt, body, author_id, draft, published_at,
       sort_at, until_at, created_at, changed_at)
     select $1, lpad(n::text, 24, '0'), 'news', 'item-' || n, 'Item ' || n, '', '', lpad((n % 100)::text, 24, 'a'), false,
       ${at}, ${at}, ${at}, ${at}, ${at} from generate_series(1, ${ITEMS}) n`,
    [siteId],
  );
  await db.query(
    `insert into content_label (site_id, item_id, kind, label_key, collection_id, name, published_at, sort_at)
     select $1, lpad(n::text, 24, '0'), 'tag', 'tag ' || n % 50, 'news', 'Tag', ${at}, ${at}
     from generate_series(1, ${ITEMS}) n`,
    [siteId],
  );
  await db.query(
    `insert into search_entry (site_id, kind, id, url, access_path, title, description, body, hash, summary_words, words,
       visible_from)
     select $1, 'item', lpad(n::text, 24, '0'), '/', '/', 'Item', '', repeat('text ', 100), '',
       ('''item'':1A ''name' || n % 500 || ''':1A')::tsvector,
       ('''item'':1A ''name' || n % 500 || ''':1A ''word' || n % 1000 || ''':3')::tsvector, ${at}
     from generate_series(1, ${ITEMS}) n`,
    [siteId],
  );
  for (const table of ['content_item', 'content_label', 'search_entry']) await db.query(`analyze ${table}`);
}, OPEN_MS);

/** Nodes of the plan, such as `Index Scan`, with the relations that they read. */
async function explain({ text, values }: { text: string; values: unknown[] }): Promise<string[]> {
  return test.db.transaction(async (tx) => {
    if (text.includes('search_entry')) await tx.query(SEARCH_SETTINGS);
    const { rows } = await tx.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    return rows.map((row) => row['QUERY PLAN']);
  });
}

const list = (change: Partial<ItemQuery>) =>
  createListQuery(test.siteId, 'news', {
    filter: {},
    order: 'newest',
    limit: 20,
    now: NOW,
    timeZone: 'UTC',
    ...change,
  });

const QUERIES: Record<string, () => { text: string; values: unknown[] }> = {
  'the first page': () => list({}),
  'a later page': () => list({ offset: 400 }),
  'the oldest first': () => list({ order: 'oldest' }),
  'a tag': () => list({ filter: { tags: ['Tag 7'] } }),
  'a month': () => list({ filter: { month: { year: 2025, month: 7 } } }),
  'an author': () => list({ filter: { author: '7'.padStart(24, 'a') } }),
  'upcoming events': () => list({ filter: { when: 'upcoming' }, order: 'oldest' }),
  'a rare word': () => search(['word7']),
  'a word of all': () => search(['item']),
  'two words': () => search(['name7', 'word507']),
};

const search = (terms: readonly string[]) =>
  createSearchQuery(test.siteId, { terms, closed: [], now: NOW, limit: 20, offset: 0 });

describe('with 10,000 items', () => {
  it.each(Object.keys(QUERIES))('%s is read from an index, without a scan of the table', async (name) => {
    const plan = await explain(QUERIES[name]!());
    expect(plan.filter((line) => /Seq Scan on (?!content_author)/.test(line))).toEqual([]);
    expect(plan.some((line) => /Index/.test(line))).toBe(true);
  });
});
