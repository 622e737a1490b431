// What the carts of members and guests must contain, computed without the server.
import { MAX_ENTRY_QUANTITY } from '../../core/wire/commerce';

/** Quantities by product. */
export type Lines = ReadonlyMap<string, number>;

/** A browser, which is signed in as a member or has a guest's cart. */
export interface Holder {
  account: number | undefined;
  guest: Lines;
}

/** Pieces in stock by product; absent if unlimited. */
export type Stock = Map<string, number>;

export const EMPTY: Lines = new Map();

export const canHave = (stock: Stock, productId: string, quantity: number): boolean =>
  quantity <= Math.min(MAX_ENTRY_QUANTITY, stock.get(productId) ?? Number.POSITIVE_INFINITY);

/** A quantity of 0 removes the product. */
export function withQuantity(lines: Lines, productId: string, quantity: number): Lines {
  const next = new Map(lines);
  if (quantity > 0) next.set(productId, quantity);
  else next.delete(productId);
  return next;
}

/** Keeps the larger quantity of each product. */
export function mergeLines(own: Lines, added: Lines): Lines {
  const next = new Map(own);
  for (const [productId, quantity] of added) next.set(productId, Math.max(quantity, own.get(productId) ?? 0));
  return next;
}

/** The same text for equal quantities in any order. */
export const formatLines = (lines: Lines): string =>
  [...lines]
    .map(([productId, quantity]) => `${quantity} ${productId}`)
    .sort()
    .join(', ');
