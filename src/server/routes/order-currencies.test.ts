// One sum in cart, checkout, order, mail, database and at both payment providers, in every currency.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currencies } from '../../core/currencies';
import type { Cart } from '../../core/wire/commerce';
import { createStripe } from '../payments/stripe';
import { createFakeStripe } from '../payments/testing/fake-stripe';
import { sharedApp } from '../testing/shared-app';
import { BOOK, createShopState, SHOP_TABLES } from '../testing/shop-state';
import { createShopper } from '../testing/shopper';
import { restartApp } from '../testing/test-app';

const test = sharedApp(...SHOP_TABLES, 'cart');
const { setPrice, setStock, mails } = createShopState(test);

const LOCALES = ['en-US', 'de-DE', 'fr-CH', 'ja-JP', 'ar-EG', 'hi-IN', 'sv-SE'];

/** Number of cases per currency; together, the currencies cover all locales and sums. */
const EACH = 4;

/** Tests every locale with every sum at both providers, for every currency. */
const IS_WHOLE = process.env.ORDER_CURRENCIES === 'all';
const TIMEOUT = IS_WHOLE ? 300_000 : 30_000;

/** Price in minor units and quantity: cents, thousands, a large sum, and odd values. */
const SUMS = [
  [50, 1],
  [1999, 3],
  [100_000, 1],
  [123_457, 7],
  [33_333_333, 2],
  [99_999_999, 1],
] as const;

interface Case {
  readonly locale: string;
  readonly sum: (typeof SUMS)[number];
  readonly isStripe: boolean;
}

/** @param index index of the currency */
function getCases(index: number): Case[] {
  if (!IS_WHOLE)
    return Array.from({ length: EACH }, (_, at) => ({
      locale: LOCALES[(index + at) % LOCALES.length]!,
      sum: SUMS[(index + at) % SUMS.length]!,
      isStripe: at % 2 === 1,
    }));
  return LOCALES.flatMap((locale) =>
    SUMS.flatMap((sum) => [true, false].map((isStripe) => ({ locale, sum, isStripe }))),
  );
}

/** The digits of an amount in any script. They include the fraction, so they are its minor units. */
const readDigits = (text: string): number =>
  Number(
    Array.from(text.replace(/<[^>]*>/g, ''), (sign) => {
      const code = sign.codePointAt(0)!;
      // Arabic and Devanagari digits.
      const zero = [0x0660, 0x0966].find((start) => code >= start && code <= start + 9);
      return zero === undefined ? sign : String(code - zero);
    })
      .join('')
      .replace(/&#?\w+;/g, '')
      .replace(/\D/g, ''),
  );

const readTotal = (page: string): number =>
  readDigits(/class="total"><span>[^<]*<\/span> <span class="amount">(.*?)<\/span>/s.exec(page)?.[1] ?? '');

describe('a sum', () => {
  let fake: ReturnType<typeof createFakeStripe>;
  beforeEach(() => {
    fake = createFakeStripe();
    vi.stubGlobal('fetch', fake.fetch);
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(currencies.map(({ code }, index) => [code, index] as const))(
    'of %s is the same on every page, in the order and at the provider, whatever the locale',
    async (currency, index) => {
      const stripe = createStripe(
        { url: 'https://stripe.example', key: 'sk_test', webhookSecrets: ['whsec'] },
        test.deps.clock,
      );
      const cases = getCases(index);
      for (const {
        locale,
        sum: [asked, quantity],
        isStripe,
      } of cases) {
        const price = isStripe ? Math.max(asked, stripe.getLimits(currency).min) : asked;
        const sum = price * quantity;
        await setPrice(price);
        await setStock(100);
        const site = { ...test.deps.site, currency, locale };
        const app = restartApp(test, {
          site,
          ...(isStripe && { payments: [stripe, ...test.deps.payments] }),
        });
        const ada = createShopper(app);
        await ada.add(BOOK, quantity);
        const cart = JSON.parse((await ada.see('/api/commerce/cart')).text) as Cart;
        expect([cart.subtotalCents, cart.subtotalAmount]).toEqual([sum, { currency, minorUnits: sum }]);
        const checkout = await ada.see('/commerce/goto-checkout');
        expect([locale, readTotal(checkout.text)]).toEqual([locale, sum]);
        expect(readDigits(/<p><button>(.*?)<\/button>/s.exec(checkout.text)?.[1] ?? '')).toBe(sum);
        const { location } = await ada.order();
        const { rows } = await test.db.query<{ id: string; cents: number; currency: string }>(
          `select id::text as id, total_cents as cents, currency from shop_order where site_id = $1
           order by created_at desc, id desc limit 1`,
          [test.siteId],
        );
        expect(rows[0]).toMatchObject({ cents: sum, currency });
        if (isStripe) {
          expect(fake.requests.at(-1)!.body).toMatchObject({
            'line_items[0][quantity]': String(quantity),
            'line_items[0][price_data][currency]': currency.toLowerCase(),
            'line_items[0][price_data][unit_amount]': String(price),
          });
          continue;
        }
        const page = /class="amount">(.*?)<\/span>/s.exec((await ada.see(location)).text)?.[1] ?? '';
        expect(readDigits(page)).toBe(sum);
        const order = await ada.see(await ada.pay(location, 'silent'));
        expect([locale, readTotal(order.text)]).toEqual([locale, sum]);
      }
      await test.jobs.runDue();
      const { rows } = await test.db.query<{ cents: number }>(
        "select total_cents as cents from shop_order where site_id = $1 and provider = 'test' order by 1",
        [test.siteId],
      );
      const totals = (await mails())
        .filter(({ recipient }) => recipient === 'ada@example.org')
        // After the thanks and the lines.
        .map(({ body }) => readDigits(body.split('\n\n')[2] ?? ''));
      expect(totals.sort((a, b) => a - b)).toEqual(rows.map(({ cents }) => cents));
      expect(totals.length).toBe(cases.filter(({ isStripe }) => !isStripe).length);
    },
    TIMEOUT,
  );
});
