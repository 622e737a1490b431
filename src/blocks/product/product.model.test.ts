import { describe, expect, it } from 'vitest';
import { describePlan } from '../../core/commerce/plan-text';
import { type Product, readProduct, type Variant } from '../../core/commerce/product';
import { readDetails } from '../../core/commerce/product-details';
import { chooseValue, createMatrix, emptySelection } from '../../core/commerce/selection';
import { readPlan } from '../../core/commerce/subscription';
import * as details from './details.model';
import { getPicture } from './picture.model';
import { defaultMessages as messages } from './product.messages';
import { describeMove, describeProduct, getRequiredParts } from './product.model';
import { readQuantity } from './quantity.model';

const OPTIONS = {
  messages,
  locale: 'en-US',
  currency: 'EUR',
  freeIfZero: false,
  freeLabel: '',
  lowStock: 5,
  installments: 0,
  installmentMin: 0,
  installmentMax: 0,
  measurementStandard: 2,
};

function describeFirst(json: object, isChosen = true, options: object = {}) {
  const product = readProduct(json)!;
  return describeAs(product, isChosen ? product.variants[0] : undefined, '', options);
}

function describeAs(
  product: Product,
  variant: Variant | undefined,
  priceOption: string,
  options: object = {},
) {
  const known = readDetails(product);
  const all = { ...OPTIONS, ...options };
  const priced = details.applyPriceOption(product, known, variant, priceOption);
  const words = details.describeDetails(priced.plan, variant && known.variants.get(variant), all);
  return describeProduct(priced.product, priced.variant, all, words);
}

describe('the texts of a product', () => {
  const variants = [
    { sku: 'a', price: 2000, salePrice: 1500, onSale: true, qtyInStock: 3 },
    { sku: 'b', price: 2500, qtyInStock: 9 },
  ];

  it('are those of the chosen variant', () => {
    expect(describeFirst({ variants })).toEqual({
      price: '€15.00',
      original: '€20.00',
      notes: [],
      stock: 'Only 3 left',
      stockState: 'low',
    });
  });

  it('start from the lowest price without a choice', () => {
    expect(describeFirst({ variants }, false)).toMatchObject({
      price: 'from €15.00',
      original: '',
      stock: '',
    });
  });

  it('say that a variant is sold out, or the product if all variants are', () => {
    const gone = [{ sku: 'a', price: 1 }];
    expect(describeFirst({ variants: gone })).toMatchObject({ stock: 'Sold out', stockState: 'sold-out' });
    expect(describeFirst({ variants: [...gone, ...variants] }, false)).toMatchObject({ stock: '' });
    expect(describeFirst({ variants: gone }, false)).toMatchObject({ stockState: 'sold-out' });
  });

  it('show the stock up to a limit, and never if it is 0 or the stock unlimited', () => {
    expect(describeFirst({ variants }, true, { lowStock: 2 }).stock).toBe('');
    expect(describeFirst({ variants }, true, { lowStock: 0 }).stock).toBe('');
    expect(describeFirst({ variants: [{ price: 1, unlimited: true }] }).stock).toBe('');
  });

  it('contain the weight and the dimensions if they are known', () => {
    const describeMeasures = (variant: object) =>
      describeFirst({ variants: [{ price: 1, unlimited: true, ...variant }] }).notes.join();
    expect(describeMeasures({ weight: 1250.5, len: 30, width: 20, height: 2.5 })).toBe(
      'Weight: 1,250.5 kg. Dimensions: 30 × 20 × 2.5 cm.',
    );
    expect(describeMeasures({ weight: 0, len: 30, width: 20, height: 2 })).toBe(
      'Dimensions: 30 × 20 × 2 cm.',
    );
    expect(describeMeasures({ weight: 2, len: 30, width: 0, height: 2 })).toBe('Weight: 2 kg.');
    expect(describeMeasures({ weight: -1, len: 'long' })).toBe('');
  });

  it('say that a subscription with an unknown plan is unavailable [PRD-007]', () => {
    const variants = [{ price: 1000, unlimited: true }];
    expect(describeFirst({ isSubscribable: true, variants }).price).toBe('Unavailable');
  });

  it('need the details script only for a subscription, a weight, dimensions or price options', () => {
    const needs = (variant: object, more: object = {}) =>
      getRequiredParts(readProduct({ ...more, variants: [{ price: 1, ...variant }] })!).details;
    const bare = { weight: 0, len: 0, width: '0', height: 0, pricingOptions: [] };
    expect([needs({}), needs(bare), needs({ weight: null, pricingOptions: 'x' })]).not.toContain(true);
    expect([needs({ weight: '0.4' }), needs({ len: 3, width: 2, height: 1 })]).toEqual([true, true]);
    expect([needs({ pricingOptions: [{}] }), needs({}, { subscribable: true })]).toEqual([true, true]);
  });

  it('contain no price if the variants have none', () => {
    expect(describeFirst({ variants: [{ attributes: { fit: 'slim' }, unlimited: true }] }).price).toBe('');
  });

  it('format the price in the currency, 2 digits except JPY [PRD-016]', () => {
    const yen = { variants: [{ price: { currency: 'JPY', minorUnits: 1500 } }] };
    expect(describeFirst(yen, true, { currency: 'JPY' }).price).toBe('¥1,500');
  });
});

describe('price options', () => {
  const option = (productSubscriptionOptionId: string, price: number, more: object = {}) => ({
    productSubscriptionOptionId,
    price,
    subscriptionPlan: { billingPeriod: { value: 3, unit: 'MONTH' }, numBillingCycles: 2 },
    ...more,
  });
  const product = readProduct({
    variants: [
      { sku: 'a', price: 1000, qtyInStock: 9, pricingOptions: [option('q', 900)] },
      {
        sku: 'b',
        price: 2000,
        qtyInStock: 9,
        pricingOptions: [option('q', 1800, { salePrice: 250, onSale: true }), option('r', 1700)],
      },
    ],
  })!;
  const [a, b] = product.variants;
  const known = readDetails(product);
  const purchasesOf = (json: object) => {
    const read = readProduct(json)!;
    return details.getPurchases(read, readDetails(read), undefined, OPTIONS).map(({ text }) => text);
  };

  it('are offered besides a single payment, of the chosen variant [PRD-008]', () => {
    expect(details.getPurchases(product, known, a, OPTIONS)).toEqual([
      { id: '', text: 'One-time purchase' },
      { id: 'q', text: '€9.00 every 3 months for 6 months' },
    ]);
    expect(details.getPurchases(product, known, undefined, OPTIONS).map(({ id }) => id)).toEqual([
      '',
      'q',
      'r',
    ]);
  });

  it('do not include a single payment for a product without one', () => {
    const variants = [{ price: 1000, pricingOptions: [option('q', 900)] }];
    expect(purchasesOf({ isSubscribable: true, variants })).toEqual(['€9.00 every 3 months for 6 months']);
    expect(purchasesOf({ variants: [{ pricingOptions: [option('q', 900)] }] })).toHaveLength(1);
  });

  it('set price, sale price and plan; a variant without the chosen option is unavailable [PRD-005] [PRD-008]', () => {
    expect(describeAs(product, b, 'q')).toMatchObject({
      price: '€2.50 every 3 months for 6 months',
      original: '€18.00 every 3 months for 6 months',
    });
    expect(describeAs(product, undefined, 'q').price).toBe('from €2.50 every 3 months for 6 months');
    expect(describeAs(product, a, 'r').price).toBe('Unavailable');
  });

  it('require the details script, without which no price of a subscription is shown', () => {
    const plan = readProduct({
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
      variants: [{ price: 1000 }],
    })!;
    expect(describeProduct(plan, plan.variants[0], OPTIONS, undefined).price).toBe('');
  });
});

it.each([
  [1, 'WEEK', 0, 'every week'],
  [2, 'WEEK', 6, 'every 2 weeks for 12 weeks'],
  [2, 'WEEK', 26, 'every 2 weeks for 1 year'],
  [1, 'MONTH', 6, 'every month for 6 months'],
  [2, 'MONTH', 7, 'every 2 months for 14 months'],
  [1, 'YEAR', 0, 'every year'],
  [1, 'YEAR', 2, 'every year for 2 years'],
])(
  'describes a plan of %d %s and %d cycles as “%4$s” [PRD-007] [PRD-008]',
  (value, unit, numBillingCycles, text) => {
    const plan = readPlan({ billingPeriod: { value, unit }, numBillingCycles });
    expect(plan && describePlan(plan, messages, 'en-US')).toBe(text);
  },
);

it('describes the options that a choice has changed, together with the choice', () => {
  const variants = [
    {
      optionValues: [
        { name: 'Size', value: 'S' },
        { name: 'Color', value: 'Black' },
      ],
    },
    {
      optionValues: [
        { name: 'Size', value: 'L' },
        { name: 'Color', value: 'White' },
      ],
    },
  ];
  const choose = (selection: typeof emptySelection, name: string, value: string) =>
    chooseValue(
      createMatrix(variants, () => true),
      selection,
      name,
      value,
    );
  const first = choose(choose(emptySelection, 'Size', 'S'), 'Color', 'Black');
  expect(describeMove(first, messages, 'en')).toBe('');
  expect(describeMove(choose(first, 'Color', 'White'), messages, 'en')).toBe(
    'Color: White. Changed: Size: L.',
  );
});

it('reads quantities from 1 to 999 that the stock allows', () => {
  const [variant] = readProduct([{ price: 1, qtyInStock: 2 }])!.variants;
  const read = (text: string) => readQuantity(text, variant, messages, 'en');
  expect(['', ' ', '1', '2'].map(read)).toEqual([1, 1, 1, 2]);
  expect(read('3')).toBe('Only 2 left');
  for (const wrong of ['0', '-1', '1.5', '1000', '1e9', 'x', 'NaN', 'Infinity'])
    expect(read(wrong)).toBe('Enter a whole number from 1 to 999.');
  expect(readQuantity('999', undefined, messages, 'en')).toBe(999);
});

describe('the picture of a choice', () => {
  const variant = (Glaze: string, Size: string, picture: string) => ({
    price: 1,
    attributes: { Glaze, Size },
    picture,
  });
  const { variants } = readProduct([
    variant('Sand', 'S', 'sand'),
    variant('Sand', 'L', 'sand'),
    variant('Ink', 'S', 'ink-small'),
    variant('Ink', 'L', 'ink-large'),
  ])!;
  const matrix = createMatrix(variants, () => true);
  const pictureOf = (...choice: [string, string][]) => getPicture(matrix, new Map(choice));

  it('is returned as soon as all variants with the chosen values share it', () => {
    expect(pictureOf(['Glaze', 'Sand'])).toBe('sand');
    expect(pictureOf(['Glaze', 'Ink'])).toBe('');
    expect(pictureOf(['Glaze', 'Ink'], ['Size', 'L'])).toBe('ink-large');
  });

  it('is empty without a choice, unless there is only one variant', () => {
    expect(pictureOf()).toBe('');
    expect(
      getPicture(
        createMatrix(variants.slice(0, 1), () => true),
        new Map(),
      ),
    ).toBe('sand');
  });
});
