/** Stored carts, with optimistic locking. */
import type { Queryable } from '../db/db';
import type { StoredCart, StoredEntry } from '../domain/cart';

/** Computes the new entries from the current ones. Must be pure, because it may run again. */
export type CartChange = (entries: readonly StoredEntry[]) => StoredEntry[];

/** Attempts before a change is given up because of concurrent changes. */
const TRIES = 8;

/** The cart whose token has this hash. */
export async function findCart(
  db: Queryable,
  siteId: string,
  tokenHash: string,
): Promise<StoredCart | undefined> {
  const { rows } = await db.query<Omit<StoredCart, 'created'> & { created: Date }>(
    'select id::text as id, version, entries, created_at as created from cart where site_id = $1 and token_hash = $2',
    [siteId, tokenHash],
  );
  return rows[0] && { ...rows[0], created: rows[0].created.getTime() };
}

/** Creates an empty cart of version 0 unless it exists. */
export async function openCart(db: Queryable, siteId: string, id: string, tokenHash: string): Promise<void> {
  await db.query(
    `insert into cart (site_id, id, token_hash, version, entries) values ($1, $2, $3, 0, '[]')
     on conflict do nothing`,
    [siteId, id, tokenHash],
  );
}

/** Changes a cart under an optimistic lock (version). Undefined when there is no such cart. */
export async function changeCart(
  db: Queryable,
  siteId: string,
  tokenHash: string,
  change: CartChange,
): Promise<StoredCart | undefined> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const cart = await findCart(db, siteId, tokenHash);
    if (!cart) return undefined;
    const entries = change(cart.entries);
    const { rows } = await db.query(
      `update cart set entries = $4::jsonb, version = version + 1, changed_at = now()
       where site_id = $1 and id = $2 and version = $3::int returning version`,
      [siteId, cart.id, cart.version, JSON.stringify(entries)],
    );
    if (rows.length > 0) return { ...cart, entries, version: cart.version + 1 };
  }
  throw new Error('Every attempt conflicted with a concurrent change of the cart.');
}
