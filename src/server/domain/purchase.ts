/** Purchases without the visitor's cart. Pure. */
import type { Offer, StoredCart, StoredEntry } from './cart';
import type { Contact } from './order';
import type { OrderDetails, OrderKind } from './order-kind';
import { sha256 } from './signing';

/** A purchase, stored as a private cart. */
export interface Purchase {
  kind: Exclude<OrderKind, 'cart'>;
  items: readonly Omit<StoredEntry, 'id'>[];
  /** Items with their own price, such as a donation; other items are in the product table. */
  offers: readonly Offer[];
  details: OrderDetails;
  /** Missing if the checkout page asks for it. */
  contact?: Contact;
}

/** A cart, or a purchase stored as one. */
export interface CheckoutCart extends StoredCart {
  kind: OrderKind;
  offers: Offer[];
  details: OrderDetails;
}

/**
 * Order id of an attempt. A changed purchase is another version and thus another order; a repeated post is the same
 * order.
 */
export function createVersionId(attemptId: string, version: number): string {
  if (version <= 1) return attemptId;
  const hex = sha256(`${attemptId}.${version}`);
  return `${attemptId.slice(0, 13)}-7${hex.slice(0, 3)}-a${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
}
