/** The gift card of the example restaurant. */
import type { ExampleCollection, ExampleProduct } from './products';

/** Its page and its checkout pages look like the restaurant's site. */
export const alderAndSalt: ExampleCollection = {
  id: 'alder-and-salt',
  title: 'Alder & Salt',
  path: '/sites/restaurant/',
};

export const dinnerCard: ExampleProduct = {
  id: 'alder-salt-card',
  title: 'A dinner at Alder & Salt',
  description: 'A code by email, good for everything on the card. It does not expire.',
  productType: 'GIFT_CARD',
  picture: '/pictures/restaurant-table-500.webp',
  collection: alderAndSalt.id,
  priceCents: 6000,
  qtyInStock: 100_000,
  variants: [6000, 12_000, 20_000].map((priceCents) => ({
    sku: `DINNER-${priceCents / 100}`,
    options: { Value: `€${priceCents / 100}` },
    priceCents,
    qtyInStock: 100_000,
  })),
};
