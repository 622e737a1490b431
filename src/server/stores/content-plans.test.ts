// Query plans of requests to a collection of 10,000 items: each statement reads what it needs from an index, and little
// else.
import type { Hono } from 'hono';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ContentCollection } from '../../core/content/content-item';
import type { Db, Queryable } from '../db/db';
import type { Env } from '../http/context';
import { sharedApp } from '../testing/shared-app';
import { OPEN_MS, restartApp } from '../testing/test-app';
import { addContentCollection } from './content-collections';

const test = sharedApp();
/** Every sixth is an event. */
const ITEMS = 12_000;
/** Maximum number of rows that a plan node may read and discard. */
const MAX_REMOVED = 200;

const NEWS: ContentCollection = { id: 'news', kind: 'blog', title: 'News', description: '', path: '/news/' };
const SHOWS: ContentCollection = { ...NEWS, id: 'shows', kind: 'events', title: 'Shows', path: '/shows/' };

/** Suffix of this site's words: other sites may be in the same database, whose word index has the words of all. */
const getSuffix = (): string => test.siteId.replace(/\W/g, '');

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** `set_config` calls before the statement in its transaction. */
  readonly settings: readonly string[];
}

let app: Hono<Env>;
let statements: Statement[] = [];

/** The time of the application: in the middle of a month, because the first hours of one may have no events yet. */
const NOW = '2026-06-15T12:00:00Z';
const setTime = (): void => {
  test.skew.ms = Date.parse(NOW) - Date.now();
};
beforeEach(setTime);

/** Adds an item every two hours, going back from then, and events of another site, which have not begun. */
beforeAll(async () => {
  const { db, siteId } = test;
  setTime();
  for (const collection of [NEWS, SHOWS]) await addContentCollection(db, siteId, collection);
  const at = `timestamptz '${NOW}' - n * interval '2 hours'`;
  const later = `timestamptz '${NOW}' + n * interval '2 hours'`;
  const collection = `case n % 6 when 0 then 'shows' else 'news' end`;
  await db.query(
    `insert into content_author (site_id, id, name) select $1, lpad(n::text, 24, 'a'), 'Author ' || n
     from generate_series(0, 99) n`,
    [siteId],
  );
  await db.query(
    `insert into content_item (site_id, id, collection_id, slug, title, excerpt, body, author_id, tags, draft, published_at,
       sort_at, start_at, end_at, until_at, created_at, changed_at)
     select $1, lpad(n::text, 24, '0'), ${collection}, 'item-' || n, 'Item ' || n, '', repeat('text ', 100),
       lpad((n % 100)::text, 24, 'a'), jsonb_build_array('Tag ' || n % 50), false, ${at}, ${at}, ${at}, ${at}, ${at}, ${at}, ${at}
     from generate_series(1, ${ITEMS}) n
     union all
     select 'other-' || $1, lpad(n::text, 24, '0'), 'shows', 'item-' || n, 'Item ' || n, '', '', '', '[]', false, ${later},
       ${later}, ${later}, ${later}, ${later}, ${later}, ${later}
     from generate_series(1, ${ITEMS}) n`,
    [siteId],
  );
  await db.query(
    `insert into content_label (site_id, item_id, kind, label_key, collection_id, name, published_at, sort_at)
     select $1, lpad(n::text, 24, '0'), 'tag', 'tag ' || n % 50, ${collection}, 'Tag ' || n % 50, ${at}, ${at}
     from generate_series(1, ${ITEMS}) n`,
    [siteId],
  );
  await db.query(
    `insert into search_entry (site_id, kind, id, url, access_path, title, description, body, hash, summary_words, words,
       visible_from)
     select $1, 'item', lpad(n::text, 24, '0'), '/', '/', 'Item', '', repeat('text ', 100), '',
       ('''item'':1A ''^ite'':1A ''name' || n % 500 || $2::text || ''':1A')::tsvector,
       ('''item'':1A ''^ite'':1A ''name' || n % 500 || $2::text || ''':1A ''word' || n % 1000 || $2::text || ''':3')::tsvector, ${at}
     from generate_series(1, ${ITEMS}) n`,
    [siteId, getSuffix()],
  );
  for (const table of ['content_item', 'content_label', 'search_entry']) await db.query(`analyze ${table}`);
  app = restartApp(test, { db: record(db) });
  // The first search indexes the pages of the site.
  await app.request('/search/?q=warm');
}, OPEN_MS);

/** Wraps the database to record each statement. */
function record(db: Db): Db {
  const listen = (to: Queryable, settings: string[]): Queryable => ({
    query: (text, values = []) => {
      if (text.includes('set_config')) settings.push(text);
      else statements.push({ text, values, settings: [...settings] });
      return to.query(text, values);
    },
  });
  return {
    ...db,
    ...listen(db, []),
    transaction: (work) => db.transaction((tx) => work(listen(tx, []))),
  };
}

/** Lines of the plans of all statements that read items, their labels or search entries. */
const explain = (): Promise<string[]> =>
  Promise.all(
    statements
      .filter(
        ({ text }) => /^\s*(select|with)/.test(text) && /content_item|content_label|search_entry/.test(text),
      )
      .map(({ text, values, settings }) =>
        test.db.transaction(async (tx) => {
          for (const setting of settings) await tx.query(setting);
          const { rows } = await tx.query<{ 'QUERY PLAN': string }>(
            `explain (analyze, costs off, timing off) ${text}`,
            values,
          );
          return rows.map((row) => row['QUERY PLAN']);
        }),
      ),
  ).then((plans) => plans.flat());

it.each([
  ['a list', '/news/', 'Item 2'],
  ['a later page of it', '/news/?page=40', 'Item'],
  ['the items of a tag', '/news/tag/Tag+8', 'Item 8'],
  ['the items of an author', `/news/?author=${'8'.padStart(24, 'a')}`, 'Item 8'],
  ['the items of a month', '/news/?month=05-2026', 'Item'],
  ['an item', '/news/item-5000', 'Item 5000'],
  ['its feed', '/news/?format=rss', '<title>Item 2</title>'],
  ['the feed of a tag', '/news/tag/Tag+8?format=rss', '<title>Item 8</title>'],
  ['events', '/shows/', 'Item'],
  ['the calendar feed of events', '/shows/?format=ical', 'SUMMARY:Item'],
  ['the events of a month', '/api/open/GetItemsByMonth?month=05-2026&collectionId=shows', '"title":"Item'],
  ['a search in a collection', '/search/?q=word502{own}&collectionId=news', '/'],
  ['a search', '/search/?q=ite+name8{own}', '/'],
])('%s is read from an index', async (_, path, content) => {
  statements = [];
  const response = await app.request(path.replace('{own}', getSuffix()));
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(content)]);
  const plan = await explain();
  expect(plan.filter((line) => /Seq Scan on (content_item|content_label|search_entry)/.test(line))).toEqual(
    [],
  );
  expect(plan.filter((line) => /Index (Only )?Scan/.test(line))).not.toEqual([]);
  const removed = plan.map((line) => Number(/Rows Removed by Filter: (\d+)/.exec(line)?.[1] ?? 0));
  expect(Math.max(...removed)).toBeLessThanOrEqual(MAX_REMOVED);
});
