import { expect, it } from 'vitest';
import { MAX_PRODUCTS_IN_COLLECTION } from '../../core/commerce/product-limits';
import { sharedApp } from '../testing/shared-app';
import { updateProduct } from './catalog';
import { findCollection } from './collections';

const test = sharedApp();

const addProducts = (count: number) =>
  test.db.query(
    `insert into product (site_id, id, position, title, description, product_type)
     select $1, 'bulk-' || n, n, 'Bulk', '', 'PHYSICAL' from generate_series(1, $2::int) n`,
    [test.siteId, count],
  );
const move = (productId: string, collectionId: string) =>
  updateProduct(test.db, test.siteId, productId, {
    title: 'Bulk',
    description: '',
    productType: 'PHYSICAL',
    picture: null,
    collectionId,
    textFields: [],
    pages: [],
  });

it('has at most 200 products, even if they are added concurrently [PRD-027]', async () => {
  await test.db.query(
    "insert into collection (site_id, id, title, path) values ($1, 'bulk', 'Bulk', '/bulk/')",
    [test.siteId],
  );
  await addProducts(MAX_PRODUCTS_IN_COLLECTION + 5);
  const ids = Array.from({ length: MAX_PRODUCTS_IN_COLLECTION + 5 }, (_, index) => `bulk-${index + 1}`);
  const problems = await Promise.all(ids.map((id) => move(id, 'bulk')));
  expect(problems.filter((problem) => problem === undefined)).toHaveLength(200);
  expect(problems.filter((problem) => problem === 'collection-full')).toHaveLength(5);
  const member = ids[problems.indexOf(undefined)]!;
  expect(await move(member, 'bulk')).toBeUndefined();
  expect(await findCollection(test.db, test.siteId, member)).toEqual({
    id: 'bulk',
    title: 'Bulk',
    path: '/bulk/',
  });
});

it('reports a collection that does not exist', async () => {
  expect(await move('postcards', 'none')).toBe('collection-missing');
  expect(await findCollection(test.db, test.siteId, 'postcards')).toBeUndefined();
});
