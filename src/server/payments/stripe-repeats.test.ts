// Repeated, concurrent and failed requests to Stripe: one order has one session that can be paid.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedApp } from '../testing/shared-app';
import { BOOK, createShopState, SHOP_TABLES } from '../testing/shop-state';
import { BUYER, createShopper } from '../testing/shopper';
import { restartApp } from '../testing/test-app';
import { createStripe } from './stripe';
import { createFakeStripe } from './testing/fake-stripe';

const test = sharedApp(...SHOP_TABLES, 'cart');
const { setStock, held, states } = createShopState(test);
const PAGE = /^https:\/\/checkout\.stripe\.com\//;
const SESSIONS = '/v1/checkout/sessions';

describe('an order through Stripe', () => {
  let fake: ReturnType<typeof createFakeStripe>;

  const createStripeShop = () => {
    const stripe = createStripe(
      { url: 'https://stripe.example', key: 'sk_test', webhookSecrets: ['whsec'] },
      test.deps.clock,
    );
    const app = restartApp(test, { payments: [stripe, ...test.deps.payments] });
    return { stripe, shopper: () => createShopper(app) };
  };
  /** A buyer with a filled cart who sends the same checkout again and again. */
  const createBuyer = async (shopper: () => ReturnType<typeof createShopper>) => {
    const ada = shopper();
    await ada.add(BOOK);
    const attempt = await ada.open();
    return async () => {
      const { status, location } = await ada.order(attempt, BUYER);
      return PAGE.test(location) ? location : status;
    };
  };
  const openKeys = () =>
    fake.requests
      .filter(({ path, key }) => path === SESSIONS && key)
      .map(({ key }) => key!.split(':open')[1]);

  beforeEach(async () => {
    fake = createFakeStripe(test.deps.clock);
    vi.stubGlobal('fetch', fake.fetch);
    await setStock(10);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('that is sent twice concurrently has one session, although Stripe rejects the second request', async () => {
    const send = await createBuyer(createStripeShop().shopper);
    fake.delayMs = 150;
    const [one, two] = await Promise.all([send(), send()]);
    expect([one, two]).toEqual([expect.stringMatching(PAGE), one]);
    expect([fake.getOpen().length, await held()]).toEqual([1, 1]);
  });

  it('waits while its object is locked, but not forever', async () => {
    const send = await createBuyer(createStripeShop().shopper);
    fake.locks = 2;
    expect(await send()).toMatch(PAGE);
    fake.locks = 1000;
    expect(await (await createBuyer(createStripeShop().shopper))()).toBe(503);
  });

  it('can be paid after a failure that Stripe repeats for the same idempotency key', async () => {
    const send = await createBuyer(createStripeShop().shopper);
    const fail = (url: string, init?: RequestInit) => {
      fake.status = init?.method === 'POST' ? 500 : 200;
      return fake.fetch(url, init).finally(() => (fake.status = 200));
    };
    vi.stubGlobal('fetch', fail);
    expect([await send(), await send()]).toEqual([503, 503]);
    vi.stubGlobal('fetch', fake.fetch);
    const page = await send();
    expect(page).toMatch(PAGE);
    expect(await send()).toBe(page);
    expect(openKeys()).toEqual(['', '', ':2', '', ':2', ':3']);
    expect([fake.getOpen().length, await states()]).toEqual([1, ['pending']]);
  });

  it('uses no other idempotency key while the sessions cannot be read', async () => {
    const send = await createBuyer(createStripeShop().shopper);
    fake.status = 500;
    expect([await send(), await send(), openKeys()]).toEqual([503, 503, ['', '']]);
  });

  it('reuses the session of a request that failed after it had opened one', async () => {
    const { shopper } = createStripeShop();
    const send = await createBuyer(shopper);
    fake.isBreaking = true;
    expect(await send()).toBe(503);
    fake.isBreaking = false;
    // More sessions of other orders than fit on a page.
    for (let count = 0; count < 120; count++)
      await fake.fetch(`https://stripe.example${SESSIONS}`, {
        method: 'POST',
        body: new URLSearchParams({
          client_reference_id: `other-${count}`,
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'eur',
          'line_items[0][price_data][unit_amount]': '100',
        }),
      });
    expect(await send()).toBe('https://checkout.stripe.com/c/pay/cs_test_1');
    expect(openKeys()).toEqual(['', '']);
  });

  it('opens one session for concurrent retries after a failure', async () => {
    const send = await createBuyer(createStripeShop().shopper);
    fake.status = 500;
    expect(await send()).toBe(503);
    fake.status = 200;
    fake.delayMs = 50;
    const pages = await Promise.all([send(), send(), send()]);
    expect(new Set(pages).size).toBe(1);
    expect([pages[0], fake.getOpen().length]).toEqual([expect.stringMatching(PAGE), 1]);
  });

  it.each([
    ['before', { status: 500 }],
    ['after', { isBreaking: true }],
  ])('is refunded once despite a failure %s the refund', async (_, failure) => {
    const { stripe, shopper } = createStripeShop();
    await (await createBuyer(shopper))();
    const [session] = fake.getOpen();
    fake.pay(session!);
    const refund = () => stripe.refund(session!, 'refund-1');
    const fail = (url: string, init?: RequestInit) => {
      if (init?.method === 'POST') Object.assign(fake, failure);
      return fake.fetch(url, init).finally(() => Object.assign(fake, { status: 200, isBreaking: false }));
    };
    vi.stubGlobal('fetch', fail);
    await expect(refund()).rejects.toThrow(/status 500/);
    vi.stubGlobal('fetch', fake.fetch);
    await refund();
    await refund();
    expect(fake.refunds.get(`pi_${session}`)).toBe(1);
  });
});
