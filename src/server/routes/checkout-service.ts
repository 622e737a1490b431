/** Data of a checkout page: the visitor's cart, or a purchase without it. */
import type { Cart } from '../../core/wire/commerce';
import { toCartResponse } from '../domain/cart';
import type { OrderDetails, OrderKind } from '../domain/order-kind';
import type { Ctx, Deps } from '../http/context';
import { findCheckoutCart } from '../stores/cart-lock';
import { findOffers } from '../stores/products';
import { isUuid } from '../stores/submission-list';
import { readCart } from './cart-service';

export interface Checkout {
  cart: Cart;
  kind: OrderKind;
  details: OrderDetails;
}

/** The visitor's cart. */
export async function readCheckout(c: Ctx, deps: Deps): Promise<Checkout> {
  return { cart: await readCart(c, deps), kind: 'cart', details: {} };
}

/** A purchase; undefined if the cart belongs to a visitor. */
export async function readPurchase(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  id: string,
): Promise<Checkout | undefined> {
  const cart = isUuid(id) ? await findCheckoutCart(db, site.id, id) : undefined;
  if (!cart || cart.kind === 'cart') return undefined;
  const productIds = cart.entries.map(({ productId }) => productId);
  const offers = [...(await findOffers(db, site.id, productIds)), ...cart.offers];
  return {
    cart: toCartResponse(cart, offers, { ...site, minimumSubtotal: 0 }),
    kind: cart.kind,
    details: cart.details,
  };
}
