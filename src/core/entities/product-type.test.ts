import { expect, it } from 'vitest';
import { productTypes, readProductType } from './product-type';

it('product types are read by number and by name [PRD-001] [PRD-002]', () => {
  expect(productTypes).toEqual(['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD', 'PAYWALL']);
  expect([1, 2, 3, 4, 5].map(readProductType)).toEqual(productTypes);
  expect(productTypes.map(readProductType)).toEqual(productTypes);
  for (const other of [0, 6, -1, 'constructor', null, {}]) expect(readProductType(other)).toBe('PHYSICAL');
});
