import { describe, expect, it } from 'vitest';
import { checkCheckout } from './checkout';
import { issueCheckoutToken, parseCheckoutToken } from './checkout-token';
import {
  findShortages,
  getLimitedPieces,
  getNextState,
  type OrderAction,
  type OrderState,
  removeBought,
} from './order';
import { parseShopSettings } from './shop-settings';

const STATES: OrderState[] = ['pending', 'paid', 'fulfilled', 'refunded', 'expired', 'cancelled'];
const ACTIONS: OrderAction[] = ['pay', 'expire', 'cancel', 'fulfill', 'refund'];

const offer = (sku: string, qtyInStock: number, unlimited = false) => ({
  productId: 'p',
  sku,
  title: sku.toUpperCase(),
  productType: 'PHYSICAL' as const,
  picture: null,
  optionValues: [],
  priceCents: 1000,
  salePriceCents: null,
  onSale: false,
  qtyInStock,
  unlimited,
});

describe('state machine', () => {
  it('allows the documented transitions and no others', () => {
    const allowed = STATES.flatMap((state) =>
      ACTIONS.flatMap((action) => {
        const next = getNextState(state, action);
        return next ? [`${state} ${action} ${next}`] : [];
      }),
    );
    expect(allowed).toEqual([
      'pending pay paid',
      'pending expire expired',
      'pending cancel cancelled',
      'pending refund refunded',
      'paid fulfill fulfilled',
      'paid refund refunded',
      'fulfilled refund refunded',
      'expired pay paid',
      'expired refund refunded',
      'cancelled refund refunded',
    ]);
  });
});

describe('pieces of an order', () => {
  const pieces = [
    { productId: 'p', sku: 'a', quantity: 2 },
    { productId: 'p', sku: 'a', quantity: 3 },
    { productId: 'p', sku: 'b', quantity: 9 },
  ];

  it('are added up per variant, without those of unlimited stock', () => {
    expect(getLimitedPieces(pieces, [offer('a', 4), offer('b', 0, true)])).toEqual([
      { productId: 'p', sku: 'a', quantity: 5 },
    ]);
  });

  it('are compared with the stock to find the variants that are short', () => {
    expect(findShortages(pieces, [offer('a', 4), offer('b', 9)]).map(({ sku }) => sku)).toEqual(['a']);
  });

  it('are removed from the cart without those that were added during the payment', () => {
    const entries = [
      { id: '1', productId: 'p', sku: 'a', quantity: 7 },
      { id: '2', productId: 'p', sku: 'b', quantity: 9 },
    ];
    const bought = pieces.map((piece) => ({ ...piece, optionValues: [] }));
    expect(removeBought(entries, bought)).toEqual([{ id: '1', productId: 'p', sku: 'a', quantity: 2 }]);
  });

  it('are removed from the cart by their entered texts', () => {
    const entry = (id: string, text: string, quantity: number) => ({
      id,
      productId: 'p',
      sku: 'a',
      quantity,
      texts: [{ name: 'Engraving', value: text }],
    });
    const line = (text: string, quantity: number) => ({
      productId: 'p',
      sku: 'a',
      quantity,
      optionValues: [
        { name: 'Size', value: 'S' },
        { name: 'Engraving', value: text, isEntered: true as const },
      ],
    });
    const left = removeBought(
      [entry('1', 'A', 4), entry('2', 'B', 1), entry('3', 'C', 1)],
      [line('A', 2), line('B', 1)],
    );
    expect(left.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['1', 2],
      ['3', 1],
    ]);
  });
});

describe('checkout rules', () => {
  const cart = {
    id: 'c',
    version: 3,
    created: 0,
    entries: [{ id: '1', productId: 'p', sku: 'a', quantity: 2 }],
  };
  const attempt = { id: 'o', cartId: 'c', cartVersion: 3, totalCents: 2000 };
  const check = (more: Partial<Parameters<typeof checkCheckout>[0]> = {}) =>
    checkCheckout({
      attempt,
      cart,
      offers: [offer('a', 5)],
      settings: parseShopSettings(undefined),
      limits: { min: 1, max: 99_999_999 },
      site: { currency: 'EUR', locale: 'en-US' },
      ...more,
    });

  it('accept an unchanged cart, and a lower total', () => {
    expect(check()).toMatchObject({ lines: [{ quantity: 2, unitCents: 1000, totalCents: 2000 }] });
    expect(check({ attempt: { ...attempt, totalCents: 2500 } })).toHaveProperty('lines');
  });

  it.each([
    ['a higher total', { attempt: { ...attempt, totalCents: 1999 } }, /from €19\.99 to €20\.00/],
    ['another cart version', { attempt: { ...attempt, cartVersion: 2 } }, /cart has changed/],
    ['another cart', { attempt: { ...attempt, cartId: 'd' } }, /cart has changed/],
    ['too little stock', { offers: [offer('a', 1)] }, /Only 1 of “A” is left/],
    ['no stock', { offers: [offer('a', 0)] }, /“A” is sold out/],
    ['no product', { offers: [] }, /session has expired/],
    ['a closed shop', { settings: parseShopSettings({ closed: true }) }, /closed/],
    ['less than the smallest payment', { limits: { min: 5000, max: 9000 } }, /smallest amount .* €50\.00/],
    ['more than the largest payment', { limits: { min: 1, max: 1999 } }, /largest amount .* €19\.99/],
  ])('reject %s', (_, more, message) => {
    expect(check(more)).toEqual({ problem: expect.stringMatching(message) });
  });

  it('reject a subtotal below the minimum, with a message that names the minimum [CRT-018]', () => {
    const settings = parseShopSettings({ minimumSubtotal: 2001 });
    expect(check({ settings })).toEqual({
      problem: 'To check out, the order subtotal must be €20.01 or more.',
    });
    expect(check({ settings: parseShopSettings({ minimumSubtotal: 2000 }) })).toHaveProperty('lines');
  });
});

describe('checkout token', () => {
  const secrets = ['a secret that is long enough for tests'] as const;
  const shown = { cartId: 'c', cartVersion: 3, totalCents: 2000 };
  const stamp = { now: 1_000_000, random: new Uint8Array(10) };
  const token = issueCheckoutToken(secrets, 'site', shown, stamp);

  it('contains the cart and the total that the page showed, for a day', () => {
    expect(parseCheckoutToken(secrets, 'site', stamp.now, token)).toMatchObject(shown);
    expect(parseCheckoutToken(['a new secret', ...secrets], 'site', stamp.now, token)).toMatchObject(shown);
    expect(parseCheckoutToken(secrets, 'site', stamp.now + 24 * 3_600_001, token)).toBeUndefined();
  });

  it('is rejected when it was changed or belongs to another site', () => {
    const forged = token.replace('.2000.', '.1.');
    for (const text of [forged, '', 'a', '.', `${token}x`])
      expect(parseCheckoutToken(secrets, 'site', stamp.now, text)).toBeUndefined();
    expect(parseCheckoutToken(secrets, 'other', stamp.now, token)).toBeUndefined();
  });
});
