import { describe, expect, it } from 'vitest';
import { getText } from '../languages/texts';
import {
  addEntry,
  getRejection,
  mergeEntries,
  type Offer,
  type StoredCart,
  setQuantity,
  toCartResponse,
} from './cart';

const SITE = { id: 'site', currency: 'EUR', minimumSubtotal: 0 };
const offer = (sku: string, more: Partial<Offer> = {}): Offer => ({
  productId: `p-${sku}`,
  sku,
  title: sku,
  productType: 'PHYSICAL',
  picture: null,
  optionValues: [],
  priceCents: 1999,
  salePriceCents: null,
  onSale: false,
  qtyInStock: 5,
  unlimited: false,
  ...more,
});
const entry = (sku: string, quantity: number) => ({ id: `e-${sku}`, productId: `p-${sku}`, sku, quantity });
const cart = (...entries: StoredCart['entries']): StoredCart => ({
  id: 'c',
  version: 4,
  created: 1000,
  entries,
});

const text = getText('en');

describe('cart response', () => {
  it('has all documented fields with their defaults when it is empty [CRT-001] [CRT-003] [CRT-004] [CRT-005] [CRT-006] [CRT-008]', () => {
    expect(toCartResponse(undefined, [], SITE)).toEqual({
      id: '',
      websiteId: 'site',
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
      subtotalAmount: { currency: 'EUR', minorUnits: 0 },
      minimumOrderSubtotal: null,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
    });
  });

  it('sums integer minor units', () => {
    const facade = toCartResponse(
      cart(entry('a', 3), entry('b', 1)),
      [offer('a'), offer('b', { priceCents: 1 })],
      SITE,
    );
    expect([facade.subtotalCents, facade.grandTotalCents, facade.totalQuantity]).toEqual([5998, 5998, 4]);
    expect(facade.entries[0]?.total).toEqual({ currency: 'EUR', minorUnits: 5997 });
  });

  it('uses the sale price only while the product is on sale', () => {
    const one = cart(entry('a', 1));
    const sale = { salePriceCents: 1000 };
    expect(toCartResponse(one, [offer('a', sale)], SITE).subtotalCents).toBe(1999);
    expect(toCartResponse(one, [offer('a', { ...sale, onSale: true })], SITE).subtotalCents).toBe(1000);
  });

  it('distinguishes digital from physical items and omits discontinued ones', () => {
    const digital = offer('d', { productType: 'DIGITAL' });
    const both = toCartResponse(cart(entry('a', 1), entry('d', 1)), [offer('a'), digital], SITE);
    expect([both.hasDigital, both.purelyDigital, both.requiresShipping]).toEqual([true, false, true]);
    const rest = toCartResponse(cart(entry('a', 1), entry('d', 1)), [digital], SITE);
    expect([rest.hasDigital, rest.purelyDigital, rest.requiresShipping]).toEqual([true, true, false]);
  });
});

describe('cart changes', () => {
  it('add to the entry of the same variant, up to the maximum quantity', () => {
    expect(addEntry([entry('a', 1)], { ...entry('a', 2), id: 'new' })).toEqual([entry('a', 3)]);
    expect(addEntry([entry('a', 990)], entry('a', 20))[0]?.quantity).toBe(1010);
    expect(getRejection(offer('a', { unlimited: true }), 1010, text)).toBe(
      'You can order at most 999 of “a”.',
    );
    expect(getRejection(offer('a', { unlimited: true }), 999, text)).toBe(undefined);
    expect(addEntry([entry('a', 1)], { ...entry('a', 1), productId: 'other', id: 'new' })).toHaveLength(2);
  });

  it('set or remove one entry and keep the others', () => {
    expect(setQuantity([entry('a', 1), entry('b', 2)], 'e-b', 7)).toEqual([entry('a', 1), entry('b', 7)]);
    expect(setQuantity([entry('a', 1), entry('b', 2)], 'e-a', 0)).toEqual([entry('b', 2)]);
  });

  it('report the available quantity', () => {
    expect(getRejection(offer('a'), 5, text)).toBeUndefined();
    expect(getRejection(offer('a'), 6, text)).toBe('Only 5 of “a” are left.');
    expect(getRejection(offer('a', { qtyInStock: 0 }), 1, text)).toBe('“a” is sold out.');
    expect(getRejection(offer('a', { unlimited: true, qtyInStock: 0 }), 100, text)).toBeUndefined();
  });
});

describe('a merge of two carts', () => {
  const entry = (id: string, sku: string, quantity: number) => ({ id, productId: `p-${sku}`, sku, quantity });
  const own = [entry('1', 'a', 2), entry('2', 'b', 5)];
  const guest = [entry('3', 'b', 3), entry('4', 'c', 1), entry('5', 'a', 4)];

  it('takes the larger quantity per variant and keeps the ids of the account’s entries', () => {
    expect(mergeEntries(own, guest)).toEqual([entry('1', 'a', 4), entry('2', 'b', 5), entry('4', 'c', 1)]);
  });

  it('changes nothing when it is repeated', () => {
    const merged = mergeEntries(own, guest);
    expect(mergeEntries(merged, guest)).toEqual(merged);
    expect(mergeEntries([], [])).toEqual([]);
  });
});
