/** Collections: the store pages that list products. */
import { MAX_PRODUCTS_IN_COLLECTION } from '../../core/commerce/product-limits';
import type { Db, Queryable } from '../db/db';

/** A store page. `path` is its folder on the site and ends with a slash. */
export interface Collection {
  id: string;
  title: string;
  path: string;
}

/** The collection of a product; undefined for a product without one. */
export async function findCollection(
  db: Queryable,
  siteId: string,
  productId: string,
): Promise<Collection | undefined> {
  const { rows } = await db.query<Collection>(
    `select c.id, c.title, c.path from product p
     join collection c on c.site_id = p.site_id and c.id = p.collection_id
     where p.site_id = $1 and p.id = $2`,
    [siteId, productId],
  );
  return rows[0];
}

/** Why a product was not moved to a collection. */
export type MoveProblem = 'full' | 'missing';

/** Moves a product to a collection. Concurrent moves to one collection run one after the other. */
export function moveToCollection(
  db: Db,
  siteId: string,
  { productId, collectionId }: { productId: string; collectionId: string },
): Promise<MoveProblem | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query('select 1 from collection where site_id = $1 and id = $2 for update', [
      siteId,
      collectionId,
    ]);
    if (rows.length === 0) return 'missing';
    const { rows: counted } = await tx.query<{ n: number }>(
      'select count(*)::int as n from product where site_id = $1 and collection_id = $2 and id <> $3',
      [siteId, collectionId, productId],
    );
    if (counted[0]!.n >= MAX_PRODUCTS_IN_COLLECTION) return 'full';
    await tx.query('update product set collection_id = $3 where site_id = $1 and id = $2', [
      siteId,
      productId,
      collectionId,
    ]);
    return undefined;
  });
}
