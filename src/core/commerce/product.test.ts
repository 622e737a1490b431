import { describe, expect, it } from 'vitest';
import fc from '../testing/fast-check';
import { getInstallment } from './installments';
import { getDuration } from './plan-text';
import { getLowestPrice, getPrice, isInStock } from './price';
import { readProduct, type Variant } from './product';
import { readDetails } from './product-details';
import { readPlan } from './subscription';

const variants = (json: unknown): readonly Variant[] => readProduct(json)?.variants ?? [];

const details = (json: unknown) => {
  const product = readProduct(json);
  return product ? [...readDetails(product).variants.values()] : [];
};

describe('readProduct', () => {
  it('reads variants as attributes print them [PRD-004]', () => {
    const printed = [
      {
        attributes: { Size: 'L', Color: 'Black' },
        optionValues: [
          { optionName: 'Color', value: 'Black' },
          { optionName: 'Size', value: 'L' },
        ],
        sku: 'SQ1234567',
        price: 84_900,
        salePrice: 0,
        priceMoney: { currency: 'USD', value: '849.00' },
        salePriceMoney: { currency: 'USD', value: '0.00' },
        onSale: false,
        unlimited: false,
        qtyInStock: 2,
        mainImageId: 'picture-1',
        weight: 0.4,
        len: 30,
        width: 20,
        height: 2,
      },
    ];
    expect(readProduct(printed)).toMatchObject({ currency: 'USD', isGiftCard: false });
    expect(variants(printed)).toEqual([
      {
        sku: 'SQ1234567',
        price: 84_900,
        salePrice: 0,
        onSale: false,
        qtyInStock: 2,
        unlimited: false,
        optionValues: [
          { name: 'Color', value: 'Black' },
          { name: 'Size', value: 'L' },
        ],
        priceOptions: [],
        picture: 'picture-1',
        json: printed[0],
      },
    ]);
    expect(details(printed)).toEqual([{ weight: 0.4, dimensions: [30, 20, 2], priceOptions: [] }]);
  });

  it('reads the context of a page, with the order of its options', () => {
    const context = {
      item: { id: 'i', title: 'Tea' },
      product: {
        variantAttributeNames: ['size', 'color'],
        productType: 1,
        variants: [
          {
            sku: 'A',
            price: { currencyCode: 'EUR', value: 500, decimalValue: '5.00', fractionalDigits: 2 },
            salePrice: { currencyCode: 'EUR', value: 0, decimalValue: '0.00', fractionalDigits: 2 },
            onSale: false,
            stock: { unlimited: true },
            attributes: { color: 'black', size: 'small' },
          },
        ],
      },
    };
    expect(readProduct(context)).toMatchObject({ currency: 'EUR' });
    expect(variants(context)[0]).toMatchObject({
      price: 500,
      unlimited: true,
      optionValues: [
        { name: 'size', value: 'small' },
        { name: 'color', value: 'black' },
      ],
    });
  });

  it('reads structured content and the first item of a feed [PRD-003]', () => {
    const variant = { sku: 'A', price: 1200, unlimited: true };
    const structuredContent = { productType: 4, variants: [variant] };
    expect(readProduct({ structuredContent })).toMatchObject({ isGiftCard: true });
    expect(variants({ variants: [], structuredContent })).toHaveLength(1);
    expect(variants({ items: [{ variants: [], structuredContent }] })[0]).toMatchObject({ price: 1200 });
    expect(variants({ item: { structuredContent } })).toHaveLength(1);
  });

  it('reads a digital product, which has its own price and never sells out [PRD-003] [PRD-005]', () => {
    const digital = { productType: 2, priceCents: 900, salePriceCents: 700, onSale: true };
    for (const json of [digital, { structuredContent: digital }]) {
      const [variant] = variants(json);
      expect(variant && isInStock(variant)).toBe(true);
      expect(variant && getPrice(variant)).toEqual({ amount: 700, original: 900 });
    }
  });

  it("reads variants of the site's own API", () => {
    const own = {
      sku: 'A',
      price: { currency: 'JPY', minorUnits: 900 },
      salePrice: null,
      onSale: false,
      qtyInStock: 1,
      unlimited: false,
      optionValues: [{ name: 'Size', value: 'L' }],
    };
    expect(readProduct({ variants: [own] })).toMatchObject({ currency: 'JPY' });
    expect(variants([own])[0]).toMatchObject({ price: 900, optionValues: [{ name: 'Size', value: 'L' }] });
  });

  it('never shows a gift card as on sale, and never a gift card or digital product as sold out [PRD-001] [PRD-002]', () => {
    const read = (productType: unknown) => {
      const json = { price: 100, salePrice: 1, onSale: true, qtyInStock: 0 };
      const [variant] = variants({ productType, variants: [json] });
      return variant && [getPrice(variant)?.amount, isInStock(variant)];
    };
    for (const card of [4, '4', 'GIFT_CARD']) expect(read(card)).toEqual([100, true]);
    for (const digital of [2, '2', 'DIGITAL']) expect(read(digital)).toEqual([1, true]);
    for (const other of [1, 3, 5, 'PHYSICAL', 14, 'constructor', null, {}])
      expect(read(other)).toEqual([1, false]);
  });

  it('drops variants above the maximum price and with a SKU that is too long [PRD-021] [PRD-022]', () => {
    const product = readProduct([
      { sku: 'a', price: 100_000_000 },
      { sku: 'b', price: 100_000_001 },
      { sku: 'x'.repeat(60), price: 1 },
      { sku: 'x'.repeat(61), price: 1 },
      { sku: 'c', price: -1 },
      { sku: 'd', priceMoney: { currency: 'EUR', value: '1.005' } },
      { sku: 'e', price: 1, salePrice: 1e9 },
      null,
    ]);
    expect(product?.variants).toHaveLength(2);
    expect(product?.invalidCount).toBe(6);
  });

  it('keeps variants without a price, because the page may show it', () => {
    expect(variants([{ attributes: { fit: 'slim' } }])[0]).toMatchObject({ price: null });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, maxDepth: 4 }), (json) => {
        details(json);
        details({ product: { variants: [json], productType: json } });
        details({ variants: [{ price: json, stock: json, optionValues: [json], attributes: json }] });
        details({ subscribable: true, subscriptionPlan: json, variants: [{ pricingOptions: [json] }] });
      }),
      { numRuns: 1000 },
    );
    for (const json of [null, 'text', 7, {}, [], { items: {} }, { product: [] }]) details(json);
  });

  it('reads the price options of a variant: price, sale price and plan [PRD-007]', () => {
    const option = (id: unknown, more: object) => ({
      price: '900',
      priceMoney: { value: '9', currency: 'USD' },
      salePrice: 0,
      salePriceMoney: { value: 0, currency: 'USD' },
      percentageDiscount: 0.1,
      onSale: false,
      productSubscriptionOptionId: id,
      subscriptionPlan: {
        billingPeriod: { value: 3, unit: 'MONTH' },
        planVersionId: 'v',
        numBillingCycles: 2,
      },
      ...more,
    });
    const plan = { period: { value: 3, unit: 'MONTH' }, cycles: 2 };
    const json = [
      {
        price: 1000,
        pricingOptions: [
          option('a', {}),
          option('a', { price: 1 }),
          option('b', { salePriceMoney: { value: '2.50', currency: 'USD' }, onSale: true }),
          option('', {}),
          option('c', { priceMoney: null, price: -1 }),
          option('d', { priceMoney: null, price: null }),
          option('e', { subscriptionPlan: { billingPeriod: { value: 0, unit: 'DAY' } } }),
          null,
        ],
      },
    ];
    expect(variants(json)[0]?.price).toBe(1000);
    expect(details(json)[0]?.priceOptions).toEqual([
      { id: 'a', plan, price: 900, salePrice: 0, onSale: false },
      { id: 'b', plan, price: 900, salePrice: 250, onSale: true },
    ]);
    for (const pricingOptions of [null, 'x', {}, [[]], [{}]])
      expect(details([{ price: 1, pricingOptions }])[0]?.priceOptions).toEqual([]);
  });

  it('reads a context with few options and prices in units', () => {
    const variant = (sku: string, size: string, color: string) => ({
      id: `id-${sku}`,
      sku,
      price: { currencyCode: 'USD', value: 2400, decimalValue: '24.00', fractionalDigits: 2 },
      salePrice: { currencyCode: 'USD', value: 0, decimalValue: '0.00', fractionalDigits: 2 },
      onSale: false,
      stock: { unlimited: true },
      attributes: { color, size },
      shippingWeight: { value: 0, unit: 'POUND' },
    });
    const product = readProduct({
      item: { title: 'Bowl', id: 'item-1', fullUrl: '/shop/bowl', recordType: 11 },
      itemId: 'item-1',
      product: {
        variantAttributeNames: ['size', 'color'],
        variants: [variant('B-1', 'small', 'black'), variant('B-2', 'large', 'white')],
        subscribable: false,
        productType: 1,
      },
    });
    expect(product).toMatchObject({ currency: 'USD', invalidCount: 0 });
    expect(
      product?.variants.map(({ optionValues }) => optionValues.map(({ value }) => value).join()),
    ).toEqual(['small,black', 'large,white']);
  });

  it('reads a feed, and an item whose variants are in its structured content', () => {
    const sold = {
      attributes: { Colour: 'White', Size: 'Small' },
      id: 'v-1',
      sku: 'G-1',
      price: 4500,
      salePrice: 3500,
      priceMoney: { currency: 'GBP', value: '45.00' },
      salePriceMoney: { currency: 'GBP', value: '35.00' },
      onSale: true,
      unlimited: false,
      qtyInStock: 0,
    };
    const hat = { attributes: {}, id: 'v-2', price: 1200, onSale: false, unlimited: true, qtyInStock: 0 };
    const items = [
      { id: 'i-1', title: 'Jug', fullUrl: '/shop/p/jug', variants: [sold] },
      { id: 'i-2', title: 'Hat', variants: [], structuredContent: { variants: [hat] } },
    ];
    const [first] = variants({ items, pagination: { nextPage: true, nextPageUrl: '/shop?offset=1' } });
    expect(first && [getPrice(first), isInStock(first)]).toEqual([{ amount: 3500, original: 4500 }, false]);
    expect(variants(items[1])[0]).toMatchObject({ sku: '', price: 1200, unlimited: true });
  });
});

describe('prices', () => {
  const variant = (more: object): Variant => ({ ...(variants([{ price: 1000 }])[0] as Variant), ...more });

  it('are the sale price only on sale [PRD-005]', () => {
    expect(getPrice(variant({ salePrice: 800, onSale: true }))).toEqual({ amount: 800, original: 1000 });
    for (const salePrice of [0, 800])
      expect(getPrice(variant({ salePrice, onSale: false }))).toEqual({ amount: 1000, original: null });
  });

  it('start from the lowest one', () => {
    expect(getLowestPrice([variant({}), variant({ onSale: true, salePrice: 500 })])).toEqual({
      price: { amount: 500, original: 1000 },
      varies: true,
    });
    expect(getLowestPrice([variant({}), variant({})])?.varies).toBe(false);
    expect(getLowestPrice([variant({ price: null })])).toBe(null);
  });

  it('are paid in installments within the limits [PRD-026]', () => {
    expect(getInstallment(10_000, { count: 4, min: 3500, max: 100_000 })).toBe(2500);
    expect(getInstallment(10_001, { count: 3, min: 0, max: 0 })).toBe(3334);
    for (const amount of [3500, 100_000])
      expect(getInstallment(amount, { count: 4, min: 3500, max: 100_000 })).toBe(amount / 4);
    expect(getInstallment(3499, { count: 4, min: 3500, max: 0 })).toBe(null);
    expect(getInstallment(100_001, { count: 4, min: 0, max: 100_000 })).toBe(null);
    expect(getInstallment(100, { count: 1, min: 0, max: 0 })).toBe(null);
  });

  it('is in stock when unlimited or above zero [PRD-006]', () => {
    const stock = (qtyInStock: number, unlimited: boolean) => isInStock(variant({ qtyInStock, unlimited }));
    expect([stock(0, true), stock(1, false), stock(0, false)]).toEqual([true, true, false]);
    expect(variants([{ price: 1, qtyInStock: -3 }])[0]?.qtyInStock).toBe(0);
  });
});

describe('a subscription plan', () => {
  const plan = (value: unknown, unit: string, numBillingCycles?: number) =>
    readPlan({ billingPeriod: { value, unit }, numBillingCycles });

  it('has a period and a number of cycles, 0 for indefinite [PRD-007]', () => {
    expect(plan(2, 'WEEK', 6)).toEqual({ period: { value: 2, unit: 'WEEK' }, cycles: 6 });
    expect(plan(1, 'MONTH')).toEqual({ period: { value: 1, unit: 'MONTH' }, cycles: 0 });
    expect([plan(0, 'WEEK'), plan(1, 'DAY'), readPlan(null)]).toEqual([null, null, null]);
  });

  it('lasts for all of its cycles, in years if they add up to whole years', () => {
    const duration = (value: number, unit: string, cycles: number) => {
      const read = plan(value, unit, cycles);
      const lasting = read && getDuration(read);
      return lasting && `${lasting.value} ${lasting.unit}`;
    };
    expect(duration(2, 'WEEK', 6)).toBe('12 WEEK');
    expect(duration(2, 'WEEK', 26)).toBe('1 YEAR');
    expect(duration(2, 'MONTH', 7)).toBe('14 MONTH');
    expect(duration(1, 'MONTH', 12)).toBe('1 YEAR');
    expect(duration(1, 'YEAR', 3)).toBe('3 YEAR');
    expect(duration(1, 'MONTH', 0)).toBe(null);
  });
});
