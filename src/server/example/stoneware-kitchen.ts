/** Pieces for the kitchen. */
import type { ExampleProduct } from './products';
import { glazed, piece, sized } from './stoneware-pieces';

export const kitchen: readonly ExampleProduct[] = [
  glazed(
    'TP',
    {
      id: 'teapot',
      title: 'Teapot',
      description: 'Nine hundred milliliters. The spout does not drip: we throw it again until it stops.',
      priceCents: 11_800,
    },
    [
      ['Ink', 5],
      ['Chalk', 2],
    ],
  ),
  glazed(
    'PI',
    {
      id: 'pitcher',
      title: 'Pitcher',
      description: 'One liter, pulled handle, a lip that pours in a line.',
      priceCents: 6800,
    },
    [
      ['Moss', 14],
      ['Chalk', 8],
    ],
  ),
  sized(
    'SJ',
    {
      id: 'storage-jar',
      title: 'Storage jar',
      description: 'A lid that sits in the rim, not on it. For coffee, tea or flour.',
    },
    'Size',
    {
      'Small, 0.5 l': [4200, { Chalk: 18, Ink: 9 }],
      'Medium, 1 l': [5600, { Chalk: 13, Ink: 0 }],
      'Large, 2 l': [7800, { Chalk: 4 }],
    },
  ),
  piece({
    id: 'oil-bottle',
    title: 'Oil bottle',
    description: 'Ember, with a cork and a narrow neck that pours by the drop.',
    productType: 'PHYSICAL',
    picture: 'oil-bottle-ember',
    priceCents: 4400,
    qtyInStock: 16,
  }),
  piece({
    id: 'batter-bowl',
    title: 'Batter bowl',
    description: 'A mixing bowl with a spout and a foot that does not slip. Chalk.',
    productType: 'PHYSICAL',
    picture: 'batter-bowl-chalk',
    priceCents: 6200,
    qtyInStock: 10,
  }),
  piece({
    id: 'mortar',
    title: 'Mortar and pestle',
    description: 'Unglazed inside, Ink outside, and heavier than it looks.',
    productType: 'PHYSICAL',
    picture: 'mortar-ink',
    priceCents: 5800,
    qtyInStock: 12,
  }),
  piece({
    id: 'ramekins',
    title: 'Ramekins, set of four',
    description: 'Ovenproof to 250 °C. Moss.',
    productType: 'PHYSICAL',
    picture: 'ramekins-moss',
    priceCents: 4800,
    qtyInStock: 20,
  }),
];
