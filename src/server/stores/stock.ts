/** Stock of variants, and pieces held for orders. */
import type { Queryable } from '../db/db';
import type { Pieces } from '../domain/order';

/** Locks variants in a fixed order, so that concurrent checkouts cannot deadlock. */
export async function lockVariants(
  tx: Queryable,
  siteId: string,
  pieces: readonly Omit<Pieces, 'quantity'>[],
): Promise<void> {
  await tx.query(
    `select 1 from product_variant where site_id = $1
       and (product_id, sku) in (select * from unnest($2::text[], $3::text[]))
     order by product_id, sku for update`,
    [siteId, pieces.map(({ productId }) => productId), pieces.map(({ sku }) => sku)],
  );
}

/** Takes pieces out of stock and holds them for an order. The variants must be locked. */
export async function holdStock(
  tx: Queryable,
  siteId: string,
  orderId: string,
  pieces: readonly Pieces[],
): Promise<void> {
  await addToStock(
    tx,
    siteId,
    pieces.map((one) => ({ ...one, quantity: -one.quantity })),
  );
  for (const { productId, sku, quantity } of pieces)
    await tx.query(
      `insert into stock_hold (site_id, order_id, product_id, sku, quantity) values ($1, $2, $3, $4, $5::int)`,
      [siteId, orderId, productId, sku, quantity],
    );
}

/** The pieces held for these orders. */
export async function findHolds(
  tx: Queryable,
  siteId: string,
  orderIds: readonly string[],
): Promise<Pieces[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await tx.query<Pieces>(
    `select product_id as "productId", sku, quantity from stock_hold
     where site_id = $1 and order_id = any($2::uuid[])`,
    [siteId, orderIds],
  );
  return rows;
}

/** Returns the pieces of an order to stock, once. */
export async function releaseStock(tx: Queryable, siteId: string, orderId: string): Promise<void> {
  await lockVariants(tx, siteId, await findHolds(tx, siteId, [orderId]));
  const { rows } = await tx.query<Pieces>(
    `delete from stock_hold where site_id = $1 and order_id = $2
     returning product_id as "productId", sku, quantity`,
    [siteId, orderId],
  );
  await addToStock(tx, siteId, rows);
}

async function addToStock(tx: Queryable, siteId: string, pieces: readonly Pieces[]): Promise<void> {
  for (const { productId, sku, quantity } of pieces)
    await tx.query(
      `update product_variant set qty_in_stock = qty_in_stock + $4::int
       where site_id = $1 and product_id = $2 and sku = $3 and not unlimited`,
      [siteId, productId, sku, quantity],
    );
}
