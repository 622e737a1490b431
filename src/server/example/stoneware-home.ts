/** Pieces for the home. */
import type { ExampleProduct } from './products';
import { glazed, piece, sized } from './stoneware-pieces';

export const home: readonly ExampleProduct[] = [
  glazed(
    'BV',
    {
      id: 'bud-vase',
      title: 'Bud vase',
      description: 'One stem, one windowsill.',
      priceCents: 2200,
    },
    [
      ['Chalk', 38],
      ['Ember', 25],
    ],
  ),
  piece({
    id: 'tall-vase',
    title: 'Tall vase',
    description: 'Thirty-four centimeters in Ink, for branches.',
    productType: 'PHYSICAL',
    picture: 'tall-vase-ink',
    priceCents: 9600,
    qtyInStock: 4,
  }),
  piece({
    id: 'moon-jar',
    title: 'Moon jar',
    description: 'Two bowls joined at the rim, slightly out of round. Each one is the only one.',
    productType: 'PHYSICAL',
    picture: 'moon-jar-chalk',
    priceCents: 24_000,
    qtyInStock: 1,
  }),
  sized(
    'PL',
    {
      id: 'planter',
      title: 'Planter with saucer',
      description: 'A hole in the bottom and a saucer under it, as plants prefer.',
    },
    'Size',
    {
      '14 cm': [3900, { Moss: 17, Chalk: 23 }],
      '20 cm': [6400, { Moss: 6, Chalk: 0 }],
    },
  ),
  piece({
    id: 'candle-holder',
    title: 'Candle holder',
    description: 'For one dinner candle. Ember, because it suits the light.',
    productType: 'PHYSICAL',
    picture: 'candle-holder-ember',
    priceCents: 2600,
    qtyInStock: 30,
  }),
  piece({
    id: 'soap-dish',
    title: 'Soap dish',
    description: 'Ridged, with a drain. Chalk.',
    productType: 'PHYSICAL',
    picture: 'soap-dish-chalk',
    priceCents: 1800,
    qtyInStock: 42,
  }),
  piece({
    id: 'lamp-base',
    title: 'Table lamp',
    description: 'Moss, with a linen shade and a woven cord. The next firing is in spring.',
    productType: 'PHYSICAL',
    picture: 'lamp-base-moss',
    priceCents: 18_500,
    qtyInStock: 0,
  }),
];
