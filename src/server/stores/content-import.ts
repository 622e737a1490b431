/** Adds many items at once: example content, imports. */
import type { ContentAuthor, ContentCollection } from '../../core/content/content-item';
import type { Queryable } from '../db/db';
import type { ItemInput } from '../domain/content-input';
import { getEndTime, getSortTime, toLabelRows } from '../domain/content-times';
import { toItemEntry } from '../domain/search-entry';
import { putSearchEntries } from './search-entries';

export interface ImportedItem extends Omit<ItemInput, 'author'> {
  readonly id: string;
  readonly author: ContentAuthor;
}

/** Rows per statement. */
const BATCH = 200;

/** Existing items with the same id or slug are unchanged. */
export async function importItems(
  db: Queryable,
  siteId: string,
  collection: ContentCollection,
  items: readonly ImportedItem[],
  now: number,
): Promise<void> {
  const authors = [...new Map(items.map(({ author }) => [author.id, author])).values()];
  await db.query(
    `insert into content_author (site_id, id, name)
     select $1, id, name from jsonb_to_recordset($2::jsonb) as a (id text, name text) on conflict do nothing`,
    [siteId, JSON.stringify(authors)],
  );
  for (let from = 0; from < items.length; from += BATCH)
    await importBatch(db, siteId, collection, items.slice(from, from + BATCH), now);
}

async function importBatch(
  db: Queryable,
  siteId: string,
  collection: ContentCollection,
  items: readonly ImportedItem[],
  now: number,
): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `insert into content_item (site_id, id, collection_id, slug, title, excerpt, body, author_id, categories, tags,
       draft, published_at, start_at, end_at, location_title, location_address, picture, sort_at, until_at, created_at,
       changed_at)
     select $1, id, $2, slug, title, excerpt, body, author, categories, tags, draft, published_at, start_at, end_at,
       location_title, location_address, picture, sort_at, until_at, $4, $4
     from jsonb_to_recordset($3::jsonb) as i (id text, slug text, title text, excerpt text, body text, author text,
       categories jsonb, tags jsonb, draft boolean, published_at timestamptz, start_at timestamptz, end_at timestamptz,
       location_title text, location_address text, picture jsonb, sort_at timestamptz, until_at timestamptz)
     on conflict do nothing returning id`,
    [
      siteId,
      collection.id,
      JSON.stringify(items.map((item) => toRow(collection, item))),
      new Date(now).toISOString(),
    ],
  );
  const added = new Set(rows.map(({ id }) => id));
  const labels = items
    .filter(({ id, draft }) => added.has(id) && !draft)
    .flatMap((item) =>
      toLabelRows(item).map((label) => ({
        ...label,
        item: item.id,
        published_at: toIso(item.publishedAt),
        sort_at: toIso(getSortTime(collection.kind, item)),
      })),
    );
  await db.query(
    `insert into content_label (site_id, item_id, kind, label_key, collection_id, name, published_at, sort_at)
     select $1, item, kind, key, $2, name, published_at, sort_at
     from jsonb_to_recordset($3::jsonb) as l (item text, kind text, key text, name text, published_at timestamptz,
       sort_at timestamptz)
     on conflict do nothing`,
    [siteId, collection.id, JSON.stringify(labels)],
  );
  const found = items.filter(({ id, draft }) => added.has(id) && !draft);
  await putSearchEntries(
    db,
    siteId,
    found.map((item) => toItemEntry(item, collection)),
  );
}

const toRow = ({ kind }: ContentCollection, item: ImportedItem): Record<string, unknown> => ({
  id: item.id,
  slug: item.slug,
  title: item.title,
  excerpt: item.excerpt,
  body: item.body,
  author: item.author.id,
  categories: item.categories,
  tags: item.tags,
  draft: item.draft,
  published_at: toIso(item.publishedAt),
  start_at: item.startAt === undefined ? null : toIso(item.startAt),
  end_at: item.endAt === undefined ? null : toIso(item.endAt),
  location_title: item.location?.addressTitle,
  location_address: item.location?.addressLine1,
  picture: item.picture,
  sort_at: toIso(getSortTime(kind, item)),
  until_at: toIso(getEndTime(kind, item)),
});

const toIso = (time: number): string => new Date(time).toISOString();
