import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../../core/store';
import { createApi } from '../api/api';
import { type FakePage, fakePage } from '../page/testing/fake-page';
import * as script from './cart';
import { createLazyCart } from './lazy-cart';

const withCart = () => fakePage({ cookies: { ss_hasCart: '1' } });

/** @param waitFor delays the load of the script; a rejection makes it fail */
function setup(page: FakePage, waitFor: () => Promise<unknown> = async () => {}) {
  const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
  const load = vi.fn(async () => {
    await waitFor();
    return script;
  });
  return { page, load, cart: createLazyCart({ page, api, currency: 'EUR', syncTabs: true }, load) };
}

const cartOf = (totalQuantity: number) => ({ id: 'c', totalQuantity, subtotalCents: totalQuantity * 100 });

/** A load that is pending until `release` is called. */
function hold() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release: () => release(), waitFor: () => released };
}

const offline = async () => Promise.reject(new Error('offline'));

describe('the cart script', () => {
  it('is not loaded for a visitor with a cart unless an element needs it', async () => {
    const { page, cart, load } = setup(withCart());
    expect([cart.state.get().status, cart.hasCookie(), cart.lastAddition().at]).toEqual(['idle', true, 0]);
    const other = setup(page.openTab());
    page.respond({ json: cartOf(1) });
    await cart.add({ productId: 'p' });
    other.page.fire('restore');
    await other.page.advance(0);
    expect([load.mock.calls.length, other.load.mock.calls.length]).toEqual([1, 0]);
  });

  it('is not loaded for elements that show the cart of a visitor without one', async () => {
    const { page, cart, load } = setup(fakePage());
    cart.state.subscribe(() => {});
    await cart.refresh();
    await cart.reload();
    page.fire('restore');
    await page.advance(0);
    expect(load).not.toHaveBeenCalled();
    expect(cart.state.get().status).toBe('idle');
  });

  it('is loaded for elements that show the cart when another tab adds an item', async () => {
    const { page, cart, load } = setup(fakePage());
    const other = setup(page.openTab());
    other.cart.state.subscribe(() => {});
    page.respond({ json: cartOf(2), cookies: { ss_hasCart: '1' } });
    other.page.respond({ json: cartOf(2) });
    await cart.add({ productId: 'p', quantity: 2 });
    await other.page.advance(0);
    expect([load.mock.calls.length, other.load.mock.calls.length]).toEqual([1, 1]);
    expect(other.cart.state.get()).toMatchObject({ status: 'ready', totalQuantity: 2 });
  });

  it('is loaded once for all concurrent callers, and the status of the cart is "loading" meanwhile', async () => {
    const { release, waitFor } = hold();
    const { page, cart, load } = setup(withCart(), waitFor);
    page.respond({ json: cartOf(1) }, { json: cartOf(5) });
    const statuses: string[] = [];
    cart.preload();
    cart.state.subscribe(({ status }) => statuses.push(status));
    const read = cart.refresh();
    const changes = [2, 3, 5].map((quantity) => cart.update('e', quantity));
    await page.advance(0);
    expect([statuses, page.requests]).toEqual([['loading'], []]);
    release();
    expect(await Promise.all([...changes, read])).toEqual([
      { ok: true },
      { ok: true },
      { ok: true },
      undefined,
    ]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(page.requests.map(({ method, body }) => `${method} ${body}`).sort()).toEqual([
      'GET ',
      'PUT {"quantity":5}',
    ]);
    expect(cart.state.get()).toMatchObject({ status: 'ready', totalQuantity: 5 });
  });

  it('is loaded again after a failure, which is reported as a missing connection [CRT-023]', async () => {
    const messages = { cart: { offline: 'Kein Netz.' } };
    const waitFor = vi.fn(async () => {});
    const { page, cart } = setup(fakePage({ cookies: { ss_hasCart: '1' }, messages }), waitFor);
    waitFor.mockImplementationOnce(offline).mockImplementationOnce(offline);
    await cart.refresh();
    expect(cart.state.get()).toMatchObject({ status: 'failed', cart: null });
    expect(await cart.add({ productId: 'p' })).toEqual({ ok: false, message: 'Kein Netz.' });
    expect(page.requests).toEqual([]);
    page.respond({ json: cartOf(1) });
    expect(await cart.add({ productId: 'p' })).toEqual({ ok: true });
    expect(cart.state.get()).toMatchObject({ status: 'ready', totalQuantity: 1 });
  });

  it('has an English message if it cannot be loaded', async () => {
    const { cart } = setup(fakePage(), offline);
    const message = 'Please check your internet connection';
    expect(await cart.remove('e')).toEqual({ ok: false, message });
  });
});

it('an addition is dismissed by Escape while the script loads', async () => {
  const { release, waitFor } = hold();
  const { page, cart } = setup(fakePage(), waitFor);
  page.respond({ json: cartOf(1) });
  const added = cart.add({ productId: 'p' });
  page.pressEscape();
  release();
  expect(await added).toEqual({ ok: true });
  expect(cart.lastAddition().isDismissed).toBe(true);
});

it('a sign-in notifies the other tabs immediately, because the visitor may leave the page before the script has loaded', async () => {
  const { page, cart, load } = setup(withCart(), () => new Promise(() => {}));
  const other = setup(page.openTab());
  other.page.respond({ json: cartOf(1) }, { json: cartOf(3) });
  await other.cart.refresh();
  void cart.reload();
  page.crash();
  await other.page.advance(0);
  expect(load.mock.calls.length).toBeLessThan(2);
  expect(other.cart.state.get().totalQuantity).toBe(3);
});
