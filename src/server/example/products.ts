/** Products of the first example site, and the types of example products. */
import type { PeriodUnit } from '../../core/commerce/subscription';
import type { SwatchData } from '../../core/commerce/swatches';
import type { ProductType } from '../../core/wire/commerce';

/** A variant of a product with options. */
export interface ExampleVariant {
  sku: string;
  options: Readonly<Record<string, string>>;
  priceCents: number;
  salePriceCents?: number;
  qtyInStock: number;
  /** Address. */
  picture?: string;
}

/** A store page. */
export interface ExampleCollection {
  id: string;
  title: string;
  path: string;
}

/** A product, with one variant unless it lists more. Cents are minor units of the site's currency. */
export interface ExampleProduct {
  id: string;
  title: string;
  description: string;
  productType: ProductType;
  /** Address. */
  picture: string | null;
  /** Id of its collection. */
  collection?: string;
  priceCents: number;
  qtyInStock: number;
  variants?: readonly ExampleVariant[];
  swatches?: readonly SwatchData[];
  /** Set for a subscription. */
  plan?: { billingPeriod: { value: number; unit: PeriodUnit }; numBillingCycles: number };
}

/** The variants of a product; a single one without options if it lists none. */
export function getVariants({
  id,
  variants,
  priceCents,
  qtyInStock,
}: ExampleProduct): readonly ExampleVariant[] {
  return variants ?? [{ sku: `${id}-1`, options: {}, priceCents, qtyInStock }];
}

/** Prints, a book, cards, and a gift card. */
export const exampleProducts: readonly ExampleProduct[] = [
  {
    id: 'print-dawn-ridge',
    title: 'Dawn Ridge, print 40 x 60',
    description: 'Pigment print on cotton paper, signed on the back.',
    productType: 'PHYSICAL',
    picture: '/pictures/print-dawn-ridge-500.webp',
    priceCents: 4800,
    qtyInStock: 24,
  },
  {
    id: 'print-salt-flats',
    title: 'Salt Flats, print 50 x 70',
    description: 'Pigment print on cotton paper, signed on the back.',
    productType: 'PHYSICAL',
    picture: '/pictures/print-salt-flats-500.webp',
    priceCents: 6500,
    qtyInStock: 12,
  },
  {
    id: 'book-north',
    title: 'North, a book of 84 pictures',
    description: 'Thread-stitched, linen cover, 168 pages.',
    productType: 'PHYSICAL',
    picture: '/pictures/book-north-500.webp',
    priceCents: 3900,
    qtyInStock: 180,
  },
  {
    id: 'postcards',
    title: 'Ten postcards',
    description: 'Ten pictures on heavy uncoated card.',
    productType: 'PHYSICAL',
    picture: '/pictures/postcards-500.webp',
    priceCents: 1400,
    qtyInStock: 400,
  },
  {
    id: 'gift-card',
    title: 'Gift card',
    description: 'Comes by email and is good for anything here. It does not expire.',
    productType: 'GIFT_CARD',
    picture: null,
    priceCents: 5000,
    qtyInStock: 1000,
  },
  {
    id: 'print-fog-forest',
    title: 'Fog Forest, print',
    description: 'Pigment print on cotton paper, in two sizes, with or without a frame.',
    productType: 'PHYSICAL',
    picture: '/pictures/fog-forest-500.webp',
    priceCents: 4200,
    qtyInStock: 30,
    variants: [
      { sku: 'FOG-S', options: { Size: '30 × 40', Frame: 'None' }, priceCents: 4200, qtyInStock: 30 },
      {
        sku: 'FOG-L',
        options: { Size: '50 × 70', Frame: 'None' },
        priceCents: 6800,
        salePriceCents: 5400,
        qtyInStock: 3,
      },
      { sku: 'FOG-L-OAK', options: { Size: '50 × 70', Frame: 'Oak' }, priceCents: 14_500, qtyInStock: 8 },
      { sku: 'FOG-S-BLACK', options: { Size: '30 × 40', Frame: 'Black' }, priceCents: 9800, qtyInStock: 0 },
    ],
  },
];
