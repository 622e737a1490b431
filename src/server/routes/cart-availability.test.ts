import { beforeEach, describe, expect, it } from 'vitest';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { routes } from '../../core/routes';
import type { Cart } from '../../core/wire/commerce';
import { addProduct, removeProduct } from '../stores/catalog';
import { createMember } from '../testing/members';
import { createProductInput } from '../testing/product-input';
import { sharedApp } from '../testing/shared-app';
import { createShopState, SHOP_TABLES } from '../testing/shop-state';
import { createShopper } from '../testing/shopper';

const test = sharedApp(...SHOP_TABLES, 'cart');
const { setStock } = createShopState(test);

const ONLY_TWO = 'Only 2 of “Vase” are left.';

const empty = async () => {
  await test.db.query("delete from product_variant where site_id = $1 and product_id = 'vase'", [
    test.siteId,
  ]);
  await test.db.query("delete from product where site_id = $1 and id = 'vase'", [test.siteId]);
};

beforeEach(async () => {
  await empty();
  const product = createProductInput('Vase');
  const variant = (sku: string, value: string) => ({
    sku,
    priceCents: 9000,
    salePriceCents: null,
    onSale: false,
    stock: 5,
    optionValues: [{ name: 'Color', value }],
  });
  await addProduct(test.db, test.siteId, 'vase', product, [variant('V1', 'Red'), variant('V2', 'Blue')]);
});

type Shopper = ReturnType<typeof createShopper>;

const readCart = async (shopper: Shopper): Promise<Cart> =>
  JSON.parse((await shopper.see('/api/commerce/cart')).text) as Cart;

/** The page of the cart without the data for the script. */
const seeCart = async (shopper: Shopper): Promise<string> =>
  (await shopper.see('/cart')).text.replace(/<script[\s\S]*?<\/script>/g, '');

describe('a line whose quantity exceeds the stock', () => {
  it('has the message of the checkout on the cart page', async () => {
    const ada = createShopper(test.app);
    await ada.add('vase', 3, 'V1');
    await ada.add('postcards');
    expect(await seeCart(ada)).not.toContain('class="error"');
    await setStock(2, 'vase');
    const [vase, cards] = (await readCart(ada)).entries;
    expect([vase?.availability, cards]).toEqual([
      ONLY_TWO,
      expect.not.objectContaining({ availability: expect.anything() }),
    ]);
    const page = await seeCart(ada);
    expect(page.match(/class="error"/g)).toHaveLength(1);
    expect(page).toContain(`<p class="error" id="problem-${vase?.id}">${ONLY_TWO}</p>`);
    expect(page).toContain(`aria-invalid="true" aria-describedby="problem-${vase?.id}"`);
    expect((await ada.order()).text).toContain(ONLY_TWO);
    await setStock(0, 'vase');
    expect(await seeCart(ada)).toContain('“Vase” is sold out.');
  });

  it('is accepted if the pieces are held by an unpaid order of the same cart', async () => {
    const ada = createShopper(test.app);
    await ada.buy('vase', 4, 'V1');
    expect(await seeCart(ada)).not.toContain('class="error"');
    const bob = createShopper(test.app);
    await bob.add('vase', 1, 'V1');
    await setStock(0, 'vase');
    expect(await seeCart(bob)).toContain('“Vase” is sold out.');
    expect(await seeCart(ada)).not.toContain('class="error"');
  });
});

describe('a line whose product was removed', () => {
  it('stays on the cart page, is not part of the subtotal, and can be removed', async () => {
    const ada = createShopper(test.app);
    await ada.add('vase', 2, 'V1');
    await ada.add('postcards');
    await test.db.query(
      "delete from product_variant where site_id = $1 and product_id = 'vase' and sku = 'V1'",
      [test.siteId],
    );
    const page = await seeCart(ada);
    expect(page).toContain('<p class="error">“Vase” is no longer available.</p>');
    expect(await readCart(ada)).toMatchObject({ entries: [{ productId: 'postcards' }], totalQuantity: 1 });
    const action = /no longer available[\s\S]*?action="([^"]+)"/.exec(page)?.[1];
    expect((await ada.press(action!, { quantity: '0', returnTo: '/cart' })).status).toBe(303);
    const after = await seeCart(ada);
    expect(after).not.toContain('no longer available');
    expect(after).toContain('Ten postcards');
  });

  it('keeps the title from the time of its addition, even in a cart without other lines', async () => {
    const ada = createShopper(test.app);
    await ada.add('vase', 2, 'V1');
    await removeProduct(test.db, test.siteId, 'vase');
    const page = await seeCart(ada);
    expect(page).toContain('“Vase” is no longer available.');
    expect(page).toContain('Remove<span class="off"> Vase</span>');
    expect(page).not.toContain('V1');
    expect(page).toContain('You have nothing in your shopping cart');
    expect((await ada.see(routes.goToCheckout())).status).toBe(200);
  });

  it('keeps its title when its quantity changes, and in the cart of an account', async () => {
    const ada = createShopper(test.app);
    await ada.add('vase', 1, 'V1');
    await ada.add('vase', 1, 'V1');
    const [vase] = (await readCart(ada)).entries;
    await ada.press(getSitePath(calls.postCartItem, { entryId: vase!.id }), {
      quantity: '3',
      returnTo: '/cart',
    });
    await ada.signIn(await createMember(test));
    await removeProduct(test.db, test.siteId, 'vase');
    expect(await seeCart(ada)).toContain('“Vase” is no longer available.');
  });

  it('is not named by its SKU if it was added before titles were stored', async () => {
    const ada = createShopper(test.app);
    await ada.add('vase', 2, 'V1');
    await test.db.query("update cart set entries = entries #- '{0,title}' where site_id = $1", [test.siteId]);
    await removeProduct(test.db, test.siteId, 'vase');
    const page = await seeCart(ada);
    expect(page).toContain('<p class="error">A product in your cart is no longer available.</p>');
    expect(page).toContain('<button class="quiet" name="quantity" value="0">Remove</button>');
    expect(page).not.toContain('V1');
  });
});
