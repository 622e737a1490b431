import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readShoppingCart } from './shopping-cart';

describe('a cart', () => {
  it.each([{}, null, 'cart', [], { entries: 7, subtotalAmount: 'x', hasDigital: 'maybe' }])(
    'has default values for %j',
    (json) => {
      expect(readShoppingCart(json)).toEqual({
        id: '',
        websiteId: '',
        orderId: '',
        created: null,
        version: 0,
        isPurchased: false,
        entries: [],
        shippingOptions: [],
        applicableTaxRules: [],
        coupons: [],
        validCoupons: [],
        invalidCoupons: [],
        selectedShippingOption: null,
        shippingLocation: null,
        subtotalCents: 0,
        taxCents: 0,
        shippingCostCents: 0,
        discountCents: 0,
        grandTotalCents: 0,
        totalQuantity: 0,
        subtotalAmount: { currency: 'USD', minorUnits: 0 },
        minimumOrderSubtotal: null,
        hasDigital: false,
        purelyDigital: false,
        requiresShipping: false,
      });
    },
  );

  it('has ids, lists, objects, totals and flags [CRT-001] [CRT-003] [CRT-004] [CRT-005] [CRT-006] [CRT-008]', () => {
    const full = {
      id: 'c',
      websiteId: 'w',
      orderId: 'o',
      isPurchased: true,
      shippingOptions: [1],
      applicableTaxRules: [2],
      coupons: [3],
      validCoupons: [4],
      invalidCoupons: [5],
      selectedShippingOption: { id: 's' },
      shippingLocation: { country: 'EE' },
      subtotalCents: 1,
      taxCents: 2,
      shippingCostCents: 3,
      discountCents: 4,
      grandTotalCents: 5,
      totalQuantity: 6,
      hasDigital: true,
      purelyDigital: true,
      requiresShipping: true,
    };
    expect(readShoppingCart(full)).toMatchObject(full);
  });

  it('has its creation time as a date [CRT-002]', () => {
    expect(readShoppingCart({ created: 1_768_478_400_000 }).created).toEqual(
      new Date('2026-01-15T12:00:00Z'),
    );
  });

  it.each([
    [
      { currency: 'EUR', minorUnits: 4800 },
      { currency: 'EUR', minorUnits: 4800 },
    ],
    [
      { currency: 'JPY', value: '4800' },
      { currency: 'JPY', minorUnits: 4800 },
    ],
    [
      { currency: 'EUR', value: '48.05' },
      { currency: 'EUR', minorUnits: 4805 },
    ],
    [undefined, { currency: 'USD', minorUnits: 0 }],
  ])('parses the amount %j [CRT-007]', (subtotalAmount, money) => {
    expect(readShoppingCart({ subtotalAmount }).subtotalAmount).toEqual(money);
  });

  it('parses each entry independently', () => {
    const entry = {
      id: 'e',
      productId: 'p',
      sku: 's',
      title: 'Tea',
      productType: 'DIGITAL',
      picture: 'tea',
      optionValues: [
        { name: 'Size', value: 'L' },
        { name: 'Engraving', value: 'A & B', isEntered: true },
      ],
      quantity: 2,
      unitPrice: { currency: 'EUR', minorUnits: 500 },
      total: { currency: 'EUR', minorUnits: 1000 },
      availability: 'Only 1 of “Tea” is left.',
    };
    const [first, second] = readShoppingCart({ entries: [entry, null] }).entries;
    expect(first).toEqual(entry);
    expect(second).toMatchObject({ id: '', productType: 'PHYSICAL', picture: null, quantity: 0 });
  });
});

const eur = (minorUnits: number) => ({ currency: 'EUR', minorUnits });

/** The common part of both captured shapes below. */
const TEA = {
  id: 'e',
  productId: 'p',
  sku: 'T-L',
  title: 'Tea',
  productType: 'DIGITAL',
  optionValues: [{ name: 'Size', value: 'L' }],
  quantity: 2,
  unitPrice: eur(450),
  total: eur(900),
};

const captured = (value: number, decimalValue: string) => ({
  currencyCode: 'EUR',
  value,
  decimalValue,
  fractionalDigits: 2,
});

describe('a captured cart', () => {
  it('is read from the response of a published site [CRT-004]', () => {
    const entry = {
      id: 'e',
      item: { price: { currency: 'EUR', value: '5.00' } },
      itemId: 'p',
      quantity: 2,
      title: 'Tea',
      purchasePriceCents: 450,
      nonSalePriceCents: 500,
      chosenVariant: { optionValues: [{ optionName: 'Size', value: 'L' }], sku: 'T-L', price: 500 },
      productType: 2,
      subTotal: 900,
    };
    expect(
      readShoppingCart({ id: 'c', entries: [entry], subtotalCents: 900, totalQuantity: 2 }),
    ).toMatchObject({
      entries: [{ ...TEA, picture: null }],
      subtotalCents: 900,
      subtotalAmount: eur(900),
      totalQuantity: 2,
    });
  });

  it('is read from the context of a cart page [CRT-004]', () => {
    const item = {
      id: 'e',
      productId: 'p',
      productType: 'DIGITAL',
      sku: 'T-L',
      productName: 'Tea',
      quantity: 2,
      unitPrice: captured(450, '4.50'),
      itemTotal: captured(900, '9.00'),
      variantOptions: [{ name: 'Size', value: 'L' }],
      image: 'tea',
    };
    expect(readShoppingCart({ id: 'c', items: [item], subtotal: captured(900, '9.00') })).toMatchObject({
      entries: [{ ...TEA, picture: 'tea' }],
      subtotalCents: 900,
      subtotalAmount: eur(900),
      totalQuantity: 2,
    });
  });

  it('takes its minimum subtotal from the context of the cart page [CRT-018]', () => {
    const cart = { id: 'c', items: [], subtotal: captured(900, '9.00') };
    const read = readShoppingCart({
      cart,
      storeCurrency: 'EUR',
      minimumOrderSubtotal: { currency: 'EUR', value: '60.00' },
    });
    expect(read).toEqual({ ...readShoppingCart(cart), minimumOrderSubtotal: eur(6000) });
  });

  it.each([
    [{ item: 7, chosenVariant: [], variantOptions: 'x', productType: 9 }],
    [{ chosenVariant: { optionValues: {} }, purchasePriceCents: 'much', subTotal: null, productType: 0 }],
  ])('treats invalid values as missing: %j', (entry) => {
    expect(readShoppingCart({ entries: [entry] }).entries).toEqual(
      readShoppingCart({ entries: [{}] }).entries,
    );
  });
});

/** Captured carts of published sites. They are not part of the repository. */
const CAPTURED = join(import.meta.dirname, '../../../../shared/fixtures/real');

it.skipIf(!existsSync(CAPTURED))(
  'captured carts have the same lines in the response and on the cart page',
  () => {
    const read = (file: string) => JSON.parse(readFileSync(join(CAPTURED, file), 'utf8'));
    const answer = readShoppingCart(read('cart-facade-add.json').shoppingCart);
    const page = readShoppingCart(read('cart-page-context.json'));
    expect(answer.entries).toHaveLength(2);
    expect([...answer.entries].reverse()).toEqual(page.entries);
    expect([page.subtotalAmount, page.totalQuantity]).toEqual([answer.subtotalAmount, answer.totalQuantity]);
    expect(page.minimumOrderSubtotal).toEqual({ currency: 'USD', minorUnits: 0 });
  },
);
