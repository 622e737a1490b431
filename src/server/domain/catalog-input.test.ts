import { describe, expect, it } from 'vitest';
import {
  combineOptions,
  formatTextFields,
  readOptionLines,
  readProductInput,
  readVariantInput,
} from './catalog-input';
import { toSlug } from './slug';

const PRODUCT = {
  title: ' Mug ',
  description: 'Glazed.',
  productType: 'PHYSICAL',
  picture: '',
  collectionId: '',
};
const VARIANT = { price: '48.00', salePrice: '', stock: '3', sku: '' };

const getErrorFields = (change: Readonly<Record<string, string>>): string[] =>
  Object.keys(readVariantInput({ ...VARIANT, ...change }, 'EUR').errors!);

describe('readProductInput and readVariantInput', () => {
  it('return a product', () => {
    expect(readProductInput(PRODUCT).value).toEqual({
      title: 'Mug',
      description: 'Glazed.',
      productType: 'PHYSICAL',
      picture: null,
      collectionId: null,
      textFields: [],
      pages: [],
      plan: null,
    });
  });

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['description', { description: 'x'.repeat(5001) }],
    ['productType', { productType: 'OTHER' }],
    ['picture', { picture: '//elsewhere.example/a.webp' }],
    ['picture', { picture: 'javascript:alert(1)' }],
    ['picture', { picture: '/a b.webp' }],
    ['texts', { texts: 'A\nA *' }],
    ['texts', { texts: '*' }],
    ['texts', { texts: 'x'.repeat(61) }],
    ['texts', { texts: 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk' }],
  ])('return an error at %s for an invalid product', (field, change) => {
    expect(Object.keys(readProductInput({ ...PRODUCT, ...change }).errors!)).toEqual([field]);
  });

  it('read the text fields for the buyer', () => {
    const { textFields } = readProductInput({ ...PRODUCT, texts: ' Engraving * \r\n\r\nNote' }).value!;
    expect(textFields).toEqual([
      { name: 'Engraving', required: true },
      { name: 'Note', required: false },
    ]);
    expect(formatTextFields(textFields)).toBe('Engraving *\nNote');
  });

  it('return a variant, with unlimited stock if none is entered', () => {
    expect(readVariantInput(VARIANT, 'EUR').value).toEqual({
      sku: '',
      priceCents: 4800,
      salePriceCents: null,
      onSale: false,
      stock: 3,
      picture: null,
    });
    expect(readVariantInput({ ...VARIANT, stock: '' }, 'EUR').value!.stock).toBeNull();
    expect(readVariantInput({ ...VARIANT, price: '48' }, 'JPY').value!.priceCents).toBe(48);
  });

  it.each([
    ['price', { price: '' }],
    ['price', { price: '-1' }],
    ['salePrice', { salePrice: 'cheap' }],
    ['salePrice', { onSale: 'yes' }],
    ['stock', { stock: '1.5' }],
    ['stock', { stock: '-1' }],
  ])('return an error at %s for an invalid variant: %o', (field, change) => {
    expect(getErrorFields(change)).toEqual([field]);
  });

  it('accept a price of at most 100,000,000 minor units [PRD-021]', () => {
    expect(readVariantInput({ ...VARIANT, price: '1000000.00' }, 'EUR').value!.priceCents).toBe(100_000_000);
    expect(getErrorFields({ price: '1000000.01' })).toEqual(['price']);
  });

  it('accept a SKU of at most 60 characters [PRD-022]', () => {
    expect(readVariantInput({ ...VARIANT, sku: 'x'.repeat(60) }, 'EUR').value!.sku).toHaveLength(60);
    expect(getErrorFields({ sku: 'x'.repeat(61) })).toEqual(['sku']);
  });
});

describe('lines with options', () => {
  it('are combined to one variant for each combination of values', () => {
    const options = readOptionLines('Size: S, L,\r\n\n Color : Red, Blue, Red ');
    expect(options).toEqual([
      { name: 'Size', values: ['S', 'L'], swatches: [] },
      { name: 'Color', values: ['Red', 'Blue'], swatches: [] },
    ]);
    expect(combineOptions(options as never).map((one) => one.map(({ value }) => value).join(' '))).toEqual([
      'S Red',
      'S Blue',
      'L Red',
      'L Blue',
    ]);
    expect(combineOptions([])).toEqual([[]]);
  });

  it.each([
    ['Size', /“Size” is different/],
    ['Size:', /is different/],
    ['Size: S\nSize: L', /twice/],
    [`Size: ${'x'.repeat(61)}`, /at most 60/],
    ['A: 1\nB: 1\nC: 1\nD: 1\nE: 1\nF: 1\nG: 1', /at most 6 options/],
    [
      `A: ${Array.from({ length: 50 }, (_, n) => n).join()}\nB: ${Array.from({ length: 50 }, (_, n) => n).join()}`,
      /2,500 variants; a product has at most 2,000/,
    ],
  ])('are rejected with a reason if they are invalid: %s', (text, reason) => {
    expect(readOptionLines(text)).toMatch(reason);
  });
});

it.each([
  ['Tea bowl, “Moon” – Nº 3', 'tea-bowl-moon-no-3'],
  ['Café crème', 'cafe-creme'],
  ['茶碗', 'product'],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('creates a slug from “%s”', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});
