/** Pieces for the table. */
import type { ExampleProduct } from './products';
import { glazed, piece, sized } from './stoneware-pieces';

export const table: readonly ExampleProduct[] = [
  sized(
    'HM',
    {
      id: 'harbor-mug',
      title: 'Harbor mug',
      description: 'A straight mug with room for four fingers. Thrown in two sizes, glazed to the foot.',
    },
    'Size',
    {
      '250 ml': [2800, { Chalk: 40, Moss: 26, Ink: 31, Ember: 12 }],
      '350 ml': [3400, { Chalk: 22, Moss: 0, Ink: 3 }],
    },
  ),
  sized(
    'EC',
    {
      id: 'espresso-cup',
      title: 'Espresso cup',
      description: 'Eighty milliliters, no handle: thick enough to hold, thin enough to drink from.',
    },
    'Set',
    { 'One cup': [1400, { Chalk: 60, Ink: 48 }], 'Four cups': [5200, { Chalk: 15, Ink: 12 }] },
  ),
  glazed(
    'TU',
    {
      id: 'tumbler',
      title: 'Tumbler',
      description: 'For water, wine or toothbrushes. Stacks three high.',
      priceCents: 1900,
    },
    [
      ['Chalk', 34],
      ['Moss', 28],
    ],
  ),
  glazed(
    'DP',
    {
      id: 'dinner-plate',
      title: 'Dinner plate',
      description: 'Twenty-seven centimeters, a low rim, and weight where it keeps the plate still.',
      priceCents: 3600,
    },
    [
      ['Chalk', 80],
      ['Moss', 41],
      ['Ink', 37],
    ],
  ),
  glazed(
    'SP',
    {
      id: 'side-plate',
      title: 'Side plate',
      description: 'Twenty centimeters, for bread, cake and whatever is left over.',
      priceCents: 2400,
    },
    [
      ['Chalk', 64],
      ['Ember', 9, 1900],
    ],
  ),
  glazed(
    'PB',
    {
      id: 'pasta-bowl',
      title: 'Pasta bowl',
      description: 'Wide and shallow, with a wall that a fork can lean on.',
      priceCents: 3200,
    },
    [
      ['Chalk', 52],
      ['Ink', 18],
    ],
  ),
  glazed(
    'BB',
    {
      id: 'breakfast-bowl',
      title: 'Breakfast bowl',
      description: 'Deep enough for soup, small enough for yogurt.',
      priceCents: 2600,
    },
    [
      ['Chalk', 47],
      ['Moss', 0],
      ['Ember', 21],
    ],
  ),
  piece({
    id: 'serving-bowl',
    title: 'Serving bowl',
    description: 'Thirty-two centimeters in Ember, for a salad that feeds eight.',
    productType: 'PHYSICAL',
    picture: 'serving-bowl-ember',
    priceCents: 8900,
    qtyInStock: 6,
  }),
  piece({
    id: 'platter',
    title: 'Platter',
    description: 'A low round platter in Chalk with a raised edge.',
    productType: 'PHYSICAL',
    picture: 'platter-chalk',
    priceCents: 7400,
    qtyInStock: 11,
  }),
  piece({
    id: 'pinch-bowl',
    title: 'Pinch bowls, set of three',
    description: 'For salt, pepper and the thing you chopped too much of. Moss.',
    productType: 'PHYSICAL',
    picture: 'pinch-bowl-moss',
    priceCents: 2700,
    qtyInStock: 33,
  }),
];
