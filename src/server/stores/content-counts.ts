/** Numbers of public items by tag, category, author and month. */
import type { ContentAuthor, ContentCount } from '../../core/content/content-item';
import { addMonths, getMonth, type Month } from '../../core/content/month';
import { getMonthRange } from '../../core/content/month-range';
import type { Queryable } from '../db/db';

/** Maximum number of tags, categories or authors of a collection, most used first. */
const MAX_COUNTS = 200;

/** Maximum number of months in an archive: fifty years. */
const MAX_MONTHS = 600;

/** Labels in alphabetical order. */
export async function countLabels(
  db: Queryable,
  siteId: string,
  collectionId: string,
  kind: 'tag' | 'category',
  now: number,
): Promise<ContentCount[]> {
  const { rows } = await db.query<ContentCount>(
    `select min(name) as value, count(*)::int as count from content_label
     where site_id = $1 and collection_id = $2 and kind = $3 and published_at <= $4
     group by label_key order by count desc, label_key limit $5`,
    [siteId, collectionId, kind, new Date(now), MAX_COUNTS],
  );
  return rows.sort((a, b) => a.value.localeCompare(b.value));
}

/** Authors in alphabetical order. */
export async function countAuthors(
  db: Queryable,
  siteId: string,
  collectionId: string,
  now: number,
): Promise<ContentCount<ContentAuthor>[]> {
  const { rows } = await db.query<ContentAuthor & { count: number }>(
    `select c.author_id as id, a.name, c.count from (
       select author_id, count(*)::int as count from content_item
       where site_id = $1 and collection_id = $2 and not draft and published_at <= $3
       group by author_id order by count desc limit $4) c
     join content_author a on a.site_id = $1 and a.id = c.author_id order by a.name`,
    [siteId, collectionId, new Date(now), MAX_COUNTS],
  );
  return rows.map(({ id, name, count }) => ({ value: { id, name }, count }));
}

/** Months with public items, newest first. Months begin in the site's time zone. */
export async function countMonths(
  db: Queryable,
  siteId: string,
  collectionId: string,
  timeZone: string,
  now: number,
): Promise<ContentCount<Month>[]> {
  const { rows } = await db.query<{ first: Date | null; last: Date | null }>(
    `select min(sort_at) as first, max(sort_at) as last from content_item
     where site_id = $1 and collection_id = $2 and not draft and published_at <= $3`,
    [siteId, collectionId, new Date(now)],
  );
  const { first, last } = rows[0] ?? {};
  if (!first || !last) return [];
  const months = listMonths(getMonth(first.getTime(), timeZone), getMonth(last.getTime(), timeZone));
  const ranges = months.map((month) => getMonthRange(month, timeZone));
  const { rows: counts } = await db.query<{ number: number; count: number }>(
    `select m.number::int as number, (select count(*)::int from content_item
         where site_id = $1 and collection_id = $2 and sort_at >= m.first and sort_at < m.last
           and not draft and published_at <= $3) as count
     from unnest($4::timestamptz[], $5::timestamptz[]) with ordinality as m (first, last, number) order by number`,
    [
      siteId,
      collectionId,
      new Date(now),
      ranges.map(({ from }) => new Date(from).toISOString()),
      ranges.map(({ to }) => new Date(to).toISOString()),
    ],
  );
  return months
    .map((value, index) => ({ value, count: counts[index]?.count ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** From the last month back to the first. */
function listMonths(first: Month, last: Month): Month[] {
  const count = (last.year - first.year) * 12 + last.month - first.month + 1;
  return Array.from({ length: Math.min(count, MAX_MONTHS) }, (_, index) => addMonths(last, -index));
}

export async function findAuthor(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<ContentAuthor | undefined> {
  const { rows } = await db.query<ContentAuthor>(
    'select id, name from content_author where site_id = $1 and id = $2',
    [siteId, id],
  );
  return rows[0];
}
