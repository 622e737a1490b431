/** Products of the example site. */
import type { ProductType } from '../../core/wire/commerce';

/** A product with one variant. Cents are minor units of the site's currency. */
export interface ExampleProduct {
  id: string;
  title: string;
  description: string;
  productType: ProductType;
  picture: string | null;
  priceCents: number;
  qtyInStock: number;
}

/** Two prints, a book, cards, and a gift card. */
export const exampleProducts: readonly ExampleProduct[] = [
  {
    id: 'print-dawn-ridge',
    title: 'Dawn Ridge, print 40 x 60',
    description: 'Pigment print on cotton paper, signed on the back.',
    productType: 'PHYSICAL',
    picture: 'dawn-ridge',
    priceCents: 4800,
    qtyInStock: 24,
  },
  {
    id: 'print-salt-flats',
    title: 'Salt Flats, print 50 x 70',
    description: 'Pigment print on cotton paper, signed on the back.',
    productType: 'PHYSICAL',
    picture: 'salt-flats',
    priceCents: 6500,
    qtyInStock: 12,
  },
  {
    id: 'book-north',
    title: 'North, a book of 84 pictures',
    description: 'Thread-stitched, linen cover, 168 pages.',
    productType: 'PHYSICAL',
    picture: 'north',
    priceCents: 3900,
    qtyInStock: 180,
  },
  {
    id: 'postcards',
    title: 'Ten postcards',
    description: 'Ten pictures on heavy uncoated card.',
    productType: 'PHYSICAL',
    picture: 'postcards',
    priceCents: 1400,
    qtyInStock: 400,
  },
  {
    id: 'gift-card',
    title: 'Gift card',
    description: 'Comes by email and is good for anything here, for three years.',
    productType: 'GIFT_CARD',
    picture: null,
    priceCents: 5000,
    qtyInStock: 1000,
  },
];
