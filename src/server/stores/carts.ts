/** Stored carts. A change locks the row of its cart. */
import type { Db, Queryable } from '../db/db';
import type { StoredCart, StoredEntry } from '../domain/cart';

/** Computes the new entries from the current ones. Must be pure, because it may run again. */
export type CartChange = (entries: readonly StoredEntry[]) => StoredEntry[];

/** An addition to a cart. `id` was chosen by the client. */
export interface CartAdd {
  id: string;
  productId: string;
  sku: string;
  quantity: number;
}

/** A cart of a member, or of a guest. */
export interface OwnedCart extends StoredCart {
  accountId: string | null;
}

/** The cart that the token with this hash opens. In a transaction, `for update` prevents concurrent changes. */
export async function findCart(
  db: Queryable,
  siteId: string,
  tokenHash: string,
  lock: 'for update' | '' = '',
): Promise<OwnedCart | undefined> {
  const { rows } = await db.query<Omit<OwnedCart, 'created'> & { created: Date }>(
    `select id::text as id, version, entries, created_at as created, account_id::text as "accountId" from cart
     where site_id = $1 and (token_hash = $2 or id =
       (select t.cart_id from cart_token t where t.site_id = $1 and t.token_hash = $2)) ${lock}`,
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

/** Changes a cart. Concurrent changes wait for each other. Undefined if there is no such cart. */
export async function changeCart(
  db: Db,
  siteId: string,
  tokenHash: string,
  change: CartChange,
): Promise<StoredCart | undefined> {
  return db.transaction(async (tx) => {
    const cart = await findCart(tx, siteId, tokenHash, 'for update');
    return cart && save(tx, siteId, cart, change(cart.entries));
  });
}

/** The id of an addition already belongs to another one. */
export class AddIdTaken extends Error {}

/**
 * Changes a cart like `changeCart`, but only once per id of the same addition: a retry returns the cart unchanged.
 * Throws `AddIdTaken`.
 */
export async function addOnce(
  db: Db,
  siteId: string,
  tokenHash: string,
  added: CartAdd,
  change: CartChange,
): Promise<StoredCart | undefined> {
  return db.transaction(async (tx) => {
    const cart = await findCart(tx, siteId, tokenHash, 'for update');
    if (!cart) return undefined;
    const { rows } = await tx.query(
      `insert into cart_add (site_id, cart_id, add_id, product_id, sku, quantity) values ($1, $2, $3, $4, $5, $6::int)
       on conflict do nothing returning add_id`,
      [siteId, cart.id, added.id, added.productId, added.sku, added.quantity],
    );
    if (rows.length > 0) return save(tx, siteId, cart, change(cart.entries));
    const { rows: same } = await tx.query(
      `select 1 from cart_add where site_id = $1 and cart_id = $2 and add_id = $3
         and product_id = $4 and sku = $5 and quantity = $6::int`,
      [siteId, cart.id, added.id, added.productId, added.sku, added.quantity],
    );
    if (same.length === 0) throw new AddIdTaken();
    return cart;
  });
}

async function save(
  tx: Queryable,
  siteId: string,
  cart: StoredCart,
  entries: StoredEntry[],
): Promise<StoredCart> {
  await tx.query(
    `update cart set entries = $3::jsonb, version = version + 1, changed_at = now()
     where site_id = $1 and id = $2`,
    [siteId, cart.id, JSON.stringify(entries)],
  );
  return { ...cart, entries, version: cart.version + 1 };
}
