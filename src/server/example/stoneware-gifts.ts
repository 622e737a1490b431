/** A subscription, courses, a booklet and a gift card. */
import type { ExampleProduct } from './products';
import { piece } from './stoneware-pieces';

/** The page with the lessons, for buyers of the course. */
export const lessons = { productId: 'glazing-course', path: '/sites/shop/lessons' } as const;

export const gifts: readonly ExampleProduct[] = [
  piece({
    id: 'tea-tin',
    title: 'Tea, every month',
    description: 'A tin of loose tea from one garden, by post. Cancel whenever you like.',
    productType: 'PHYSICAL',
    priceCents: 1600,
    qtyInStock: 90,
    plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  }),
  piece({
    id: 'saturday-at-the-wheel',
    title: 'Saturday at the wheel',
    description: 'Six hours, six people, all the clay you can use. We fire your two best pieces.',
    productType: 'SERVICE',
    priceCents: 14_000,
    variants: [
      { sku: 'SW-JAN', options: { Date: '16 January' }, priceCents: 14_000, qtyInStock: 2 },
      { sku: 'SW-FEB', options: { Date: '13 February' }, priceCents: 14_000, qtyInStock: 6 },
      { sku: 'SW-MAR', options: { Date: '13 March' }, priceCents: 14_000, qtyInStock: 0 },
    ],
  }),
  piece({
    id: 'glaze-book',
    title: 'Four glazes, the recipes',
    description: 'Chalk, Moss, Ink and Ember with firing schedules: a PDF to download.',
    productType: 'DIGITAL',
    priceCents: 900,
    qtyInStock: 1_000_000,
  }),
  piece({
    id: 'glazing-course',
    title: 'Glazing at home, four lessons',
    description: 'Dipping, pouring, brushing and what goes wrong: to read whenever you like, on this site.',
    productType: 'PAYWALL',
    picture: 'side-plate-ember',
    priceCents: 2400,
    qtyInStock: 1_000_000,
  }),
  piece({
    id: 'tidewell-card',
    title: 'Tidewell gift card',
    description: 'A code by email, good for everything here. It does not expire.',
    productType: 'GIFT_CARD',
    priceCents: 2500,
    variants: [2500, 5000, 10_000, 20_000].map((priceCents) => ({
      sku: `CARD-${priceCents / 100}`,
      options: { Value: `€${priceCents / 100}` },
      priceCents,
      qtyInStock: 100_000,
    })),
  }),
];
