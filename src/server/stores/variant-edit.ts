/** The owner's changes to variants. */
import type { Queryable } from '../db/db';
import { MAX_STOCK } from '../domain/catalog-input';

/** New values of a variant. Cents are minor units of the site's currency. */
export interface VariantEdit {
  productId: string;
  sku: string;
  priceCents: number;
  salePriceCents: number | null;
  onSale: boolean;
  /** Difference from the stock that the owner saw, because pieces may have been sold since. */
  stockChange: number;
  /** Address; empty to use the product's picture, undefined to keep the current one. */
  picture?: string | undefined;
}

/** Returns false if the variant does not exist or the stock would become negative or too large. */
export async function editVariant(db: Queryable, siteId: string, edit: VariantEdit): Promise<boolean> {
  const { rows } = await db.query(
    `update product_variant set price_cents = $4::bigint, sale_price_cents = $5::bigint, on_sale = $6::boolean,
       qty_in_stock = qty_in_stock + $7::int,
       picture = case when $8::text is null then picture else nullif($8::text, '') end
     where site_id = $1 and product_id = $2 and sku = $3 and qty_in_stock::bigint + $7::int between 0 and $9::int
     returning sku`,
    [
      siteId,
      edit.productId,
      edit.sku,
      edit.priceCents,
      edit.salePriceCents,
      edit.onSale,
      edit.stockChange,
      edit.picture ?? null,
      MAX_STOCK,
    ],
  );
  return rows.length > 0;
}
