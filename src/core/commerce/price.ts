// Prices and stock of variants.
import type { Variant } from './product';

/** In minor units. */
export interface Price {
  readonly amount: number;
  /** The price before a sale; null without one. */
  readonly original: number | null;
}

/** The price of a variant: the sale price only with `onSale` (PRD-005). Null if it has none. */
export function getPrice({
  price,
  salePrice,
  onSale,
}: Pick<Variant, 'price' | 'salePrice' | 'onSale'>): Price | null {
  if (onSale) return { amount: salePrice, original: price };
  return price === null ? null : { amount: price, original: null };
}

/** PRD-006. */
export const isInStock = ({ unlimited, qtyInStock }: Variant): boolean => unlimited || qtyInStock > 0;

/** The lowest price of several variants, and whether they differ. Null if none has a price. */
export function getLowestPrice(
  variants: readonly Variant[],
): { readonly price: Price; readonly varies: boolean } | null {
  const prices = variants.map(getPrice).filter((price) => price !== null);
  const [first] = prices;
  if (!first) return null;
  const price = prices.reduce((lowest, other) => (other.amount < lowest.amount ? other : lowest), first);
  return { price, varies: prices.some(({ amount }) => amount !== price.amount) };
}
