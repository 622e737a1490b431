import { expect, it } from 'vitest';
import { sharedApp } from '../testing/shared-app';
import { createShopper } from '../testing/shopper';
import { findSuggestions } from './suggestions';

const test = sharedApp('shop_order', 'stock_hold');

const suggest = async (...ids: string[]): Promise<string[]> =>
  (await findSuggestions(test.db, test.siteId, ids)).map(({ productId }) => productId);

async function order(...productIds: string[]): Promise<void> {
  const visitor = createShopper(test.app);
  for (const id of productIds) await visitor.add(id);
  const { location } = await visitor.order();
  await visitor.see(await visitor.pay(location));
}

it('suggests products that were bought together with those in the cart, in order of frequency', async () => {
  expect(await suggest('postcards')).toEqual([]);
  await order('postcards', 'book-north');
  await order('postcards', 'moon-jar');
  await order('postcards', 'book-north');
  await order('serving-bowl', 'platter');
  // The only moon jar is sold.
  expect(await suggest('postcards')).toEqual(['book-north']);
  expect(await suggest('postcards', 'platter')).toEqual(['book-north', 'serving-bowl']);
  expect(await suggest('book-north', 'postcards')).toEqual([]);
});

it('does not count an order that was not paid', async () => {
  const visitor = createShopper(test.app);
  await visitor.add('postcards');
  await visitor.add('platter');
  await visitor.order();
  expect(await suggest('postcards')).toEqual([]);
});

it('shows suggestions on the cart page, which add without script [CRT-015]', async () => {
  await order('postcards', 'book-north');
  const visitor = createShopper(test.app);
  await visitor.add('postcards');
  const { text } = await visitor.see('/cart');
  expect(text).toMatch(/Customers also bought[\s\S]*North, a book[\s\S]*€39\.00[\s\S]*value="book-north"/);
});
