import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../core/wire/commerce';
import { addProduct } from '../stores/catalog';
import { createProductInput } from '../testing/product-input';
import { sharedApp } from '../testing/shared-app';
import { createShopper } from '../testing/shopper';

const ITEMS = '/api/commerce/cart/items';
const CART = '/cart?from=%2Fshop%2F';

const test = sharedApp('cart');

beforeEach(async () => {
  await test.db.query("delete from product_variant where site_id = $1 and product_id = 'ring'", [
    test.siteId,
  ]);
  await test.db.query("delete from product where site_id = $1 and id = 'ring'", [test.siteId]);
  const product = createProductInput('Ring', { textFields: [{ name: 'Engraving', required: true }] });
  const variant = { sku: 'R1', priceCents: 9000, salePriceCents: null, onSale: false, stock: 3 };
  await addProduct(test.db, test.siteId, 'ring', product, [{ ...variant, optionValues: [] }]);
});

type Shopper = ReturnType<typeof createShopper>;

const readCart = async (shopper: Shopper): Promise<Cart> =>
  JSON.parse((await shopper.see('/api/commerce/cart')).text) as Cart;
const quantities = async (shopper: Shopper) =>
  (await readCart(shopper)).entries.map(({ productId, quantity }) => [productId, quantity]);

/** Presses "Remove" for a product and returns the address of the response. */
async function remove(shopper: Shopper, productId: string, returnTo = CART): Promise<string> {
  const { entries } = await readCart(shopper);
  const entry = entries.find((one) => one.productId === productId)!;
  return (await shopper.press(`${ITEMS}/${entry.id}`, { quantity: '0', returnTo })).location;
}

/** The fields of the undo form; undefined without one. */
function readUndo(page: string): Record<string, string> | undefined {
  const form = /<p role="status">[^<]*<\/p>\s*<form([\s\S]*?)<\/form>/.exec(page)?.[1];
  const fields = form?.matchAll(/name="([^"]+)" value="([^"]*)"/g);
  return fields && Object.fromEntries([...fields].map(([, name, value]) => [name, decode(value!)]));
}

const decode = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

describe('a removal without script', () => {
  it('is confirmed on the page of the empty cart, with a form that restores the item', async () => {
    const ada = createShopper(test.app);
    await ada.add('postcards', 2);
    const location = await remove(ada, 'postcards');
    expect(location).toContain(`${CART}&removed=`);
    const page = (await ada.see(location)).text;
    expect(page).toContain('<p role="status">Ten postcards was removed.</p>');
    expect(page).toContain('You have nothing in your shopping cart');
    expect(page).toContain('Undo<span class="off">');
    expect((await ada.press(ITEMS, readUndo(page))).location).toBe(CART);
    expect(await quantities(ada)).toEqual([['postcards', 2]]);
  });

  it('can be undone in a cart with other lines, and the entered texts are restored', async () => {
    const ada = createShopper(test.app);
    const texts = { 'field[Engraving]': 'A "&" B' };
    await ada.press(ITEMS, { productId: 'ring', sku: 'R1', quantity: '2', ...texts });
    await ada.add('postcards');
    const before = (await readCart(ada)).entries[0]!;
    const location = await remove(ada, 'ring');
    expect(decodeURIComponent(location)).not.toContain('A "');
    const page = (await ada.see(location)).text;
    expect(page).toContain('Ring, A &quot;&amp;&quot; B was removed.');
    expect(await quantities(ada)).toEqual([['postcards', 1]]);
    await ada.press(ITEMS, readUndo(page));
    expect((await readCart(ada)).entries[1]).toEqual({ ...before, id: expect.any(String) });
  });

  it('can be undone once, however often the button is pressed', async () => {
    const ada = createShopper(test.app);
    await ada.add('postcards', 2);
    const location = await remove(ada, 'postcards');
    const fields = readUndo((await ada.see(location)).text);
    await ada.press(ITEMS, fields);
    await ada.press(ITEMS, fields);
    expect(await quantities(ada)).toEqual([['postcards', 2]]);
    expect((await ada.see(location)).text).not.toContain('role="status"');
    expect(readUndo((await ada.see(await remove(ada, 'postcards'))).text)).toMatchObject({ quantity: '2' });
  });

  it('cannot be undone after another change, by another visitor, or with a forged address', async () => {
    const ada = createShopper(test.app);
    await ada.add('postcards', 2);
    const location = await remove(ada, 'postcards');
    const bob = createShopper(test.app);
    await bob.add('book-north');
    const damaged = [`${location.slice(0, -4)}AAAA`, `${CART}&removed=x`, `${CART}&removed=`];
    for (const path of damaged) expect(await ada.see(path)).toMatchObject({ status: 200 });
    for (const path of damaged) expect(readUndo((await ada.see(path)).text)).toBeUndefined();
    expect(readUndo((await bob.see(location)).text)).toBeUndefined();
    expect([await quantities(ada), await quantities(bob)]).toEqual([[], [['book-north', 1]]]);
    await ada.add('book-north');
    expect(readUndo((await ada.see(location)).text)).toBeUndefined();
  });

  it('cannot be undone with a larger quantity than the stock, and the reason is shown', async () => {
    const ada = createShopper(test.app);
    await ada.add('print-salt-flats', 2);
    const page = (await ada.see(await remove(ada, 'print-salt-flats'))).text;
    const forged = await ada.press(ITEMS, { ...readUndo(page), quantity: '99' });
    expect([forged.status, forged.text]).toEqual([422, expect.stringContaining('Only 12 of')]);
    expect(await quantities(ada)).toEqual([]);
  });

  it('returns to the page that it came from', async () => {
    const ada = createShopper(test.app);
    await ada.add('postcards');
    expect(await remove(ada, 'postcards', '/shop/?page=2#cards')).toBe('/shop/?page=2#cards');
  });
});
