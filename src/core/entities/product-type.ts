// Product types by their documented number (PRD-001, PRD-002).
import type { ProductType } from '../wire/commerce';

/** Numbering starts at 1. */
export const productTypes: readonly ProductType[] = [
  'PHYSICAL',
  'DIGITAL',
  'SERVICE',
  'GIFT_CARD',
  'PAYWALL',
];

/** Reads a number or a name; anything else is physical. */
export const readProductType = (json: unknown): ProductType =>
  productTypes.find((type, at) => type === json || at + 1 === json) ?? 'PHYSICAL';
