/** Collections: store pages that list products. */
import { MAX_PRODUCTS_IN_COLLECTION } from '../../core/commerce/product-limits';
import type { Queryable } from '../db/db';

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

export async function listCollections(db: Queryable, siteId: string): Promise<Collection[]> {
  const { rows } = await db.query<Collection>(
    'select id, title, path from collection where site_id = $1 order by title, id',
    [siteId],
  );
  return rows;
}

/** Why a product cannot be added to a collection. */
export type CollectionProblem = 'collection-full' | 'collection-missing';

/**
 * Locks a collection until the end of the transaction, so that concurrent additions run one after the other (PRD-027).
 * @param productId counted once, if it is already in the collection
 */
export async function lockCollection(
  tx: Queryable,
  siteId: string,
  collectionId: string,
  productId: string,
): Promise<CollectionProblem | undefined> {
  const { rows } = await tx.query('select 1 from collection where site_id = $1 and id = $2 for update', [
    siteId,
    collectionId,
  ]);
  if (rows.length === 0) return 'collection-missing';
  const { rows: counted } = await tx.query<{ n: number }>(
    'select count(*)::int as n from product where site_id = $1 and collection_id = $2 and id <> $3',
    [siteId, collectionId, productId],
  );
  return counted[0]!.n >= MAX_PRODUCTS_IN_COLLECTION ? 'collection-full' : undefined;
}
