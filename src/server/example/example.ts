/** Example content for a server that has not been set up. */
import type { Queryable } from '../db/db';
import { addDonationPage } from '../stores/donation-pages';
import { exampleDonationPages } from './donations';
import { exampleForms } from './forms';
import { glazeBook } from './glaze-book';
import { exampleLists } from './mailing-lists';
import { exampleMembers } from './members';
import {
  type ExampleCollection,
  type ExampleProduct,
  type ExampleVariant,
  exampleProducts,
  getVariants,
} from './products';
import { addRestaurant } from './restaurant';
import { addRestaurantComments } from './restaurant-comments';
import { alderAndSalt, dinnerCard } from './restaurant-gift-card';
import { type ExampleReview, exampleReviews } from './reviews';
import { stoneware, tidewell } from './stoneware';
import { lessons } from './stoneware-gifts';
import { stonewareReviews } from './stoneware-reviews';
import { exampleSubscriptions } from './subscriptions';

/** Id of the example site when no other is configured. */
export const EXAMPLE_SITE_ID = 'demo-site';

/**
 * Creates the example site with its content. Does nothing if the site exists, so that erased or deleted content does
 * not come back. Call it in a transaction.
 * @param now in milliseconds since 1970; events are around this time
 */
export async function addExampleContent(db: Queryable, siteId: string, now = Date.now()): Promise<void> {
  const { rows } = await db.query(
    `insert into site (id, name, locale, currency) values ($1, 'Northlight', 'en-US', 'EUR')
     on conflict (id) do nothing returning id`,
    [siteId],
  );
  if (rows.length === 0) return;
  for (const form of exampleForms) {
    await db.query(
      'insert into form (site_id, id, definition) values ($1, $2, $3::jsonb) on conflict (site_id, id) do nothing',
      [siteId, form.id, JSON.stringify(form)],
    );
  }
  for (const { id, name } of exampleLists) {
    await db.query(
      'insert into mailing_list (site_id, id, name) values ($1, $2, $3) on conflict (site_id, id) do nothing',
      [siteId, id, name],
    );
  }
  for (const page of exampleDonationPages) await addDonationPage(db, siteId, page);
  for (const { id, email, displayName, passwordHash } of exampleMembers) {
    await db.query(
      `insert into account (site_id, id, email_norm, email, display_name, password_hash)
       values ($1, $2, $3, $3, $4, $5) on conflict do nothing`,
      [siteId, id, email, displayName, passwordHash],
    );
  }
  for (const one of [tidewell, alderAndSalt]) await addCollection(db, siteId, one);
  const products = [...exampleProducts, ...exampleSubscriptions, ...stoneware, dinnerCard];
  for (const [position, product] of products.entries()) await addProduct(db, siteId, product, position);
  await db.query(
    `insert into product_file (site_id, product_id, name, type, bytes, changed_at)
     values ($1, $2, $3, $4, decode($5, 'base64'), now()) on conflict (site_id, product_id) do nothing`,
    [
      siteId,
      glazeBook.productId,
      glazeBook.name,
      glazeBook.type,
      Buffer.from(glazeBook.createBytes()).toString('base64'),
    ],
  );
  await db.query(
    'insert into page_access (site_id, product_id, path) values ($1, $2, $3) on conflict do nothing',
    [siteId, lessons.productId, lessons.path],
  );
  for (const [index, review] of [...exampleReviews, ...stonewareReviews].entries())
    await addReview(db, siteId, review, index);
  await addRestaurant(db, siteId, now);
  await addRestaurantComments(db, siteId, now);
}

async function addCollection(
  db: Queryable,
  siteId: string,
  { id, title, path }: ExampleCollection,
): Promise<void> {
  await db.query(
    'insert into collection (site_id, id, title, path) values ($1, $2, $3, $4) on conflict (site_id, id) do nothing',
    [siteId, id, title, path],
  );
}

async function addProduct(
  db: Queryable,
  siteId: string,
  product: ExampleProduct,
  position: number,
): Promise<void> {
  const { id, title, description, productType, picture, plan, collection, swatches = [] } = product;
  await db.query(
    `insert into product (site_id, id, position, title, description, product_type, picture, plan, collection_id,
       swatches)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10::jsonb) on conflict (site_id, id) do nothing`,
    [
      siteId,
      id,
      position,
      title,
      description,
      productType,
      picture,
      plan ? JSON.stringify(plan) : null,
      collection ?? null,
      JSON.stringify(swatches),
    ],
  );
  for (const [index, variant] of getVariants(product).entries())
    await addVariant(db, siteId, id, variant, index);
}

/** The orders of the reviews are not part of the example. Ids follow the order of the list. */
async function addReview(
  db: Queryable,
  siteId: string,
  { productId, author, stars, title, text, createdAt, answer = '', state = 'published' }: ExampleReview,
  index: number,
): Promise<void> {
  const number = String(index + 1).padStart(12, '0');
  await db.query(
    `insert into review (site_id, order_id, product_id, id, author, stars, title, body, state, answer, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6::smallint, $7, $8, $9, $10, $11::timestamptz, $11::timestamptz)
     on conflict do nothing`,
    [
      siteId,
      `0199a0de-0000-7000-9000-${number}`,
      productId,
      `0199a0de-0000-7000-a000-${number}`,
      author,
      stars,
      title,
      text,
      state,
      answer,
      createdAt,
    ],
  );
}

async function addVariant(
  db: Queryable,
  siteId: string,
  productId: string,
  { sku, options, priceCents, salePriceCents, qtyInStock, picture }: ExampleVariant,
  position: number,
): Promise<void> {
  const optionValues = Object.entries(options).map(([name, value]) => ({ name, value }));
  await db.query(
    `insert into product_variant
       (site_id, product_id, sku, position, price_cents, sale_price_cents, on_sale, qty_in_stock, option_values,
        picture)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10) on conflict (site_id, product_id, sku) do nothing`,
    [
      siteId,
      productId,
      sku,
      position,
      priceCents,
      salePriceCents ?? null,
      salePriceCents !== undefined,
      qtyInStock,
      JSON.stringify(optionValues),
      picture ?? null,
    ],
  );
}
