/** Content items in every state, for the owner. */
import type { ContentCollection } from '../../core/content/content-item';
import type { WorkflowState } from '../../core/enums/content';
import type { Queryable } from '../db/db';
import { ITEM_COLUMNS, type ItemRow, type StoredItem, toItem, WITH_AUTHOR } from './content-row';

/** An item in any state, with its body. */
export async function findStoredItem(
  db: Queryable,
  siteId: string,
  collection: ContentCollection,
  id: string,
): Promise<StoredItem | undefined> {
  const { rows } = await db.query<ItemRow>(
    `select ${ITEM_COLUMNS}, i.body from content_item i ${WITH_AUTHOR}
     where i.site_id = $1 and i.collection_id = $2 and i.id = $3`,
    [siteId, collection.id, id],
  );
  return rows[0] && toItem(rows[0], collection);
}

export interface StoredQuery {
  /** Undefined for all. */
  readonly state?: WorkflowState | undefined;
  readonly now: number;
  readonly limit: number;
  readonly offset: number;
}

/** Conditions of the workflow states (ENM-012); $5 is the current time. */
const STATE_CONDITIONS: Readonly<Record<WorkflowState, string>> = {
  published: 'not i.draft and i.published_at <= $5',
  scheduled: 'not i.draft and i.published_at > $5',
  draft: 'i.draft and $5::timestamptz is not null',
};

/** Items in every state or a single one, in the order of the collection, or newest first. */
export async function listStoredItems(
  db: Queryable,
  siteId: string,
  collection: ContentCollection,
  { state, now, limit, offset }: StoredQuery,
): Promise<StoredItem[]> {
  const { rows } = await db.query<ItemRow>(
    `select ${ITEM_COLUMNS} from content_item i ${WITH_AUTHOR}
     where i.site_id = $1 and i.collection_id = $2 and ${state ? STATE_CONDITIONS[state] : '$5::timestamptz is not null'}
     order by ${collection.sorting === 'manual' ? 'i.position, ' : ''}i.sort_at desc, i.id desc limit $3 offset $4`,
    [siteId, collection.id, limit, offset, new Date(now)],
  );
  return rows.map((row) => toItem(row, collection));
}

/** Author names used so far, as suggestions. */
export async function listAuthorNames(db: Queryable, siteId: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    'select name from content_author where site_id = $1 order by name limit 200',
    [siteId],
  );
  return rows.map(({ name }) => name);
}
