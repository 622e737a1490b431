/** Private carts: purchases without the visitor's cart. */
import type { Queryable } from '../db/db';
import type { Purchase } from '../domain/purchase';

/** A stored purchase. It is bought once its order is paid. */
export interface SavedPurchase {
  version: number;
  isBought: boolean;
}

/**
 * Saves a purchase; a changed one gets the next version, unless it is bought. Undefined if the id belongs to another
 * kind, or if another submission has just changed the purchase.
 */
export async function savePurchase(
  db: Queryable,
  siteId: string,
  id: string,
  { kind, items, offers, details, contact }: Purchase,
): Promise<SavedPurchase | undefined> {
  const entries = items.map((item, index) => ({ id: String(index), ...item }));
  const values = [
    siteId,
    id,
    kind,
    JSON.stringify(entries),
    JSON.stringify(offers),
    JSON.stringify(details),
    contact ? JSON.stringify(contact) : null,
  ];
  // Without a conflict target, because two concurrent submissions may conflict in any unique index. No token has this
  // hash.
  await db.query(
    `insert into cart (site_id, id, token_hash, version, kind, entries, offers, details, contact)
     values ($1, $2::uuid, 'purchase:' || $2::uuid, 1, $3, $4::jsonb, $5::jsonb, $6::jsonb, $7::jsonb)
     on conflict do nothing`,
    values,
  );
  await db.query(
    `update cart set entries = $4::jsonb, offers = $5::jsonb, details = $6::jsonb, contact = $7::jsonb,
       version = version + 1, changed_at = now()
     where site_id = $1 and id = $2::uuid and kind = $3 and entries <> '[]'
       and (entries, offers, details, contact) is distinct from ($4::jsonb, $5::jsonb, $6::jsonb, $7::jsonb)`,
    values,
  );
  const { rows } = await db.query<SavedPurchase>(
    `select version, entries = '[]' as "isBought" from cart
     where site_id = $1 and id = $2::uuid and kind = $3 and (entries = '[]'
       or (entries, offers, details, contact) is not distinct from ($4::jsonb, $5::jsonb, $6::jsonb, $7::jsonb))`,
    values,
  );
  return rows[0];
}
