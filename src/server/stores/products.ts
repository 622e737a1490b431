/** Stored products and their current prices. */
import { readPlan, type SubscriptionPlan } from '../../core/commerce/subscription';
import type { SwatchData } from '../../core/commerce/swatches';
import type { Product } from '../../core/wire/commerce';
import type { Queryable } from '../db/db';
import type { Offer } from '../domain/cart';

/** A variant with the texts of its product. */
export interface DescribedOffer extends Offer {
  description: string;
  productPicture: string | null;
  /** The variant's own picture. */
  variantPicture: string | null;
  swatches: readonly SwatchData[];
}

const SELECT = `select v.product_id as "productId", v.sku, p.title, p.description,
    p.product_type as "productType", coalesce(v.picture, p.picture) as picture,
    p.picture as "productPicture", v.picture as "variantPicture", p.swatches, v.option_values as "optionValues",
    v.price_cents as "priceCents", v.sale_price_cents as "salePriceCents", v.on_sale as "onSale",
    v.qty_in_stock as "qtyInStock", v.unlimited, p.plan, p.text_fields as "textFields"
  from product p join product_variant v on v.site_id = p.site_id and v.product_id = p.id
  where p.site_id = $1`;

/** Products with their variants, in the owner's order: all products of the site, or those of a collection. */
export async function listProducts(
  db: Queryable,
  siteId: string,
  currency: string,
  collectionId?: string,
): Promise<Product[]> {
  const { rows } = await db.query<DescribedOffer>(
    `${SELECT} and ($2::text is null or p.collection_id = $2) order by p.position, p.id, v.position, v.sku`,
    [siteId, collectionId ?? null],
  );
  const products = new Map<string, Product>();
  for (const row of rows) {
    const known = products.get(row.productId) ?? toProduct(row);
    known.variants.push(toVariant(row, currency));
    products.set(row.productId, known);
  }
  return [...products.values()];
}

/** Current data of the variants of these products, in the owner's order. */
export async function findOffers(
  db: Queryable,
  siteId: string,
  productIds: readonly string[],
): Promise<DescribedOffer[]> {
  if (productIds.length === 0) return [];
  const { rows } = await db.query<DescribedOffer>(
    `${SELECT} and p.id in (select unnest($2::text[])) order by v.position, v.sku`,
    [siteId, productIds],
  );
  return rows;
}

function toProduct(row: DescribedOffer): Product {
  const { productId, title, description, productType, productPicture: picture } = row;
  const { textFields = [], swatches } = row;
  const fields = {
    ...(textFields.length > 0 && { textFields: [...textFields] }),
    ...(swatches.length > 0 && { swatches: [...swatches] }),
  };
  const product = { id: productId, title, description, productType, picture, variants: [], ...fields };
  const plan = readPlan(row.plan);
  if (!row.plan) return product;
  return { ...product, isSubscribable: true, subscriptionPlan: plan && toPlanJson(plan) };
}

/** In the format of templates. */
function toPlanJson({ period, cycles }: SubscriptionPlan): NonNullable<Product['subscriptionPlan']> {
  return { billingPeriod: { value: period.value, unit: period.unit }, numBillingCycles: cycles };
}

function toVariant(row: DescribedOffer, currency: string): Product['variants'][number] {
  const { sku, onSale, qtyInStock, unlimited, optionValues, variantPicture } = row;
  return {
    sku,
    price: { currency, minorUnits: row.priceCents },
    salePrice: row.salePriceCents === null ? null : { currency, minorUnits: row.salePriceCents },
    onSale,
    qtyInStock,
    unlimited,
    optionValues,
    ...(variantPicture && { picture: variantPicture }),
  };
}
