import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../core/wire/commerce';
import { changeOrder } from '../orders/change-order';
import { addProduct } from '../stores/catalog';
import { createOwner } from '../testing/owner-client';
import { createProductInput } from '../testing/product-input';
import { sharedApp } from '../testing/shared-app';
import { createShopState, SHOP_TABLES } from '../testing/shop-state';
import { BUYER, createShopper, readAttempt } from '../testing/shopper';

const test = sharedApp(...SHOP_TABLES, 'cart');
const { orders, mails } = createShopState(test);

const RING = { productId: 'ring', sku: 'R1' };

beforeEach(async () => {
  await test.db.query("delete from product_variant where site_id = $1 and product_id = 'ring'", [
    test.siteId,
  ]);
  await test.db.query("delete from product where site_id = $1 and id = 'ring'", [test.siteId]);
  const product = createProductInput('Ring', {
    textFields: [
      { name: 'Engraving', required: true },
      { name: 'Note', required: false },
    ],
  });
  const variant = {
    sku: 'R1',
    priceCents: 9000,
    salePriceCents: null,
    onSale: false,
    stock: 3,
    optionValues: [],
  };
  await addProduct(test.db, test.siteId, 'ring', product, [variant]);
});

const add = (shopper: ReturnType<typeof createShopper>, texts: Record<string, string>, quantity = '1') =>
  shopper.press('/api/commerce/cart/items', {
    ...RING,
    quantity,
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`field[${name}]`, text])),
  });
const readCart = async (shopper: ReturnType<typeof createShopper>): Promise<Cart> =>
  JSON.parse((await shopper.see('/api/commerce/cart')).text) as Cart;

describe('a text that the buyer enters', () => {
  it('has a field on the product page', async () => {
    const page = await createShopper(test.app).see('/commerce/products/ring');
    expect(page.text).toMatch(
      /<label for="text-0">Engraving<\/label>\s*<input id="text-0" name="field\[Engraving\]"[^>]*required/,
    );
    expect(page.text).toMatch(/Note <span class="note">\(optional\)/);
  });

  it('is kept from the cart to the order, its mails and the exported orders', async () => {
    const ada = createShopper(test.app);
    await add(ada, { Engraving: 'A & B', Note: '', Other: 'x' });
    expect((await readCart(ada)).entries[0]!.optionValues).toEqual([
      { name: 'Engraving', value: 'A & B', isEntered: true },
    ]);
    expect((await ada.see('/cart')).text).toContain('Engraving: A &amp; B');
    const page = await ada.see(await ada.pay((await ada.order()).location, 'silent'));
    expect(page.text).toContain('Engraving: A &amp; B');
    await test.jobs.runDue();
    expect((await mails()).some(({ body }) => body.includes('Engraving: A & B'))).toBe(true);
    const table = await createOwner(test).see('/config/orders/export');
    expect(table.text).toContain('Engraving: A & B');
  });

  it('creates a separate line; the lines share the stock', async () => {
    const ada = createShopper(test.app);
    await add(ada, { Engraving: 'A' });
    await add(ada, { Engraving: 'B' });
    await add(ada, { Engraving: 'A' });
    const { entries } = await readCart(ada);
    expect(entries.map(({ quantity, optionValues }) => [quantity, optionValues[0]!.value])).toEqual([
      [2, 'A'],
      [1, 'B'],
    ]);
    const refused = await add(ada, { Engraving: 'C' });
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('Only 3 of “Ring” are left.'),
    ]);
    expect(await ada.pay((await ada.order()).location, 'silent')).toContain('/orders/');
  });

  it('stays in the cart if it was added while the variant was paid with another text', async () => {
    const ada = createShopper(test.app);
    await add(ada, { Engraving: 'A' });
    const { location } = await ada.order();
    await add(ada, { Engraving: 'C' });
    await ada.see(await ada.pay(location, 'silent'));
    const { entries } = await readCart(ada);
    expect(entries.map(({ optionValues }) => optionValues[0]!.value)).toEqual(['C']);
  });

  it('is required, and the other entered values are kept', async () => {
    const ada = createShopper(test.app);
    const refused = await add(ada, { Note: 'Soon' }, '2');
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(
      /Enter “Engraving”\.[\s\S]*name="field\[Note\]" value="Soon"[\s\S]*value="2"/,
    );
    expect((await readCart(ada)).entries).toEqual([]);
    expect((await add(ada, { Engraving: 'x'.repeat(201) })).text).toContain('to 200 characters; it has 201.');
  });

  it('is named in the response that rejects it', async () => {
    const ada = createShopper(test.app);
    const refuse = async (texts: object) => {
      const response = await ada.call('POST', '/api/commerce/cart/items', { ...RING, texts });
      return [response.status, await response.json()];
    };
    expect(await refuse({})).toEqual([422, { error: 'Enter “Engraving”.', field: 'Engraving' }]);
    const long = await refuse({ Engraving: 'A', Note: 'x'.repeat(201) });
    expect(long).toEqual([422, expect.objectContaining({ field: 'Note' })]);
  });

  it('is also required and kept for a subscription', async () => {
    await test.db.query("update product set plan = $2::jsonb where site_id = $1 and id = 'ring'", [
      test.siteId,
      JSON.stringify({ billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 }),
    ]);
    const ada = createShopper(test.app);
    const refused = await add(ada, { Note: 'Soon' });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Enter “Engraving”.')]);
    const { location } = await add(ada, { Engraving: 'A & B' });
    const checkout = await ada.see(location);
    expect(checkout.text).toContain('Engraving: A &amp; B');
    const page = await ada.see(await ada.pay((await ada.order(readAttempt(checkout.text))).location));
    expect(page.text).toContain('Engraving: A &amp; B');
  });

  it('is erased with the buyer', async () => {
    const ada = createShopper(test.app);
    await add(ada, { Engraving: 'For Bo' });
    await ada.see(await ada.pay((await ada.order()).location, 'silent'));
    await changeOrder(test.deps, (await orders())[0]!.id, 'refund', true);
    const read = async () => {
      const { rows } = await test.db.query<{ lines: string }>(
        'select lines::text as lines from shop_order where site_id = $1',
        [test.siteId],
      );
      return rows[0]!.lines;
    };
    expect(await read()).toContain('For Bo');
    await createOwner(test).press('/config/erase', { email: BUYER.email, sure: 'yes' });
    expect(JSON.parse(await read())).toMatchObject([{ title: 'Ring', quantity: 1, optionValues: [] }]);
  });
});
