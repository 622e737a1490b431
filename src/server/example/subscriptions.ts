/** Subscriptions of the example site. */
import type { ExampleProduct } from './products';

/** A print every month, and a class that is paid in installments. */
export const exampleSubscriptions: readonly ExampleProduct[] = [
  {
    id: 'print-club',
    title: 'Print club',
    description: 'A small signed print by post, a new one every month.',
    productType: 'PHYSICAL',
    picture: '/pictures/dawn-ridge-500.webp',
    priceCents: 1800,
    qtyInStock: 200,
    plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  },
  {
    id: 'darkroom-class',
    title: 'Darkroom class',
    description: 'Twelve evenings in the darkroom, paid every two weeks.',
    productType: 'SERVICE',
    picture: null,
    priceCents: 4500,
    qtyInStock: 10,
    plan: { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 6 },
  },
];
