import { beforeAll, describe, expect, it } from 'vitest';
import { sharedApp } from '../testing/shared-app';
import { OPEN_MS } from '../testing/test-app';
import { createOwnerQuery } from './comment-list';
import { createCountQuery, createFirstQuery, createReplyQuery, type FirstQuery } from './comments';

const test = sharedApp();
const THREAD = 'f'.repeat(24);

/**
 * Half of 10,000 comments are on one item, the others on a hundred; nine of ten are replies to one of a thousand. The
 * database has as many comments of another site, on the same items.
 */
beforeAll(async () => {
  const { db, siteId } = test;
  const id = (n: string) => `('0198c0de-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
  await db.query(
    `insert into comment (site_id, id, thread, parent_id, root_id, submission_id, submission_hash, body_hash, author_name,
       author_email, visitor, body, state, likes, flags, replies, created_at)
     select site, ${id('n')}, case when n % 20 < 10 then $2 else lpad((n % 100)::text, 24, '0') end,
       case when n % 10 = 0 then null else ${id('n - n % 10')} end, ${id('n - n % 10')}, ${id('n')}, '',
       md5(n::text), 'Ada', 'ada' || n % 500 || '@example.org', 'v' || n % 700, repeat('text ', 40),
       case when n % 50 = 7 then 'pending' else 'published' end, n % 7, case when n % 500 = 1 then 1 else 0 end,
       case when n % 10 = 0 then 8 else 0 end, now()
     from generate_series(10, 10009) n, unnest(array[$1, 'other-' || $1]) site`,
    [siteId, THREAD],
  );
  await db.query('analyze comment');
}, OPEN_MS);

const explain = async ({ text, values }: { text: string; values: unknown[] }): Promise<string[]> =>
  (await test.db.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)).rows.map(
    (row) => row['QUERY PLAN'],
  );

const first = (change: Partial<FirstQuery> = {}) =>
  createFirstQuery(test.siteId, { thread: THREAD, sort: 'newest', visitor: 'v1', limit: 21, ...change });

const ROOT = '0198c0de-0000-7000-8000-000000000100';

const QUERIES: Record<string, () => { text: string; values: unknown[] }> = {
  'the first page': () => first(),
  'a later page': () => first({ after: { id: ROOT, likes: 3 } }),
  'the oldest first': () => first({ sort: 'oldest', after: { id: ROOT, likes: 3 } }),
  'the most liked': () => first({ sort: 'likes' }),
  'a later page of the most liked': () => first({ sort: 'likes', after: { id: ROOT, likes: 3 } }),
  'the replies': () => createReplyQuery(test.siteId, { rootIds: [ROOT], visitor: 'v1', limit: 20 }),
  'the counts of a list': () =>
    createCountQuery(
      test.siteId,
      Array.from({ length: 20 }, (_, n) => String(n).padStart(24, '0')),
    ),
  'what waits for the owner': () => createOwnerQuery(test.siteId, { filter: 'pending', limit: 26 }),
  'reported comments': () => createOwnerQuery(test.siteId, { filter: 'reported', limit: 26 }),
  'all for the owner': () => createOwnerQuery(test.siteId, { before: ROOT, limit: 26 }),
};

describe('with 10,000 comments', () => {
  it.each(Object.keys(QUERIES))('%s is read from an index, without a scan of the table', async (name) => {
    const plan = await explain(QUERIES[name]!());
    expect(plan.filter((line) => /Seq Scan on comment /.test(line))).toEqual([]);
    expect(plan.some((line) => /Index.* on comment /.test(line) || /Index .*comment/.test(line))).toBe(true);
    // A page is read in the order of an index; sorting would read the whole thread first.
    if (/page|first|liked/.test(name))
      expect(plan.filter((line) => /^ *(?:-> *)?Sort/.test(line))).toEqual([]);
  });
});
