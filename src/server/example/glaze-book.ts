/** The file of the example's digital product. */
import { createPdf } from './pdf';

export const glazeBook = {
  productId: 'glaze-book',
  name: 'four-glazes.pdf',
  type: 'application/pdf',
  createBytes: (): Uint8Array =>
    createPdf([
      ['Four glazes', 'The recipes of the Tidewell workshop.', 'Amounts are parts by weight.'],
      ['Chalk', 'Feldspar 40, whiting 20, kaolin 15, silica 25.', 'Cone 9 in oxidation, slow cooling.'],
      ['Moss', 'Chalk with 4 copper carbonate.', 'Cone 9 in oxidation; thick on edges.'],
      ['Ink', 'Chalk with 8 iron oxide and 1 cobalt carbonate.', 'Cone 9 in reduction.'],
      ['Ember', 'Feldspar 45, whiting 15, kaolin 10, silica 20, iron oxide 10.', 'Cone 10 in reduction.'],
    ]),
} as const;
