import { describe, expect, it } from 'vitest';
import type { Cart, ProductList } from '../../core/wire/commerce';
import { sha256 } from '../domain/signing';
import { sharedApp } from '../testing/shared-app';
import { createFormPost, createJsonRequest, getCookies } from '../testing/test-app';

const ITEMS = '/api/commerce/cart/items';

const test = sharedApp();

/** A browser client that keeps cookies and sends its crumb. */
function browser() {
  const jar: Record<string, string> = {};
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = Object.entries(jar)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const headers = { ...(init.headers as Record<string, string>), cookie };
    const response = await test.app.request(path, { ...init, headers });
    Object.assign(jar, getCookies(response));
    return response;
  }
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    if (!jar.crumb) await send('/api/crumb');
    const init = body === undefined ? { method } : createJsonRequest(method, body);
    return send(path, {
      ...init,
      headers: { ...('headers' in init ? init.headers : {}), 'x-crumb': jar.crumb! },
    });
  };
  const cart = async (): Promise<Cart> => (await (await send('/api/commerce/cart')).json()) as Cart;
  return { jar, send, call, cart };
}

describe('products', () => {
  it('are listed with exact prices in the owner’s order', async () => {
    const { products } = (await (await test.app.request('/api/commerce/products')).json()) as ProductList;
    expect(products.slice(0, 8).map((product) => product.id)).toEqual([
      'print-dawn-ridge',
      'print-salt-flats',
      'book-north',
      'postcards',
      'gift-card',
      'print-fog-forest',
      'print-club',
      'darkroom-class',
    ]);
    expect(products[1]?.variants[0]?.price).toEqual({ currency: 'EUR', minorUnits: 6500 });
  });

  it('are listed by collection', async () => {
    const listed = async (id: string): Promise<string[]> => {
      const response = await test.app.request(`/api/commerce/products?collectionId=${id}`);
      return ((await response.json()) as ProductList).products.map((product) => product.id);
    };
    const stoneware = await listed('tidewell');
    expect(stoneware).toHaveLength(29);
    expect(stoneware.slice(0, 2)).toEqual(['harbor-mug', 'espresso-cup']);
    expect(await listed('none')).toEqual([]);
  });
});

describe('cart by script', () => {
  it('is empty and not stored before an item is added', async () => {
    const visitor = browser();
    expect(await visitor.cart()).toMatchObject({
      id: '',
      websiteId: test.siteId,
      entries: [],
      totalQuantity: 0,
    });
    expect(visitor.jar).toEqual({});
  });

  it('adds, merges, changes and removes entries, with totals from the product table', async () => {
    const visitor = browser();
    await visitor.call('POST', ITEMS, { productId: 'book-north', quantity: 2, price: 1, unitPrice: 1 });
    await visitor.call('POST', ITEMS, { productId: 'postcards' });
    const response = await visitor.call('POST', ITEMS, { productId: 'book-north' });
    const cart = (await response.json()) as Cart;
    expect(cart.entries.map((entry) => [entry.productId, entry.quantity])).toEqual([
      ['book-north', 3],
      ['postcards', 1],
    ]);
    expect(cart).toMatchObject({
      subtotalCents: 13_100,
      grandTotalCents: 13_100,
      totalQuantity: 4,
      requiresShipping: true,
    });
    expect(cart.subtotalAmount).toEqual({ currency: 'EUR', minorUnits: 13_100 });
    const [book, cards] = cart.entries;
    await visitor.call('PUT', `${ITEMS}/${book?.id}`, { quantity: 1 });
    await visitor.call('DELETE', `${ITEMS}/${cards?.id}`);
    expect(await visitor.cart()).toMatchObject({ subtotalCents: 3900, totalQuantity: 1, version: 5 });
  });

  it('hides its cookie from scripts and exposes only a flag', async () => {
    const visitor = browser();
    const response = await visitor.call('POST', ITEMS, { productId: 'postcards' });
    const set = response.headers.getSetCookie();
    expect(set.find((cookie) => cookie.startsWith('ss_cart='))).toMatch(/HttpOnly/);
    expect(set.find((cookie) => cookie.startsWith('ss_hasCart=1'))).not.toMatch(/HttpOnly/);
    const { rows } = await test.db.query<{ token_hash: string }>(
      'select token_hash from cart where site_id = $1',
      [test.siteId],
    );
    expect(rows.some((row) => row.token_hash === visitor.jar.ss_cart)).toBe(false);
  });

  it('loses no items when ten tabs add some concurrently', async () => {
    const visitor = browser();
    await visitor.call('POST', ITEMS, { productId: 'postcards' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor.call('POST', ITEMS, { productId: 'postcards' })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(200));
    expect((await visitor.cart()).totalQuantity).toBe(6);
  });

  it('rejects excess quantities, unknown products, foreign entries and invalid quantities', async () => {
    const visitor = browser();
    const tooMany = await visitor.call('POST', ITEMS, { productId: 'print-salt-flats', quantity: 13 });
    expect(await tooMany.json()).toEqual({ error: 'Only 12 of “Salt Flats, print 50 x 70” are left.' });
    expect((await visitor.call('POST', ITEMS, { productId: 'nothing' })).status).toBe(404);
    expect((await visitor.call('PUT', `${ITEMS}/nothing`, { quantity: 1 })).status).toBe(404);
    for (const quantity of [-1, 1.5, '2', 1e9]) {
      expect((await visitor.call('POST', ITEMS, { productId: 'postcards', quantity })).status).toBe(400);
    }
    expect((await visitor.cart()).entries).toEqual([]);
  });

  it('accepts a larger quantity in a full cart, and rejects only a new entry', async () => {
    const visitor = browser();
    await visitor.call('POST', ITEMS, { productId: 'postcards' });
    const [line] = (await visitor.cart()).entries;
    const entries = Array.from({ length: 200 }, (_, i) => ({
      ...line,
      id: `e${i}`,
      ...(i && { sku: `gone-${i}` }),
    }));
    await test.db.query('update cart set entries = $2::jsonb where site_id = $1 and token_hash = $3', [
      test.siteId,
      JSON.stringify(entries),
      sha256(visitor.jar.ss_cart!),
    ]);
    expect((await visitor.call('POST', ITEMS, { productId: 'postcards' })).status).toBe(200);
    expect((await visitor.call('POST', ITEMS, { productId: 'book-north' })).status).toBe(400);
  });

  it('does not adopt a cart token that it did not issue', async () => {
    const visitor = browser();
    visitor.jar.ss_cart = 'chosen-by-an-attacker';
    await visitor.call('POST', ITEMS, { productId: 'postcards' });
    expect(visitor.jar.ss_cart).not.toBe('chosen-by-an-attacker');
  });

  it('rejects a change without a crumb; a retry with the fresh one succeeds', async () => {
    const first = await test.app.request(ITEMS, createJsonRequest('POST', { productId: 'postcards' }));
    expect(first.status).toBe(400);
    const { crumbFail, crumb } = (await first.json()) as { crumbFail: boolean; crumb: string };
    expect(crumbFail).toBe(true);
    expect(getCookies(first).crumb).toBe(crumb);
    const headers = { cookie: `crumb=${crumb}` };
    const byQuery = await test.app.request(
      `${ITEMS}?crumb=${crumb}`,
      createJsonRequest('POST', { productId: 'postcards' }, headers),
    );
    expect(byQuery.status).toBe(200);
    const forged = await test.app.request(
      `${ITEMS}?crumb=a.b`,
      createJsonRequest('POST', { productId: 'postcards' }, { cookie: 'crumb=a.b' }),
    );
    expect(await forged.json()).toMatchObject({ crumbFail: true });
  });
});

describe('cart without script', () => {
  const OWN = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' };

  it('adds an item with a native form and returns to the page', async () => {
    const visitor = browser();
    const response = await visitor.send(
      ITEMS,
      createFormPost({ productId: 'postcards', quantity: '2', returnTo: '/shop/#cards' }, OWN),
    );
    expect([response.status, response.headers.get('location')]).toEqual([303, '/shop/#cards']);
    expect((await visitor.cart()).totalQuantity).toBe(2);
  });

  it('adds nothing for quantity zero', async () => {
    const visitor = browser();
    const answer = await visitor.send(ITEMS, createFormPost({ productId: 'postcards', quantity: '0' }, OWN));
    expect(answer.status).toBe(422);
    expect((await visitor.cart()).entries).toEqual([]);
  });

  it('shows the cart, and changes and removes entries with native forms', async () => {
    const visitor = browser();
    await visitor.send(ITEMS, createFormPost({ productId: 'book-north' }, OWN));
    const entryId = (await visitor.cart()).entries[0]?.id;
    const page = await (await visitor.send('/cart')).text();
    expect(page).toContain(`action="${ITEMS}/${entryId}"`);
    expect(page).toContain('€39.00');
    const fromShop = await visitor.send('/cart', { headers: { referer: 'http://localhost/shop/' } });
    expect(await fromShop.text()).toContain('href="/shop/">Continue Shopping</a>');
    await visitor.send(`${ITEMS}/${entryId}`, createFormPost({ quantity: '3' }, OWN));
    expect((await visitor.cart()).subtotalCents).toBe(11_700);
    const removed = await visitor.send(
      `${ITEMS}/${entryId}`,
      createFormPost({ quantity: '0' }, { ...OWN, referer: 'http://localhost/cart' }),
    );
    expect(removed.headers.get('location')).toMatch(/^\/cart\?removed=/);
    expect(await (await visitor.send('/cart')).text()).toContain('You have nothing in your shopping cart');
  });

  it('remembers the shop page, on this site only', async () => {
    const visitor = browser();
    await visitor.send(ITEMS, createFormPost({ productId: 'book-north' }, OWN));
    const fromShop = await visitor.send('/cart', { headers: { referer: 'http://localhost/shop/' } });
    expect(await fromShop.text()).toContain('name="returnTo" value="/cart?from=%2Fshop%2F"');
    const again = await visitor.send('/cart?from=%2Fshop%2F', {
      headers: { referer: 'http://localhost/cart' },
    });
    expect(await again.text()).toContain('href="/shop/">Continue Shopping</a>');
    const elsewhere = await visitor.send('/cart?from=https%3A%2F%2Fevil.example%2F');
    expect(await elsewhere.text()).toContain('href="/">Continue Shopping</a>');
  });

  it('shows on the cart page why an item could not be added', async () => {
    const response = await browser().send(
      ITEMS,
      createFormPost({ productId: 'print-salt-flats', quantity: '99' }, OWN),
    );
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Only 12 of “Salt Flats, print 50 x 70” are left.');
  });

  it('rejects forms of other sites and of unknown origin', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await test.app.request(ITEMS, createFormPost({ productId: 'postcards' }, foreign))).status).toBe(
      403,
    );
    expect((await test.app.request(ITEMS, createFormPost({ productId: 'postcards' }))).status).toBe(400);
  });
});
