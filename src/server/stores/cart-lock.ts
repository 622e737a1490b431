/** Carts locked for a checkout. */
import type { Queryable } from '../db/db';
import type { StoredEntry } from '../domain/cart';
import type { CheckoutCart } from '../domain/purchase';

/** The cart, locked until the end of the transaction; lock it before its orders. */
export function lockCart(tx: Queryable, siteId: string, id: string): Promise<CheckoutCart | undefined> {
  return findCheckoutCart(tx, siteId, id, 'for update');
}

export async function findCheckoutCart(
  db: Queryable,
  siteId: string,
  id: string,
  lock: 'for update' | '' = '',
): Promise<CheckoutCart | undefined> {
  const { rows } = await db.query<Omit<CheckoutCart, 'created'> & { created: Date }>(
    `select id::text as id, version, entries, created_at as created, kind, offers, details from cart
     where site_id = $1 and id = $2 ${lock}`,
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
