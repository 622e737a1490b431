// The values of a gift card, from the variants of its product.
import { findCurrency, readOffers } from '../../core/commerce/offers';

/** Prices in minor units. */
export const readValues = (variants: readonly unknown[]): { sku: string; price: number }[] =>
  readOffers(variants, findCurrency(variants)).map(({ sku, price }) => ({ sku, price: price ?? 0 }));
