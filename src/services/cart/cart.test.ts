import { describe, expect, it } from 'vitest';
import { createStore } from '../../core/store';
import { createApi } from '../api/api';
import { type FakePage, fakePage } from '../page/testing/fake-page';
import * as script from './cart';
import { createLazyCart } from './lazy-cart';

const withCart = () => fakePage({ cookies: { ss_hasCart: '1' } });

function start(page: FakePage = withCart(), syncTabs = true) {
  const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
  return { page, cart: createLazyCart({ page, api, currency: 'EUR', syncTabs }, async () => script) };
}

const cartOf = (totalQuantity: number, subtotalCents: number) => ({
  id: 'c',
  totalQuantity,
  subtotalCents,
  subtotalAmount: { currency: 'EUR', minorUnits: subtotalCents },
});

describe('the cart', () => {
  it('is not fetched without the cart cookie', async () => {
    const { page, cart } = start(fakePage());
    cart.state.subscribe(() => {});
    await cart.refresh();
    expect(page.requests).toEqual([]);
    expect(cart.state.get()).toEqual({
      status: 'idle',
      totalQuantity: 0,
      subtotalCents: 0,
      currency: 'EUR',
      cart: null,
    });
  });

  it('is fetched once for concurrent subscribers, all of which are called [CRT-009]', async () => {
    const { page, cart } = start();
    page.respond({ json: cartOf(3, 4800) });
    const updates: string[] = [];
    cart.state.subscribe(({ status, totalQuantity }) => updates.push(`a ${status} ${totalQuantity}`));
    cart.state.subscribe(({ status, totalQuantity }) => updates.push(`b ${status} ${totalQuantity}`));
    await cart.refresh();
    expect(page.requests.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'GET /api/commerce/cart',
    ]);
    expect(updates).toEqual(['a loading 0', 'b loading 0', 'a ready 3', 'b ready 3']);
    expect(cart.state.get()).toMatchObject({ subtotalCents: 4800, currency: 'EUR' });
    expect(cart.state.get().cart?.id).toBe('c');
  });

  it.each([
    [{}, false],
    [{ ss_hasCart: '1' }, true],
    [{ ss_hasCart: '' }, false],
    [{ CART: 'token' }, true],
  ])('determines from the cookies %j whether there is a cart: %s [CRT-016]', (cookies, hasCart) => {
    expect(start(fakePage({ cookies })).cart.hasCookie()).toBe(hasCart);
  });

  it('keeps its totals if the server cannot be reached', async () => {
    const { page, cart } = start();
    page.respond({ json: cartOf(3, 4800) }, { status: 503 });
    await cart.refresh();
    await cart.refresh();
    expect(cart.state.get()).toMatchObject({ status: 'failed', totalQuantity: 3, subtotalCents: 4800 });
  });

  it('is empty once its cookie was removed after an order', async () => {
    const { page, cart } = start();
    page.respond({ json: cartOf(3, 4800) });
    await cart.refresh();
    page.cookies.remove('ss_hasCart');
    await cart.refresh();
    expect(cart.state.get()).toMatchObject({ status: 'idle', totalQuantity: 0, cart: null });
  });

  it('uses the currency of the settings if the response has none', async () => {
    const { page, cart } = start();
    page.respond({ json: { totalQuantity: 1, subtotalCents: 100 } });
    await cart.refresh();
    expect(cart.state.get().currency).toBe('EUR');
  });
});

describe('a cart change', () => {
  it('sends the item and applies the response, without optimistic updates', async () => {
    const { page, cart } = start();
    page.respond({ json: cartOf(2, 2400) }, { json: cartOf(5, 6000) }, { json: cartOf(0, 0) });
    const added = cart.add({ productId: 'p', sku: 's', quantity: 2 });
    expect(cart.state.get().totalQuantity).toBe(0);
    expect(await added).toEqual({ ok: true });
    expect(await cart.update('e/1', 5)).toEqual({ ok: true });
    expect(cart.state.get().totalQuantity).toBe(5);
    expect(await cart.remove('e/1')).toEqual({ ok: true });
    expect(page.requests.map(({ method, url, body }) => `${method} ${url.pathname} ${body}`)).toEqual([
      'POST /api/commerce/cart/items {"productId":"p","sku":"s","quantity":2}',
      'PUT /api/commerce/cart/items/e%2F1 {"quantity":5}',
      'DELETE /api/commerce/cart/items/e%2F1 ',
    ]);
  });

  it('does not wait for a pending read, and is not overwritten by its late response', async () => {
    const { page, cart } = start();
    page.respond('no-response', { json: cartOf(2, 2400) }, { json: cartOf(1, 1200) });
    cart.state.subscribe(() => {});
    await page.advance(0);
    expect(cart.state.get().status).toBe('loading');
    expect(await cart.add({ productId: 'p' })).toEqual({ ok: true });
    expect(cart.state.get()).toMatchObject({ status: 'ready', totalQuantity: 2 });
    // The read times out; its retry returns the cart from before the change.
    await page.advance(60_000);
    expect(page.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
    expect(cart.state.get()).toMatchObject({ status: 'ready', totalQuantity: 2 });
  });

  it('is dispatched on the page, for elements that were not loaded before', async () => {
    const { page, cart } = start(fakePage({ cookies: { crumb: 'x' } }));
    page.respond({ json: cartOf(1, 4800) });
    await cart.add({ productId: 'p' });
    expect(page.events).toEqual([
      { type: 'site-services-cart', detail: { totalQuantity: 1, subtotalCents: 4800, currency: 'EUR' } },
    ]);
  });

  it('waits for the previous one, so that the last response is the newest', async () => {
    const { page, cart } = start();
    page.respond({ json: cartOf(1, 100) }, { json: cartOf(2, 200) });
    const first = cart.add({ productId: 'p' });
    const second = cart.add({ productId: 'p' });
    await first;
    expect(cart.state.get().totalQuantity).toBe(1);
    await second;
    expect(cart.state.get().totalQuantity).toBe(2);
  });

  it.each([
    ['Unable to add item', (cart: ReturnType<typeof start>['cart']) => cart.add({ productId: 'p' })],
    ['Unable to update quantity', (cart: ReturnType<typeof start>['cart']) => cart.update('e', 2)],
    ['Unable to remove item', (cart: ReturnType<typeof start>['cart']) => cart.remove('e')],
  ])(
    'returns the message "%s" and the reason of the server [CRT-020] [CRT-021] [CRT-022]',
    async (message, change) => {
      const { page, cart } = start();
      page.respond({ status: 500 }, { status: 409, json: { error: 'Only 2 left.' } });
      expect(await change(cart)).toEqual({ ok: false, message });
      expect(await change(cart)).toEqual({ ok: false, message, reason: 'Only 2 left.' });
      expect(cart.state.get().status).toBe('idle');
    },
  );

  it('is combined with further changes of the same entry while a call is in flight', async () => {
    const { page, cart } = start();
    let resolve = () => {};
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    page.respond({ json: cartOf(1, 100), after: promise }, ({ body }) => ({
      json: cartOf((JSON.parse(body) as { quantity: number }).quantity, 100),
    }));
    const first = cart.update('a', 1);
    await page.advance(0);
    const others = [2, 3, 4].map((quantity) => cart.update('a', quantity));
    const other = cart.update('b', 7);
    resolve();
    expect(await Promise.all([first, ...others, other])).toEqual(
      Array.from({ length: 5 }, () => ({ ok: true })),
    );
    expect(page.requests.map(({ url, body }) => `${url.pathname.slice(-1)} ${body}`)).toEqual([
      'a {"quantity":1}',
      'a {"quantity":4}',
      'b {"quantity":7}',
    ]);
  });

  it('reports a missing connection [CRT-023]', async () => {
    const { page, cart } = start();
    page.respond('offline');
    expect(await cart.add({ productId: 'p' })).toEqual({
      ok: false,
      message: 'Please check your internet connection',
    });
  });

  it('uses custom messages of the page [I18-005]', async () => {
    const cart = { addFailed: 'Das ging nicht.', offline: 'Kein Netz.' };
    const started = start(fakePage({ cookies: { ss_hasCart: '1' }, messages: { cart } }));
    started.page.respond({ status: 500 }, 'offline');
    expect(await started.cart.add({ productId: 'p' })).toMatchObject({ message: 'Das ging nicht.' });
    expect(await started.cart.add({ productId: 'p' })).toMatchObject({ message: 'Kein Netz.' });
  });

  it('keeps the id of an addition whose response was lost, so that a retry adds once', async () => {
    const { page, cart } = start();
    page.respond('offline', { status: 500 }, { status: 400, json: { error: 'Only 2 left.' } });
    page.respond({ json: cartOf(1, 100) }, { json: cartOf(2, 200) });
    for (let i = 0; i < 5; i++) await cart.add({ productId: 'p' });
    const [lost, failed, rejected, added, next] = page.requests.map(({ headers }) =>
      headers.get('Add-To-Cart-Id'),
    );
    expect(lost).toMatch(/^[\da-f-]{36}$/);
    expect([failed, rejected]).toEqual([lost, lost]);
    expect(new Set([lost, added, next]).size).toBe(3);
  });

  it('is possible after a failure', async () => {
    const { page, cart } = start();
    page.respond('offline', { json: cartOf(1, 100) });
    await cart.add({ productId: 'p' });
    expect(await cart.add({ productId: 'p' })).toEqual({ ok: true });
  });
});

describe('the cart after a sign-in', () => {
  it('is fetched in all tabs that show a cart', async () => {
    const { page, cart } = start();
    const other = start(page.openTab());
    page.respond({ json: cartOf(1, 100) }, { json: cartOf(3, 300) });
    other.page.respond({ json: cartOf(1, 100) }, { json: cartOf(3, 300) });
    await cart.refresh();
    await other.cart.refresh();
    await cart.reload();
    await other.page.advance(0);
    expect([cart.state.get().totalQuantity, other.cart.state.get().totalQuantity]).toEqual([3, 3]);
    const detail = { totalQuantity: 3, subtotalCents: 300, currency: 'EUR', isReload: true };
    expect(page.events).toEqual([{ type: 'site-services-cart', detail }]);
  });

  it('is fetched only if the account has a cart', async () => {
    const { page, cart } = start(fakePage());
    await cart.reload();
    expect([page.requests, page.events]).toEqual([[], []]);
    page.cookies.set('ss_hasCart', '1');
    page.respond({ json: cartOf(2, 200) });
    await cart.reload();
    expect([cart.state.get().totalQuantity, page.events.length]).toEqual([2, 1]);
  });
});

describe('carts in other tabs', () => {
  it('apply a change of the cart', async () => {
    const { page, cart } = start(fakePage());
    const other = start(page.openTab());
    other.cart.state.subscribe(() => {});
    page.respond({ json: cartOf(1, 100), cookies: { ss_hasCart: '1' } }, { json: cartOf(2, 200) });
    other.page.respond({ json: cartOf(1, 100) }, { json: cartOf(2, 200) });
    await cart.add({ productId: 'p' });
    await other.page.advance(0);
    expect(other.cart.state.get()).toMatchObject({ status: 'ready', totalQuantity: 1 });
    const idle = start(page.openTab());
    await cart.add({ productId: 'p' });
    await other.page.advance(0);
    expect(other.cart.state.get().totalQuantity).toBe(2);
    expect(idle.page.requests).toEqual([]);
  });

  it.each(['another tab', 'a page that was left by Back'])(
    'notify elements that are not loaded without a cart about the first cart, of %s',
    async (from) => {
      const { page, cart } = start(fakePage());
      const other = start(page.openTab());
      other.page.respond({ json: cartOf(1, 100) });
      if (from === 'another tab') {
        page.respond({ json: cartOf(1, 100), cookies: { ss_hasCart: '1' } });
        await cart.add({ productId: 'p' });
      } else {
        page.cookies.set('ss_hasCart', '1');
        other.page.fire('restore');
      }
      await other.page.advance(0);
      const detail = { totalQuantity: 1, subtotalCents: 100, currency: 'EUR', isReload: true };
      expect(other.page.events).toEqual([{ type: 'site-services-cart', detail }]);
    },
  );

  it('are fetched again after a restore from the back/forward cache', async () => {
    const { page, cart } = start();
    page.respond({ json: cartOf(1, 100) }, { json: cartOf(2, 200) });
    await cart.refresh();
    page.fire('restore');
    await page.advance(0);
    expect(cart.state.get().totalQuantity).toBe(2);
  });

  it('are not observed after stop', () => {
    const { page, cart } = start();
    cart.stop();
    expect(page.activeCount()).toBe(0);
  });
});

describe('the last addition', () => {
  it('stays dismissed if the next one fails', async () => {
    const { page, cart } = start();
    page.respond({ json: cartOf(1, 100) });
    await cart.add({ productId: 'p' });
    page.pressEscape();
    expect(cart.lastAddition().isDismissed).toBe(true);
    page.respond({ status: 503 });
    expect(await cart.add({ productId: 'q' })).toMatchObject({ ok: false });
    expect(cart.lastAddition().isDismissed).toBe(true);
    page.respond({ json: cartOf(2, 200) });
    await cart.add({ productId: 'r' });
    expect(cart.lastAddition().isDismissed).toBe(false);
  });
});

describe('the cart of a page without <site-services>', () => {
  it('is empty and never fetched, but items can be added', async () => {
    const { page, cart } = start(withCart(), false);
    cart.state.subscribe(() => {});
    await cart.refresh();
    expect(page.requests).toEqual([]);
    page.respond({ json: cartOf(1, 100) });
    expect(await cart.add({ productId: 'p' })).toEqual({ ok: true });
    cart.stop();
    expect(page.activeCount()).toBe(0);
  });
});
