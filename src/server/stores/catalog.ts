/** The owner's changes to products and their variants. */
import { randomInt } from 'node:crypto';
import { MAX_VARIANTS } from '../../core/commerce/product-limits';
import { formatGeneratedSku, GENERATED_SKU_COUNT } from '../../core/commerce/sku';
import type { Db, Queryable } from '../db/db';
import type { ProductInput, VariantInput } from '../domain/catalog-input';
import { type CollectionProblem, lockCollection } from './collections';

/** Why nothing was stored. */
export type CatalogProblem = CollectionProblem | 'sku-taken' | 'too-many' | 'missing';

/** The stored product without its variants. */
export async function findProductInput(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<ProductInput | undefined> {
  const { rows } = await db.query<ProductInput>(
    `select title, description, product_type as "productType", picture, collection_id as "collectionId",
       text_fields as "textFields"
     from product where site_id = $1 and id = $2`,
    [siteId, id],
  );
  return rows[0];
}

/**
 * Stores a product with its variants at the end of the list.
 * @param slug the id, followed by a number if it is taken
 */
export function addProduct(
  db: Db,
  siteId: string,
  slug: string,
  product: ProductInput,
  variants: readonly VariantInput[],
): Promise<{ id: string } | CatalogProblem> {
  const add = async (tx: Queryable) => {
    const { collectionId } = product;
    const problem = collectionId && (await lockCollection(tx, siteId, collectionId, ''));
    if (problem) return problem;
    const id = await insertProduct(tx, siteId, slug, product);
    if (!(await insertVariants(tx, siteId, id, variants, 0))) throw new SkuTaken();
    return { id };
  };
  return db.transaction(add).catch((error: unknown) => {
    if (error instanceof SkuTaken) return 'sku-taken' as const;
    throw error;
  });
}

/** Rolls the transaction back. */
class SkuTaken extends Error {}

/** Changes a product, not its variants. */
export function updateProduct(
  db: Db,
  siteId: string,
  id: string,
  { title, description, productType, picture, collectionId, textFields }: ProductInput,
): Promise<CatalogProblem | undefined> {
  return db.transaction(async (tx) => {
    const problem = collectionId && (await lockCollection(tx, siteId, collectionId, id));
    if (problem) return problem;
    const { rows } = await tx.query(
      `update product set title = $3, description = $4, product_type = $5, picture = $6, collection_id = $7,
         text_fields = $8::jsonb
       where site_id = $1 and id = $2 returning id`,
      [siteId, id, title, description, productType, picture, collectionId, JSON.stringify(textFields)],
    );
    return rows.length === 0 ? 'missing' : undefined;
  });
}

/** Adds a variant at the end of the list. */
export function addVariant(
  db: Db,
  siteId: string,
  productId: string,
  variant: VariantInput,
): Promise<CatalogProblem | undefined> {
  return db.transaction(async (tx) => {
    // Concurrent additions to one product run one after the other.
    const { rows } = await tx.query('select 1 from product where site_id = $1 and id = $2 for update', [
      siteId,
      productId,
    ]);
    if (rows.length === 0) return 'missing';
    const { rows: known } = await tx.query<{ n: number; last: number }>(
      `select count(*)::int as n, coalesce(max(position), -1)::int as last from product_variant
       where site_id = $1 and product_id = $2`,
      [siteId, productId],
    );
    const { n, last } = known[0]!;
    if (n >= MAX_VARIANTS) return 'too-many';
    const isStored = await insertVariants(tx, siteId, productId, [variant], last + 1);
    return isStored ? undefined : 'sku-taken';
  });
}

/** Removes a variant, unless it is the last one. Orders keep what was bought; carts drop it. */
export async function removeVariant(
  db: Queryable,
  siteId: string,
  productId: string,
  sku: string,
): Promise<boolean> {
  const { rows } = await db.query(
    `delete from product_variant v where site_id = $1 and product_id = $2 and sku = $3 and exists (
       select 1 from product_variant o where o.site_id = $1 and o.product_id = $2 and o.sku <> $3) returning sku`,
    [siteId, productId, sku],
  );
  return rows.length > 0;
}

/** Removes a product with its variants. Orders keep what was bought. */
export function removeProduct(db: Db, siteId: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.query('delete from product_variant where site_id = $1 and product_id = $2', [siteId, id]);
    const { rows } = await tx.query('delete from product where site_id = $1 and id = $2 returning id', [
      siteId,
      id,
    ]);
    return rows.length > 0;
  });
}

async function insertProduct(
  tx: Queryable,
  siteId: string,
  slug: string,
  { title, description, productType, picture, collectionId, textFields }: ProductInput,
): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const id = attempt === 1 ? slug : `${slug}-${attempt}`;
    const { rows } = await tx.query(
      `insert into product (site_id, id, position, title, description, product_type, picture, collection_id,
         text_fields)
       select $1, $2, coalesce(max(position), -1) + 1, $3, $4, $5, $6, $7, $8::jsonb from product where site_id = $1
       on conflict do nothing returning id`,
      [siteId, id, title, description, productType, picture, collectionId, JSON.stringify(textFields)],
    );
    if (rows.length > 0) return id;
  }
}

/** Stores variants, each with its own or a generated SKU. False if an own SKU is taken. */
async function insertVariants(
  tx: Queryable,
  siteId: string,
  productId: string,
  variants: readonly VariantInput[],
  from: number,
): Promise<boolean> {
  for (const [index, variant] of variants.entries()) {
    const { sku, priceCents, salePriceCents, onSale, stock, optionValues } = variant;
    const values = [from + index, priceCents, salePriceCents, onSale, stock ?? 0, stock === null];
    const insert = (key: string) =>
      tx.query(
        `insert into product_variant (site_id, product_id, sku, position, price_cents, sale_price_cents, on_sale,
           qty_in_stock, unlimited, option_values)
         values ($1, $2, $3, $4::int, $5::bigint, $6::bigint, $7::boolean, $8::int, $9::boolean, $10::jsonb)
         on conflict do nothing returning sku`,
        [siteId, productId, key, ...values, JSON.stringify(optionValues)],
      );
    if (sku) {
      if ((await insert(sku)).rows.length === 0) return false;
      continue;
    }
    // Another product of the site may have the number.
    while ((await insert(formatGeneratedSku(randomInt(GENERATED_SKU_COUNT)))).rows.length === 0);
  }
  return true;
}
