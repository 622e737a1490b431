import { describe, expect, it } from 'vitest';
import { readShoppingCart } from '../../core/entities/shopping-cart';
import type { Cart } from '../../core/wire/commerce';
import type { ShoppingCart } from '../../core/wire/shopping-cart';
import { createBrowserClient } from '../testing/browser-client';
import { sharedApp } from '../testing/shared-app';
import { createJsonRequest, restartApp } from '../testing/test-app';

const CART = '/api/commerce/shopping-cart';
const ENTRIES = `${CART}/entries`;

const test = sharedApp();

function browser(app = test.app) {
  const client = createBrowserClient(app);
  const add = (body: object, id?: string) =>
    client.call('POST', ENTRIES, body, id ? { 'Add-To-Cart-Id': id } : {});
  const read = async () => (await (await client.send(CART)).json()) as ShoppingCart;
  const own = async () => (await (await client.send('/api/commerce/cart')).json()) as Cart;
  return { ...client, add, read, own };
}

describe('the cart calls of published sites', () => {
  it('respond 404 before something is added [CRT-024]', async () => {
    const answer = await browser().send(CART);
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'You have no shopping cart yet.' }]);
  });

  it('add an entry and return it with the cart [CRT-024]', async () => {
    const visitor = browser();
    await visitor.add({ itemId: 'book-north', sku: 'book-north-1', quantity: 2, additionalFields: 'null' });
    const answer = await visitor.add({ itemId: 'postcards', sku: null, quantity: 3 });
    const { newlyAdded, shoppingCart } = (await answer.json()) as Record<string, unknown>;
    expect(newlyAdded).toEqual({
      id: expect.any(String),
      itemId: 'postcards',
      item: { price: { currency: 'EUR', value: '14.00' } },
      title: expect.any(String),
      quantity: 3,
      purchasePriceCents: 1400,
      nonSalePriceCents: 1400,
      chosenVariant: expect.objectContaining({
        sku: 'postcards-1',
        price: 1400,
        salePrice: 0,
        onSale: false,
      }),
      productType: 1,
      subTotal: 4200,
    });
    expect(shoppingCart).toEqual(await visitor.read());
    expect(shoppingCart).toMatchObject({ totalQuantity: 5, subtotalCents: 12_000, websiteId: test.siteId });
  });

  it('omit properties that published sites cannot read as null', async () => {
    const visitor = browser();
    await visitor.add({ itemId: 'postcards', quantity: 1 });
    const text = await (await visitor.send(CART)).text();
    for (const name of ['orderId', 'selectedShippingOption', 'shippingLocation', 'expiresAt', 'cartToken'])
      expect(text).not.toContain(name);
    expect(text).not.toContain('null');
  });

  it('share the cart with the other calls', async () => {
    const visitor = browser();
    await visitor.call('POST', '/api/commerce/cart/items', { productId: 'postcards', quantity: 2 });
    const { entries, id } = await visitor.read();
    const changed = await visitor.call('PUT', `${ENTRIES}/${entries[0]?.id}`, { quantity: 4 });
    expect(await changed.json()).toMatchObject({ totalQuantity: 4, subtotalCents: 5600 });
    const own = await visitor.own();
    expect([own.id, own.totalQuantity]).toEqual([id, 4]);
    expect(readShoppingCart(await visitor.read())).toMatchObject({ id, totalQuantity: 4, orderId: '' });
    const removed = await visitor.call('DELETE', `${ENTRIES}/${entries[0]?.id}`);
    expect([removed.status, (await visitor.own()).totalQuantity]).toEqual([200, 0]);
  });

  it('add once per Add-To-Cart-Id', async () => {
    const visitor = browser();
    const id = crypto.randomUUID();
    for (let i = 0; i < 3; i++) await visitor.add({ itemId: 'postcards', quantity: 2 }, id);
    expect((await visitor.read()).totalQuantity).toBe(2);
  });

  it('accept the crumb as X-CSRF-Token, and reject a change without it', async () => {
    const visitor = browser();
    await visitor.send('/api/crumb');
    const body = { itemId: 'postcards', quantity: 1 };
    const accepted = createJsonRequest('POST', body, { 'x-csrf-token': visitor.jar.crumb! });
    expect((await visitor.send(ENTRIES, accepted)).status).toBe(200);
    const foreign = createJsonRequest('POST', body, { 'x-csrf-token': 'wrong' });
    const answer = await visitor.send(ENTRIES, foreign);
    expect([answer.status, await answer.json()]).toMatchObject([400, { crumbFail: true }]);
    expect((await visitor.read()).totalQuantity).toBe(1);
  });

  it('reject items that cannot be sold, and change nothing', async () => {
    const visitor = browser();
    const many = await visitor.add({ itemId: 'print-salt-flats', quantity: 13 });
    expect([many.status, await many.json()]).toEqual([
      400,
      { error: 'Only 12 of “Salt Flats, print 50 x 70” are left.' },
    ]);
    expect((await visitor.add({ itemId: 'nothing', quantity: 1 })).status).toBe(404);
    for (const quantity of [0, -1, 1.5, 1000, '1'])
      expect((await visitor.add({ itemId: 'postcards', quantity })).status).toBe(400);
    expect((await visitor.call('PUT', `${ENTRIES}/nothing`, { quantity: 1 })).status).toBe(404);
    expect((await visitor.call('DELETE', `${ENTRIES}/nothing`)).status).toBe(404);
    expect((await visitor.send(CART)).status).toBe(404);
  });

  it('may be sent by pages of a listed origin', async () => {
    const origin = 'https://shop.example';
    const app = restartApp(test, { origins: [origin] });
    const answer = await app.request(ENTRIES, { method: 'OPTIONS', headers: { origin } });
    expect(answer.headers.get('access-control-allow-headers')).toContain('X-CSRF-Token');
  });
});
