/** Private carts: purchases without the visitor's cart. */
import type { Queryable } from '../db/db';
import type { Purchase } from '../domain/purchase';

/** A stored purchase. It is bought once its order is paid. */
export interface SavedPurchase {
  version: number;
  isBought: boolean;
}

/** Saves a purchase; a changed one gets the next version, unless it is bought. */
export async function savePurchase(
  db: Queryable,
  siteId: string,
  id: string,
  { kind, items, offers, details, contact }: Purchase,
): Promise<SavedPurchase | undefined> {
  const entries = items.map((item, index) => ({ id: String(index), ...item }));
  await db.query(
    `insert into cart (site_id, id, token_hash, version, kind, entries, offers, details, contact)
     values ($1, $2, $3, 1, $4, $5::jsonb, $6::jsonb, $7::jsonb, $8::jsonb)
     on conflict (site_id, id) do update set entries = excluded.entries, offers = excluded.offers,
       details = excluded.details, contact = excluded.contact, version = cart.version + 1, changed_at = now()
     where cart.kind = excluded.kind and cart.entries <> '[]'
       and (cart.entries, cart.offers, cart.details, cart.contact)
         is distinct from (excluded.entries, excluded.offers, excluded.details, excluded.contact)`,
    [
      siteId,
      id,
      // No token has this hash.
      `purchase:${id}`,
      kind,
      JSON.stringify(entries),
      JSON.stringify(offers),
      JSON.stringify(details),
      contact ? JSON.stringify(contact) : null,
    ],
  );
  const { rows } = await db.query<SavedPurchase>(
    `select version, entries = '[]' as "isBought" from cart where site_id = $1 and id = $2 and kind = $3`,
    [siteId, id, kind],
  );
  return rows[0];
}
