/** Purchases without the visitor's cart: donations, gift cards and subscriptions. */
import { routes } from '../../core/routes';
import type { CheckoutAttempt } from '../domain/checkout-token';
import { issuePurchaseToken } from '../domain/checkout-token';
import { type Contact, createOrderLines, sumLines } from '../domain/order';
import { createVersionId, type Purchase } from '../domain/purchase';
import { getText } from '../languages/texts';
import { findBoughtOrder } from '../stores/orders';
import { findOffers } from '../stores/products';
import { savePurchase } from '../stores/purchases';
import { createId, type OrderDeps } from './order-deps';
import { type Placed, placeOrder } from './place-order';

/** Saves a purchase and returns the path of its checkout page, which asks for the contact. */
export async function openPurchase(deps: OrderDeps, purchase: Purchase): Promise<string> {
  const id = createId(deps);
  await savePurchase(deps.db, deps.site.id, id, purchase);
  return getPurchasePath(deps, id);
}

/** Path of the checkout page of a purchase. */
export function getPurchasePath({ secrets, site }: Pick<OrderDeps, 'secrets' | 'site'>, id: string): string {
  return routes.subscribe(issuePurchaseToken(secrets, site.id, id));
}

/**
 * Orders a purchase from its own page, whose form carries an attempt for a cart that is created here. A repeated post
 * is the same order; a changed one replaces the unpaid order; after the payment, every post leads to the paid order.
 */
export async function placePurchase(
  deps: OrderDeps,
  attempt: Pick<CheckoutAttempt, 'id' | 'cartId'>,
  purchase: Purchase & { contact: Contact },
): Promise<Placed> {
  const { db, site } = deps;
  const saved = await savePurchase(db, site.id, attempt.cartId, purchase);
  // The attempt belongs to the visitor's cart or is of another kind.
  if (!saved) return { problem: getText(deps.site.locale)('checkout.expired') };
  const bought = saved.isBought ? await findBoughtOrder(db, site.id, attempt.cartId) : undefined;
  if (bought) return { order: bought };
  const { version } = saved;
  const productIds = purchase.items.map(({ productId }) => productId);
  const offers = [...(await findOffers(db, site.id, productIds)), ...purchase.offers];
  const entries = purchase.items.map((item) => ({ ...item, id: '' }));
  const totalCents = sumLines(createOrderLines(entries, offers));
  const own = {
    id: createVersionId(attempt.id, version),
    cartId: attempt.cartId,
    cartVersion: version,
    totalCents,
  };
  return placeOrder(deps, own, purchase.contact);
}
