/** The order of the items of a manually sorted collection. */
import { MAX_ITEMS_IN_ORDERED_COLLECTION } from '../../core/limits';
import type { Db, Queryable } from '../db/db';

/** Switches a collection to manual sorting, initially by time. Returns false if it has too many items (LIM-003). */
export async function numberItems(tx: Queryable, siteId: string, collectionId: string): Promise<boolean> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from content_item where site_id = $1 and collection_id = $2 order by sort_at desc, id desc limit $3`,
    [siteId, collectionId, MAX_ITEMS_IN_ORDERED_COLLECTION + 1],
  );
  if (rows.length > MAX_ITEMS_IN_ORDERED_COLLECTION) return false;
  await storeOrder(
    tx,
    siteId,
    rows.map(({ id }) => id),
  );
  return true;
}

/** Puts a new item at the end. Returns false if the collection is full (LIM-003). */
export async function placeNewItem(
  tx: Queryable,
  siteId: string,
  collectionId: string,
  id: string,
): Promise<boolean> {
  const order = await readOrder(tx, siteId, collectionId);
  if (order.length > MAX_ITEMS_IN_ORDERED_COLLECTION) return false;
  await storeOrder(tx, siteId, [...order.filter((one) => one !== id), id]);
  return true;
}

/**
 * @param to position from 1; clamped to the list
 * @returns false if the item does not exist
 */
export function moveItem(
  db: Db,
  siteId: string,
  collectionId: string,
  id: string,
  to: (position: number) => number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.query('select 1 from content_collection where site_id = $1 and id = $2 for update', [
      siteId,
      collectionId,
    ]);
    const order = await readOrder(tx, siteId, collectionId);
    const from = order.indexOf(id);
    if (from < 0) return false;
    const others = order.toSpliced(from, 1);
    const index = Math.min(Math.max(0, to(from + 1) - 1), others.length);
    await storeOrder(tx, siteId, others.toSpliced(index, 0, id));
    return true;
  });
}

async function readOrder(tx: Queryable, siteId: string, collectionId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from content_item where site_id = $1 and collection_id = $2
     order by position, sort_at desc, id desc`,
    [siteId, collectionId],
  );
  return rows.map(({ id }) => id);
}

async function storeOrder(tx: Queryable, siteId: string, ids: readonly string[]): Promise<void> {
  await tx.query(
    `update content_item i set position = o.position
     from (select value as id, ordinality::int as position
           from jsonb_array_elements_text($2::jsonb) with ordinality) o
     where i.site_id = $1 and i.id = o.id and i.position <> o.position`,
    [siteId, JSON.stringify(ids)],
  );
}
