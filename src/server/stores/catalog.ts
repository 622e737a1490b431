/** The owner's changes to products and their variants. */
import { randomInt } from 'node:crypto';
import { MAX_VARIANTS } from '../../core/commerce/product-limits';
import { formatGeneratedSku, GENERATED_SKU_COUNT } from '../../core/commerce/sku';
import { readPlan } from '../../core/commerce/subscription';
import type { Db, Queryable } from '../db/db';
import type { ProductInput, VariantInput } from '../domain/catalog-input';
import { toProductEntry } from '../domain/search-entry';
import { type CollectionProblem, lockCollection } from './collections';
import { findProductPages, putProductPages } from './page-access';
import { putSearchEntries, removeSearchEntries } from './search-entries';

/** Why nothing was stored. */
export type CatalogProblem = CollectionProblem | 'sku-taken' | 'too-many' | 'missing';

/** The stored product without its variants. */
export async function findProductInput(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<ProductInput | undefined> {
  const { rows } = await db.query<Omit<ProductInput, 'pages' | 'plan'> & { plan: unknown }>(
    `select title, description, product_type as "productType", picture, collection_id as "collectionId",
       text_fields as "textFields", swatches, plan
     from product where site_id = $1 and id = $2`,
    [siteId, id],
  );
  const pages = await findProductPages(db, siteId, [id]);
  return rows[0] && { ...rows[0], plan: readPlan(rows[0].plan), pages: pages.map(({ path }) => path) };
}

/**
 * Stores a product with its variants at the end of the list.
 * @param slug the id; a number is appended if it is taken
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
    await putProductPages(tx, siteId, id, product.pages);
    await putPlan(tx, siteId, id, product.plan);
    if (!(await insertVariants(tx, siteId, id, variants, 0))) throw new SkuTaken();
    await putSearchEntries(tx, siteId, [toProductEntry({ ...product, id })]);
    return { id };
  };
  return db.transaction(add).catch((error: unknown) => {
    if (error instanceof SkuTaken) return 'sku-taken' as const;
    throw error;
  });
}

/** Rolls the transaction back. */
class SkuTaken extends Error {}

/** Changes a product but not its variants. */
export function updateProduct(
  db: Db,
  siteId: string,
  id: string,
  product: ProductInput,
): Promise<CatalogProblem | undefined> {
  const { title, description, collectionId, pages, plan } = product;
  return db.transaction(async (tx) => {
    const problem = collectionId && (await lockCollection(tx, siteId, collectionId, id));
    if (problem) return problem;
    const { rows } = await tx.query(
      `update product set title = $3, description = $4, product_type = $5, picture = $6, collection_id = $7,
         text_fields = $8::jsonb, swatches = $9::jsonb
       where site_id = $1 and id = $2 returning id`,
      [siteId, id, ...getColumns(product)],
    );
    if (rows.length === 0) return 'missing';
    await putProductPages(tx, siteId, id, pages);
    await putPlan(tx, siteId, id, plan);
    await putSearchEntries(tx, siteId, [toProductEntry({ id, title, description })]);
    return undefined;
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

/** Removes a variant, unless it is the last one. Orders keep bought pieces; carts drop the variant. */
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

/** Removes a product with its variants. Orders keep bought pieces, and its pages stay locked for others. */
export function removeProduct(db: Db, siteId: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.query('delete from product_variant where site_id = $1 and product_id = $2', [siteId, id]);
    await removeSearchEntries(tx, siteId, 'product', [id]);
    const { rows } = await tx.query('delete from product where site_id = $1 and id = $2 returning id', [
      siteId,
      id,
    ]);
    return rows.length > 0;
  });
}

/** Stored in the format of templates. Subscriptions keep the plan with which they began. */
async function putPlan(tx: Queryable, siteId: string, id: string, plan: ProductInput['plan']): Promise<void> {
  const json = plan && { billingPeriod: plan.period, numBillingCycles: plan.cycles };
  await tx.query('update product set plan = $3::jsonb where site_id = $1 and id = $2', [
    siteId,
    id,
    json ? JSON.stringify(json) : null,
  ]);
}

async function insertProduct(
  tx: Queryable,
  siteId: string,
  slug: string,
  product: ProductInput,
): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const id = attempt === 1 ? slug : `${slug}-${attempt}`;
    const { rows } = await tx.query(
      `insert into product (site_id, id, position, title, description, product_type, picture, collection_id,
         text_fields, swatches)
       select $1, $2, coalesce(max(position), -1) + 1, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb from product where site_id = $1
       on conflict do nothing returning id`,
      [siteId, id, ...getColumns(product)],
    );
    if (rows.length > 0) return id;
  }
}

/** Values of the columns from `title` to `swatches`. */
const getColumns = ({
  title,
  description,
  productType,
  picture,
  collectionId,
  textFields,
  swatches = [],
}: ProductInput) => [
  title,
  description,
  productType,
  picture,
  collectionId,
  JSON.stringify(textFields),
  JSON.stringify(swatches),
];

/** Stores variants, each with the given or a generated SKU. Returns false if a given SKU is taken. */
async function insertVariants(
  tx: Queryable,
  siteId: string,
  productId: string,
  variants: readonly VariantInput[],
  from: number,
): Promise<boolean> {
  const rows = variants.map((variant, index) => ({ ...variant, position: from + index }));
  const named = rows.filter(({ sku }) => sku);
  if ((await insertRows(tx, siteId, productId, named)).length < named.length) return false;
  // A generated number may belong to another product of the site, or to another row.
  let unnamed = rows.filter(({ sku }) => !sku);
  while (unnamed.length > 0) {
    const numbered = unnamed.map((row) => ({
      ...row,
      sku: formatGeneratedSku(randomInt(GENERATED_SKU_COUNT)),
    }));
    const stored = new Set(await insertRows(tx, siteId, productId, numbered));
    unnamed = unnamed.filter(({ position }) => !stored.has(position));
  }
  return true;
}

/**
 * Stores the variants whose SKU is free, and returns their positions. Sorted by SKU, so that concurrent calls do not
 * deadlock.
 */
async function insertRows(
  tx: Queryable,
  siteId: string,
  productId: string,
  variants: readonly (VariantInput & { position: number })[],
): Promise<number[]> {
  if (variants.length === 0) return [];
  const { rows } = await tx.query<{ position: number }>(
    `insert into product_variant (site_id, product_id, sku, position, price_cents, sale_price_cents, on_sale,
       qty_in_stock, unlimited, option_values, picture)
     select $1, $2, sku, position, "priceCents", "salePriceCents", "onSale", coalesce(stock, 0), stock is null,
       "optionValues", picture
     from jsonb_to_recordset($3::jsonb) as v (sku text, position int, "priceCents" bigint, "salePriceCents" bigint,
       "onSale" boolean, stock int, "optionValues" jsonb, picture text)
     order by sku
     on conflict do nothing returning position`,
    [siteId, productId, JSON.stringify(variants)],
  );
  return rows.map(({ position }) => position);
}
