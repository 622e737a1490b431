import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import fc from '../testing/fast-check';
import { applyMerchandising, type SaleOptions } from './merchandising';

const UNSET = { productId: 'mug', lowStock: 5, installments: 0, installmentMin: 0, installmentMax: 0 };
const { productId: _, ...NOTHING } = UNSET;

const apply = (options: typeof UNSET, json: unknown, printed: unknown): SaleOptions =>
  applyMerchandising(options, json, JSON.stringify(printed));

/** The merchandising settings on a page, for one product. */
const printed = (more: object = {}) => ({
  scarcityEnabled: true,
  scarcityShownByDefault: false,
  afterPayAvailable: true,
  klarnaAvailable: true,
  shopperLanguage: 'en',
  afterPayMin: 100,
  afterPayMax: 200_000,
  klarnaMin: 3500,
  klarnaMax: 100_000,
  ...more,
});

const AFTERPAY = { installments: 4, installmentMin: 100, installmentMax: 200_000 };
const KLARNA = { installments: 0, installmentMin: 3500, installmentMax: 100_000 };

describe('the merchandising settings on a page', () => {
  it.each([
    ['of the provider with a known number of payments', printed(), AFTERPAY],
    ['without a number of payments for the other provider', printed({ afterPayAvailable: false }), KLARNA],
    [
      'without a number of payments if only the other provider has a limit',
      printed({ afterPayMax: 0 }),
      KLARNA,
    ],
    ['not of unavailable providers', printed({ afterPayAvailable: false, klarnaAvailable: false }), {}],
    ['not without a maximum', printed({ afterPayMax: 0, klarnaMax: 0 }), {}],
  ])('set the limits of installments, %s [PRD-026]', (_name, settings, expected) => {
    expect(apply(UNSET, null, { mug: settings })).toEqual({ ...NOTHING, ...expected });
  });

  it('complete the options of the element [PRD-026]', () => {
    const set = { ...UNSET, installments: 3, installmentMin: 5000 };
    expect(apply(set, null, { mug: printed({ afterPayAvailable: false }) })).toEqual({
      lowStock: 5,
      installments: 3,
      installmentMin: 5000,
      installmentMax: 100_000,
    });
  });

  it('hide low stock if they disable it', () => {
    const getLowStock = (more: object) => apply(UNSET, null, { mug: printed(more) }).lowStock;
    expect([true, false, undefined].map((scarcityEnabled) => getLowStock({ scarcityEnabled }))).toEqual([
      5, 0, 5,
    ]);
  });

  it('apply if they are those of the product or the only ones on the page', () => {
    const off = printed({ scarcityEnabled: false });
    const getLowStock = (json: unknown, context: unknown) => apply(UNSET, json, context).lowStock;
    expect(getLowStock(null, { mug: printed(), cup: off })).toBe(5);
    expect(getLowStock(null, { '5f': off })).toBe(0);
    expect(getLowStock(null, { '5f': off, '6a': off })).toBe(5);
    expect(getLowStock({ itemId: '5f' }, { '5f': off, '6a': printed() })).toBe(0);
    expect(getLowStock({ item: { id: '5f' }, productMerchandisingContext: { '5f': off } }, {})).toBe(0);
  });

  it('are ignored if they are invalid, without throwing', () => {
    const hostile: readonly unknown[] = [
      undefined,
      null,
      'text',
      7,
      [],
      [1],
      { mug: null },
      { mug: [] },
      { constructor: 1 },
    ];
    for (const json of hostile) expect(apply(UNSET, json, json)).toEqual(NOTHING);
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (json, context) => {
        apply(UNSET, { item: json, productMerchandisingContext: context }, { mug: json });
      }),
    );
  });
});

/** Captured pages of published sites. They are not part of the repository. */
const CAPTURED = join(import.meta.dirname, '../../../../shared/fixtures/real');

describe.skipIf(!existsSync(CAPTURED))('captured merchandising settings', () => {
  const read = (file: string) => readFileSync(join(CAPTURED, file), 'utf8');

  it('are read from a product page (after the removal of a stray quotation mark)', () => {
    const [, text = ''] =
      /data-current-context="(.*?)"><\/div>/s.exec(read('product-page-single.html')) ?? [];
    const context: unknown = JSON.parse(text.replace('" ', '"'));
    expect(apply({ ...UNSET, productId: '' }, null, context)).toEqual({
      ...NOTHING,
      lowStock: 0,
    });
  });

  it('are read from the contexts of templates', () => {
    const cases: readonly { name: string; input: object }[] = JSON.parse(
      read('template-compiler-product.json'),
    );
    const getLowStock = (name: string) =>
      apply(UNSET, cases.find((one) => one.name === name)?.input, undefined).lowStock;
    expect(getLowStock('f-scarcity-not-enabled.html')).toBe(0);
    expect(getLowStock('f-scarcity-default-shown.html')).toBe(5);
  });
});
