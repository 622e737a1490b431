/** Stored content collections. */
import type {
  CollectionKind,
  CollectionSorting,
  ContentCollection,
  ItemView,
} from '../../core/content/content-item';
import type { Db, Queryable } from '../db/db';
import { numberItems } from './content-order';

const COLUMNS = 'id, kind, title, description, path, sorting, view, url_pattern as "urlPattern"';

/** Collections in the order of their titles. */
export async function listContentCollections(db: Queryable, siteId: string): Promise<ContentCollection[]> {
  const { rows } = await db.query<ContentCollection>(
    `select ${COLUMNS} from content_collection where site_id = $1 order by title, id`,
    [siteId],
  );
  return rows;
}

export async function findContentCollection(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<ContentCollection | undefined> {
  const { rows } = await db.query<ContentCollection>(
    `select ${COLUMNS} from content_collection where site_id = $1 and id = $2`,
    [siteId, id],
  );
  return rows[0];
}

/** Until the end of the transaction, nobody else changes the items of the collection. Undefined if it does not exist. */
export async function lockContentCollection(
  tx: Queryable,
  siteId: string,
  id: string,
): Promise<CollectionSorting | undefined> {
  const { rows } = await tx.query<{ sorting: CollectionSorting }>(
    'select sorting from content_collection where site_id = $1 and id = $2 for update',
    [siteId, id],
  );
  return rows[0]?.sorting;
}

/** Returns false if the id or the path belongs to another collection. */
export async function addContentCollection(
  db: Queryable,
  siteId: string,
  { id, kind, title, description, path, sorting = 'time', view = 'list', urlPattern = '' }: ContentCollection,
): Promise<boolean> {
  const { rows } = await db.query(
    `insert into content_collection (site_id, id, kind, title, description, path, sorting, view, url_pattern)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict do nothing returning id`,
    [siteId, id, kind, title, description, path, sorting, view, urlPattern],
  );
  return rows.length > 0;
}

/** What an owner may change. The kind cannot be changed, since it determines the fields of the items. */
export interface CollectionChange {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly sorting: CollectionSorting;
  readonly view: ItemView;
  readonly urlPattern: string;
}

export function updateContentCollection(
  db: Db,
  siteId: string,
  id: string,
  { title, description, path, sorting, view, urlPattern }: CollectionChange,
): Promise<'path-taken' | 'too-many-items' | 'missing' | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: string; sorting: CollectionSorting }>(
      'select id, sorting from content_collection where site_id = $1 and (path = $2 or id = $3) for update',
      [siteId, path, id],
    );
    const own = rows.find((row) => row.id === id);
    if (!own) return 'missing';
    if (rows.length > 1) return 'path-taken';
    const isNewlyManual = sorting === 'manual' && own.sorting !== 'manual';
    if (isNewlyManual && !(await numberItems(tx, siteId, id))) return 'too-many-items';
    await tx.query(
      `update content_collection set title = $3, description = $4, path = $5, sorting = $6, view = $7,
         url_pattern = $8
       where site_id = $1 and id = $2`,
      [siteId, id, title, description, path, sorting, view, urlPattern],
    );
    await moveSearchEntries(tx, siteId, id, path);
    return undefined;
  });
}

export interface CollectionSummary extends ContentCollection {
  readonly kind: CollectionKind;
  /** Number of items, including drafts. */
  readonly count: number;
}

export async function summarizeCollections(db: Queryable, siteId: string): Promise<CollectionSummary[]> {
  const { rows } = await db.query<CollectionSummary>(
    `select ${COLUMNS}, (select count(*)::int from content_item i
       where i.site_id = c.site_id and i.collection_id = c.id) as count
     from content_collection c where site_id = $1 order by title, id`,
    [siteId],
  );
  return rows;
}

/** Updates the addresses of the items. */
async function moveSearchEntries(db: Queryable, siteId: string, id: string, path: string): Promise<void> {
  await db.query(
    `update search_entry e set url = $3 || i.slug, access_path = lower($3) || lower(i.slug) || '/', hash = ''
     from content_item i where i.site_id = $1 and i.collection_id = $2
       and e.site_id = $1 and e.kind = 'item' and e.id = i.id`,
    [siteId, id, path],
  );
}
