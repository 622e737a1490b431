import { expect, it } from 'vitest';
import { formatGeneratedSku, GENERATED_SKU_COUNT } from './sku';

it('consists of SQ and seven digits [PRD-023]', () => {
  expect([0, 42, GENERATED_SKU_COUNT - 1].map(formatGeneratedSku)).toEqual([
    'SQ0000000',
    'SQ0000042',
    'SQ9999999',
  ]);
});
