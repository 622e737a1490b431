/** The owner's changes to content items. */
import type { CollectionSorting, ContentCollection } from '../../core/content/content-item';
import { MAX_NESTED_CATEGORIES } from '../../core/limits';
import type { Db, Queryable } from '../db/db';
import type { ItemInput } from '../domain/content-input';
import { getEndTime, getSortTime, toLabelRows } from '../domain/content-times';
import { type IndexedItem, toItemEntry } from '../domain/search-entry';
import { lockContentCollection } from './content-collections';
import { placeNewItem } from './content-order';
import { putSearchEntries, removeSearchEntries } from './search-entries';
import { findStoredItem } from './stored-items';

/** Why nothing was stored. */
export type EditProblem = 'slug-taken' | 'too-many-categories' | 'too-many-items' | 'missing';

/** New ids for an item and its author, 24 hexadecimal digits each. */
export interface NewIds {
  readonly itemId: string;
  readonly authorId: string;
}

export function addItem(
  db: Db,
  siteId: string,
  collection: ContentCollection,
  input: ItemInput,
  { itemId, authorId }: NewIds,
  now: number,
): Promise<EditProblem | undefined> {
  return change(db, async (tx) => {
    const sorting = await lockCollection(tx, siteId, collection.id);
    const author = await putAuthor(tx, siteId, input.author, authorId);
    const { rows } = await tx.query(
      `insert into content_item (site_id, id, collection_id, slug, title, excerpt, body, author_id, categories, tags,
         draft, published_at, start_at, end_at, location_title, location_address, picture, sort_at, until_at, created_at, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb, $11, $12, $13, $14, $15, $16, $17::jsonb, $18, $19, $20, $20)
       on conflict do nothing returning id`,
      [siteId, itemId, collection.id, ...toColumns(collection, input, author), new Date(now)],
    );
    if (rows.length === 0) throw new Refused('slug-taken');
    if (sorting === 'manual' && !(await placeNewItem(tx, siteId, collection.id, itemId)))
      throw new Refused('too-many-items');
    await putLabels(tx, siteId, collection, itemId, input);
    await indexItem(tx, siteId, collection, { ...input, id: itemId });
  });
}

/** Counts `version` up, by which servers of the last version notice a change. */
export function updateItem(
  db: Db,
  siteId: string,
  collection: ContentCollection,
  id: string,
  input: ItemInput,
  authorId: string,
  now: number,
): Promise<EditProblem | undefined> {
  return change(db, async (tx) => {
    await lockCollection(tx, siteId, collection.id);
    const { rows: known } = await tx.query<{ id: string }>(
      `select id from content_item
       where site_id = $1 and collection_id = $2 and (id = $3 or slug = $4) for update`,
      [siteId, collection.id, id, input.slug],
    );
    if (!known.some((row) => row.id === id)) throw new Refused('missing');
    if (known.length > 1) throw new Refused('slug-taken');
    const author = await putAuthor(tx, siteId, input.author, authorId);
    await tx.query(
      `update content_item set slug = $4, title = $5, excerpt = $6, body = $7, author_id = $8, categories = $9::jsonb,
         tags = $10::jsonb, draft = $11, published_at = $12, start_at = $13, end_at = $14, location_title = $15,
         location_address = $16, picture = $17::jsonb, sort_at = $18, until_at = $19, changed_at = $20, version = version + 1
       where site_id = $1 and id = $2 and collection_id = $3`,
      [siteId, id, collection.id, ...toColumns(collection, input, author), new Date(now)],
    );
    await putLabels(tx, siteId, collection, id, input);
    await indexItem(tx, siteId, collection, { ...input, id });
  });
}

export function removeItem(db: Db, siteId: string, collectionId: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query(
      'delete from content_item where site_id = $1 and collection_id = $2 and id = $3 returning id',
      [siteId, collectionId, id],
    );
    if (rows.length === 0) return false;
    await tx.query('delete from content_label where site_id = $1 and item_id = $2', [siteId, id]);
    await removeSearchEntries(tx, siteId, 'item', [id]);
    return true;
  });
}

/** Publishes or hides an item. Returns false if it does not exist. */
export async function setDraft(
  db: Db,
  siteId: string,
  collection: ContentCollection,
  id: string,
  draft: boolean,
  now: number,
): Promise<boolean> {
  const problem = await change(db, async (tx) => {
    await lockCollection(tx, siteId, collection.id);
    const item = await findStoredItem(tx, siteId, collection, id);
    if (!item) throw new Refused('missing');
    await tx.query(
      `update content_item set draft = $4, changed_at = $5, version = version + 1
       where site_id = $1 and collection_id = $2 and id = $3`,
      [siteId, collection.id, id, draft, new Date(now)],
    );
    const input = { ...item, body: item.body ?? '', draft };
    await putLabels(tx, siteId, collection, id, input);
    await indexItem(tx, siteId, collection, input);
  });
  return problem === undefined;
}

/** Rolls a transaction back. */
class Refused extends Error {
  constructor(readonly problem: EditProblem) {
    super(problem);
  }
}

const change = (db: Db, work: (tx: Queryable) => Promise<void>): Promise<EditProblem | undefined> =>
  db.transaction(work).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refused) return error.problem;
      throw error;
    },
  );

/** Changes to a collection run one after the other, so that its limits hold. */
async function lockCollection(tx: Queryable, siteId: string, id: string): Promise<CollectionSorting> {
  const sorting = await lockContentCollection(tx, siteId, id);
  if (!sorting) throw new Refused('missing');
  return sorting;
}

/** The id of the author with this name; a new one gets `id`. */
async function putAuthor(tx: Queryable, siteId: string, name: string, id: string): Promise<string> {
  await tx.query(
    'insert into content_author (site_id, id, name) values ($1, $2, $3) on conflict (site_id, name) do nothing',
    [siteId, id, name],
  );
  const { rows } = await tx.query<{ id: string }>(
    'select id from content_author where site_id = $1 and name = $2',
    [siteId, name],
  );
  return rows[0]!.id;
}

/** Values for the columns `slug` to `until_at`. */
const toColumns = ({ kind }: ContentCollection, input: ItemInput, authorId: string): unknown[] => [
  input.slug,
  input.title,
  input.excerpt,
  input.body,
  authorId,
  JSON.stringify(input.categories),
  JSON.stringify(input.tags),
  input.draft,
  new Date(input.publishedAt),
  toDate(input.startAt),
  toDate(input.endAt),
  input.location?.addressTitle ?? null,
  input.location?.addressLine1 ?? null,
  input.picture ? JSON.stringify(input.picture) : null,
  new Date(getSortTime(kind, input)),
  new Date(getEndTime(kind, input)),
];

const toDate = (time: number | undefined): Date | null => (time === undefined ? null : new Date(time));

/** Replaces the labels of an item (LIM-004). Drafts have none, so that they are neither listed nor counted. */
async function putLabels(
  tx: Queryable,
  siteId: string,
  { id: collectionId, kind }: ContentCollection,
  itemId: string,
  input: Pick<ItemInput, 'tags' | 'categories' | 'draft' | 'publishedAt' | 'startAt'>,
): Promise<void> {
  await tx.query('delete from content_label where site_id = $1 and item_id = $2', [siteId, itemId]);
  if (input.draft) return;
  await tx.query(
    `insert into content_label (site_id, item_id, kind, label_key, collection_id, name, published_at, sort_at)
     select $1, $2, l.kind, l.key, $3, l.name, $5, $6
     from jsonb_to_recordset($4::jsonb) as l (kind text, key text, name text) on conflict do nothing`,
    [
      siteId,
      itemId,
      collectionId,
      JSON.stringify(toLabelRows(input)),
      new Date(input.publishedAt),
      new Date(getSortTime(kind, input)),
    ],
  );
  const { rows } = await tx.query<{ count: number }>(
    `select count(distinct label_key)::int as count from content_label
     where site_id = $1 and collection_id = $2 and kind = 'category'`,
    [siteId, collectionId],
  );
  if (rows[0]!.count > MAX_NESTED_CATEGORIES) throw new Refused('too-many-categories');
}

/** Drafts are not indexed. */
async function indexItem(
  tx: Queryable,
  siteId: string,
  collection: ContentCollection,
  item: IndexedItem & Pick<ItemInput, 'draft'>,
): Promise<void> {
  if (item.draft) await removeSearchEntries(tx, siteId, 'item', [item.id]);
  else await putSearchEntries(tx, siteId, [toItemEntry(item, collection)]);
}
