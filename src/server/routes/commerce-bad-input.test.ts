// The shop's response to invalid input without script, one test per kind: a clear message at the right place, cart and
// entered values are kept, and nothing is sold.
import { afterEach, expect, it } from 'vitest';
import { cartMessages } from '../../core/cart/change-messages';
import { routes } from '../../core/routes';
import { PaymentUnavailable } from '../payments/payment-provider';
import { putDocument } from '../stores/site-documents';
import { createOwner } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { BOOK, createShopState, SHOP_TABLES } from '../testing/shop-state';
import { BUYER, createShopper, OWN } from '../testing/shopper';
import { createFormPost, restartApp } from '../testing/test-app';

const test = sharedApp(...SHOP_TABLES);
const { states, held, stock } = createShopState(test);

const ITEMS = '/api/commerce/cart/items';

/** A visitor with one book in the cart. */
async function visitor() {
  const ada = createShopper(test.app);
  await ada.add(BOOK);
  const skus = async () => {
    const cart = (await (await ada.send('/api/commerce/cart')).json()) as {
      entries: { sku: string; quantity: number }[];
    };
    return cart.entries.map(({ sku, quantity }) => `${quantity} ${sku}`);
  };
  return { ...ada, skus };
}

/** Checks that nothing is ordered, held or missing. */
let pieces = 0;
const expectNothingSold = async () =>
  expect([await states(), await held(), await stock()]).toEqual([[], 0, pieces]);

afterEach(async () => {
  await test.db.query('delete from site_document where site_id = $1', [test.siteId]);
});

it.each([
  ['a SKU that does not exist', { productId: 'postcards', sku: 'postcards-9' }, cartMessages.addFailed],
  ['a SKU of another product', { productId: 'postcards', sku: 'print-salt-flats-1' }, cartMessages.addFailed],
  ['a product that does not exist', { productId: "'; drop table product; --" }, cartMessages.addFailed],
  ['a negative quantity', { productId: 'postcards', quantity: '-3' }, 'Enter a whole number'],
  ['a fraction as quantity', { productId: 'postcards', quantity: '1.5' }, 'Enter a whole number'],
  ['a huge quantity', { productId: 'postcards', quantity: '1e9' }, 'Enter a whole number'],
  ['more than the stock', { productId: 'print-salt-flats', quantity: '99' }, 'Only 12 of “Salt Flats'],
])('%s is not added, and the cart is kept', async (_, fields, sentence) => {
  pieces = await stock();
  const ada = await visitor();
  const { status, text } = await ada.press(ITEMS, fields);
  expect([status >= 400 && status < 500, text]).toEqual([true, expect.stringContaining(sentence)]);
  expect(await ada.skus()).toEqual(['1 book-north-1']);
  await expectNothingSold();
});

it.each([
  ['a forged total', (token: string) => token.replace(/^((?:[^.]+\.){3})[^.]+/, '$11')],
  ['a forged token', (token: string) => token.replace(/.$/, (end) => (end === 'A' ? 'E' : 'A'))],
  ['no token', () => ''],
])('%s creates no order, and the form is kept', async (_, forge) => {
  pieces = await stock();
  const ada = await visitor();
  const attempt = await ada.open();
  const forged = forge(attempt);
  expect(forged).not.toBe(attempt);
  const { status, text } = await ada.order(forged);
  expect(status).toBe(422);
  expect(text).toMatch(/role="alert"[\s\S]*\w/);
  for (const value of [BUYER.email, BUYER.city]) expect(text).toContain(`value="${value}"`);
  expect(await ada.skus()).toEqual(['1 book-north-1']);
  await expectNothingSold();
});

it('a price above the limit is rejected at its field, and kept there [PRD-021]', async () => {
  const { press } = createOwner(test);
  const bowl = { title: 'Tea bowl', description: '', productType: 'PHYSICAL', collectionId: '', picture: '' };
  const sale = { options: '', salePrice: '', stock: '4', sku: 'TB', price: '1000000.01' };
  const { status, text } = await press('/config/products/new', { ...bowl, ...sale });
  expect([status, text]).toEqual([422, expect.stringContaining('value="1000000.01"')]);
  expect(text).toMatch(/id="product-price-error">[^<]+/);
});

it.each(['-1', '1.5', '1e9', 'two', ''])(
  'the quantity "%s" of a line is rejected with a message on the cart page',
  async (quantity) => {
    const ada = await visitor();
    const cart = (await (await ada.send('/api/commerce/cart')).json()) as { entries: { id: string }[] };
    const { status, text } = await ada.press(`${ITEMS}/${cart.entries[0]!.id}`, { quantity });
    expect([status, text]).toEqual([422, expect.stringContaining('Enter a whole number from 0 to 999.')]);
    expect(text).toContain('North, a book of 84 pictures');
    expect(await ada.skus()).toEqual(['1 book-north-1']);
  },
);

it('a closed shop shows a message at the checkout, and keeps the cart', async () => {
  pieces = await stock();
  const ada = await visitor();
  const attempt = await ada.open();
  await putDocument(test.db, test.siteId, 'shop', { closed: true });
  const { status, text } = await ada.order(attempt);
  expect([status, text]).toEqual([422, expect.stringContaining('shop is closed')]);
  expect(await ada.skus()).toEqual(['1 book-north-1']);
  await expectNothingSold();
});

it('if the payment provider is down, the order is kept, nothing is charged, and the buyer can retry', async () => {
  const ada = await visitor();
  const attempt = await ada.open();
  const down = () => Promise.reject(new PaymentUnavailable('test'));
  const app = restartApp(test, {
    payments: [{ ...test.deps.payments[0], open: down, find: down, close: down }],
  });
  const cookie = Object.entries(ada.jar)
    .map((pair) => pair.join('='))
    .join('; ');
  const answer = await app.request(
    routes.goToCheckout(),
    createFormPost({ ...BUYER, attempt }, { ...OWN, cookie }),
  );
  const text = await answer.text();
  expect([answer.status, text]).toEqual([503, expect.stringContaining('Nothing was charged')]);
  expect(text).toMatch(/action="[^"]+\/pay[^"]+"/);
  expect(await states()).toEqual(['pending']);
});
