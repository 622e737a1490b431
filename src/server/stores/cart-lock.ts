/** Carts locked for a checkout. */
import type { Queryable } from '../db/db';
import type { StoredCart, StoredEntry } from '../domain/cart';

/** The cart, locked until the end of the transaction; lock it before the orders of the cart. */
export async function lockCart(tx: Queryable, siteId: string, id: string): Promise<StoredCart | undefined> {
  const { rows } = await tx.query<Omit<StoredCart, 'created'> & { created: Date }>(
    `select id::text as id, version, entries, created_at as created from cart
     where site_id = $1 and id = $2 for update`,
    [siteId, id],
  );
  return rows[0] && { ...rows[0], created: rows[0].created.getTime() };
}

/** Replaces the entries of a locked cart. */
export async function replaceEntries(
  tx: Queryable,
  siteId: string,
  id: string,
  entries: readonly StoredEntry[],
): Promise<void> {
  await tx.query(
    `update cart set entries = $3::jsonb, version = version + 1, changed_at = now() where site_id = $1 and id = $2`,
    [siteId, id, JSON.stringify(entries)],
  );
}
