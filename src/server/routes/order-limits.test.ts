// The smallest and the largest amount that Stripe accepts, in every currency.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currencies } from '../../core/currencies';
import { formatMoney } from '../../core/money';
import { getText } from '../languages/texts';
import { issueByHand } from '../orders/gift-cards';
import { createStripe } from '../payments/stripe';
import { createFakeStripe } from '../payments/testing/fake-stripe';
import { sharedApp } from '../testing/shared-app';
import { BOOK, createShopState, SHOP_TABLES } from '../testing/shop-state';
import { BUYER, createShopper } from '../testing/shopper';
import { restartApp } from '../testing/test-app';

const test = sharedApp(...SHOP_TABLES, 'cart', 'gift_card', 'gift_card_use');
const { setPrice, setStock, orders, held, stock } = createShopState(test);

const STOCK = 10;
const PAGE = /^https:\/\/checkout\.stripe\.com\//;

describe.each(currencies.map(({ code }) => code))('an order in %s through Stripe', (currency) => {
  let fake: ReturnType<typeof createFakeStripe>;
  const openShop = () => {
    const stripe = createStripe(
      { url: 'https://stripe.example', key: 'sk_test', webhookSecrets: ['whsec'] },
      test.deps.clock,
    );
    const site = { ...test.deps.site, currency };
    const app = restartApp(test, { site, payments: [stripe, ...test.deps.payments] });
    const order = async (cents: number, more: Record<string, string> = {}) => {
      await setPrice(cents);
      const ada = createShopper(app);
      await ada.add(BOOK);
      return ada.order(undefined, { ...BUYER, ...more });
    };
    return { order, ...stripe.getLimits(currency), deps: { ...test.deps, site } };
  };
  const say = (key: 'checkout.tooSmall' | 'checkout.tooLarge', cents: number): string => {
    const { locale } = test.deps.site;
    return getText(locale)(key, { amount: formatMoney(cents, currency, locale) });
  };

  beforeEach(async () => {
    fake = createFakeStripe();
    vi.stubGlobal('fetch', fake.fetch);
    await setStock(STOCK);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is accepted from the smallest amount; below, it is rejected with a message, and no stock is held', async () => {
    const { order, min } = openShop();
    const refused = await order(min - 1);
    expect([refused.status, await held(), await stock(), fake.requests]).toEqual([422, 0, STOCK, []]);
    expect(refused.text).toContain(say('checkout.tooSmall', min));
    expect(await orders()).toEqual([]);
    const accepted = await order(min);
    expect([accepted.status, accepted.location]).toEqual([303, expect.stringMatching(PAGE)]);
  });

  it('is accepted up to the largest amount; above, it is rejected with a message, and no stock is held', async () => {
    const { order, max } = openShop();
    // A price has at most nine digits; Stripe accepts such amounts in Indonesian rupiahs.
    const highest = Math.min(max, 100_000_000);
    const accepted = await order(highest);
    expect([accepted.status, accepted.location]).toEqual([303, expect.stringMatching(PAGE)]);
    if (highest < max) return;
    const before = [await held(), await stock(), fake.requests.length];
    const refused = await order(max + 1);
    expect(refused.text).toContain(say('checkout.tooLarge', max));
    expect([refused.status, await held(), await stock(), fake.requests.length]).toEqual([422, ...before]);
  });

  it('that is paid in part with a gift card leaves at least the smallest amount', async () => {
    const { order, min, deps } = openShop();
    const code = await issueByHand(deps, 2 * min - 1);
    const { status, location } = await order(2 * min, { giftCard: code });
    expect([status, location]).toEqual([303, expect.stringMatching(PAGE)]);
    expect(fake.requests.at(-1)!.body['line_items[0][price_data][unit_amount]']).toBe(String(min));
  });
});

describe('Stripe', () => {
  it.each([
    ['CZK', 14_99, 'amount_too_small'],
    ['JPY', 49, 'amount_too_small'],
    ['ZAR', 8_00, 'amount_too_small'],
    ['EUR', 100_000_000, 'amount_too_large'],
    ['IDR', 1_000_000_000_000, 'amount_too_large'],
  ])('rejects %s in the minor units %d as %s', async (currency, cents, code) => {
    const body = new URLSearchParams({
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': currency.toLowerCase(),
      'line_items[0][price_data][unit_amount]': String(cents),
    });
    const headers = { 'idempotency-key': 'one' };
    const url = 'https://stripe.example/v1/checkout/sessions';
    const answer = await createFakeStripe().fetch(url, { method: 'POST', body, headers });
    expect([answer.status, await answer.json()]).toEqual([400, { error: expect.objectContaining({ code }) }]);
  });
});
