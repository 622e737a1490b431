/** Products that other customers bought together with those in a cart. */
import type { Queryable } from '../db/db';
import type { Offer } from '../domain/cart';
import { findOffers } from './products';

/** Number of newest paid orders that are searched. */
const SEARCHED_ORDERS = 1000;

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 4;

/** A product with its variants in stock. */
export interface Suggestion {
  productId: string;
  offers: Offer[];
}

/** Products in stock, those most often bought together first; none without such orders. */
export async function findSuggestions(
  db: Queryable,
  siteId: string,
  productIds: readonly string[],
): Promise<Suggestion[]> {
  if (productIds.length === 0) return [];
  const { rows } = await db.query<{ productId: string }>(
    `with recent as (
       select id, lines from shop_order
       where site_id = $1 and state in ('paid', 'fulfilled') order by created_at desc limit ${SEARCHED_ORDERS}
     ), bought as (
       select distinct r.id, l->>'productId' as product_id from recent r, jsonb_array_elements(r.lines) l
     )
     select other.product_id as "productId" from bought same join bought other on other.id = same.id
     where same.product_id in (select unnest($2::text[]))
       and other.product_id not in (select unnest($2::text[]))
     group by other.product_id order by count(distinct other.id) desc, other.product_id`,
    [siteId, productIds],
  );
  const offers = await findOffers(
    db,
    siteId,
    rows.map(({ productId }) => productId),
  );
  return rows
    .map(({ productId }) => ({
      productId,
      offers: offers.filter(
        (offer) => offer.productId === productId && (offer.unlimited || offer.qtyInStock > 0),
      ),
    }))
    .filter(({ offers: available }) => available.length > 0)
    .slice(0, MAX_SUGGESTIONS);
}
