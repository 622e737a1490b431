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
