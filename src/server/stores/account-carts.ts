/** Carts of members: one per account, opened by a separate token in each browser. */
import type { Db, Queryable } from '../db/db';
import { mergeEntries, type StoredEntry } from '../domain/cart';
import { findCart, type OwnedCart } from './carts';

export interface JoinInput {
  accountId: string;
  /** Hash of the browser's current cart token. */
  currentHash: string | undefined;
  /** Hash of the token that the browser gets if it needs one. */
  nextHash: string;
  /** Creates the id of a new cart, if the account needs one. */
  createId: () => string;
  /** Whether to create a cart if neither the account nor the browser has one. */
  isCreating: boolean;
}

/** `kept`: the current token opens the cart of the account. `next`: the next token does. `none`: there is no cart. */
export type Joined = 'kept' | 'next' | 'none';

/**
 * Merges the browser's cart into the cart of the account, by the larger quantity per variant; repeatable. The previous
 * token is void afterwards, because somebody else may have it. Concurrent calls for an account wait for each other.
 */
export function joinAccountCart(db: Db, siteId: string, input: JoinInput): Promise<Joined> {
  const { accountId, currentHash, nextHash, isCreating } = input;
  return db.transaction(async (tx) => {
    await tx.query('select 1 from account where site_id = $1 and id = $2 for update', [siteId, accountId]);
    const current = currentHash ? await findCart(tx, siteId, currentHash, 'for update') : undefined;
    if (current?.accountId === accountId) return 'kept';
    if (currentHash && current?.accountId) await dropCartToken(tx, siteId, currentHash);
    const own = await findAccountCart(tx, siteId, accountId);
    const guest = current?.accountId === null ? current : undefined;
    if (!own && !guest && !isCreating) return 'none';
    const id = own?.id ?? guest?.id ?? input.createId();
    if (own && guest) await mergeCart(tx, siteId, guest, own);
    else if (guest) await ownCart(tx, siteId, guest.id, accountId);
    else if (!own) await insertCart(tx, siteId, id, accountId);
    await tx.query(
      'insert into cart_token (site_id, token_hash, cart_id) values ($1, $2, $3) on conflict do nothing',
      [siteId, nextHash, id],
    );
    return 'next';
  });
}

/** Voids a token, so that it no longer opens a member's cart. */
export async function dropCartToken(db: Queryable, siteId: string, tokenHash: string): Promise<void> {
  await db.query('delete from cart_token where site_id = $1 and token_hash = $2', [siteId, tokenHash]);
}

export async function deleteAccountCart(db: Queryable, siteId: string, accountId: string): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    'delete from cart where site_id = $1 and account_id = $2 returning id::text as id',
    [siteId, accountId],
  );
  for (const { id } of rows) {
    for (const table of ['cart_token', 'cart_add'])
      await db.query(`delete from ${table} where site_id = $1 and cart_id = $2`, [siteId, id]);
  }
}

async function findAccountCart(
  tx: Queryable,
  siteId: string,
  accountId: string,
): Promise<{ id: string; entries: StoredEntry[] } | undefined> {
  const { rows } = await tx.query<{ id: string; entries: StoredEntry[] }>(
    'select id::text as id, entries from cart where site_id = $1 and account_id = $2 for update',
    [siteId, accountId],
  );
  return rows[0];
}

/** Moves references to the guest's cart, so that a payment or a retried addition finds the merged cart. */
async function mergeCart(
  tx: Queryable,
  siteId: string,
  guest: OwnedCart,
  own: { id: string; entries: StoredEntry[] },
): Promise<void> {
  await tx.query(
    `update cart set entries = $3::jsonb, version = version + 1, changed_at = now() where site_id = $1 and id = $2`,
    [siteId, own.id, JSON.stringify(mergeEntries(own.entries, guest.entries))],
  );
  await tx.query(
    `insert into cart_add (site_id, cart_id, add_id, product_id, sku, quantity, added_at)
     select site_id, $3::uuid, add_id, product_id, sku, quantity, added_at from cart_add
     where site_id = $1 and cart_id = $2 on conflict do nothing`,
    [siteId, guest.id, own.id],
  );
  await tx.query('update shop_order set cart_id = $3 where site_id = $1 and cart_id = $2', [
    siteId,
    guest.id,
    own.id,
  ]);
  for (const [table, column] of [
    ['cart_add', 'cart_id'],
    ['cart', 'id'],
  ])
    await tx.query(`delete from ${table} where site_id = $1 and ${column} = $2`, [siteId, guest.id]);
}

async function ownCart(tx: Queryable, siteId: string, id: string, accountId: string): Promise<void> {
  await tx.query(
    `update cart set account_id = $3, token_hash = $4, changed_at = now() where site_id = $1 and id = $2`,
    [siteId, id, accountId, toClosedHash(id)],
  );
}

async function insertCart(tx: Queryable, siteId: string, id: string, accountId: string): Promise<void> {
  await tx.query(
    `insert into cart (site_id, id, token_hash, version, entries, account_id) values ($1, $2, $3, 0, '[]', $4)`,
    [siteId, id, toClosedHash(id), accountId],
  );
}

/** Differs from every hash, so that no token opens it. */
const toClosedHash = (id: string): string => `account:${id}`;
