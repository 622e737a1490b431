// Prices and stock of variants.
import type { Prices } from './offers';
import type { Variant } from './product';

/** In minor units. */
export interface Price {
  readonly amount: number;
  /** The price before the sale; null if the variant is not on sale. */
  readonly original: number | null;
}

/** The price of a variant: the sale price only with `onSale` (PRD-005). Null if it has no price. */
export function getPrice({ price, salePrice, onSale }: Prices): Price | null {
  if (onSale) return { amount: salePrice, original: price };
  return price === null ? null : { amount: price, original: null };
}

/** PRD-006. */
export const isInStock = ({ unlimited, qtyInStock }: Variant): boolean => unlimited || qtyInStock > 0;

/** The lowest price of several variants, and whether they differ. Null if none has a price. */
export function getLowestPrice(
  variants: readonly Prices[],
): { readonly price: Price; readonly varies: boolean } | null {
  let lowest: Price | null = null;
  let varies = false;
  for (const variant of variants) {
    const price = getPrice(variant);
    if (price && lowest && price.amount !== lowest.amount) varies = true;
    if (price && (!lowest || price.amount < lowest.amount)) lowest = price;
  }
  return lowest && { price: lowest, varies };
}
