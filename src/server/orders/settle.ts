/** Settles an order by the state of its payment. Webhook, order page and periodic maintenance all use this function. */
import type { Queryable } from '../db/db';
import { getDownloadable } from '../domain/download';
import { getDueCents } from '../domain/gift-card';
import { findShortages, getLimitedPieces, isPaymentOver, type Order, removeBought } from '../domain/order';
import { getPaywallProducts } from '../domain/page-access';
import type { CheckoutCart } from '../domain/purchase';
import { createOrderMail, createOwnerOrderMail } from '../mail/order-mail';
import { getProvider, type PaymentState, type PaymentStatus } from '../payments/payment-provider';
import { lockCart, replaceEntries } from '../stores/cart-lock';
import { listProductFiles } from '../stores/downloads';
import { captureGiftCards, holdGiftCardsAgain, returnGiftCards } from '../stores/gift-cards';
import { findOrder, lockOrder, setPaidAmount, setPayment } from '../stores/orders';
import { findProductPages } from '../stores/page-access';
import { findOffers } from '../stores/products';
import { findShopSettings } from '../stores/shop-settings';
import { getOwnLocale } from '../stores/sites';
import { findHolds, holdStock, lockVariants, releaseStock } from '../stores/stock';
import { applyAction, refundInTransaction } from './change-order';
import { deliver } from './deliver';
import { issueGiftCards } from './gift-cards';
import { getOrderUrl, type OrderDeps } from './order-deps';
import { addMail } from './order-jobs';
import { findOrderStore } from './store';
import { getSubscriptionUrl, startSubscription } from './subscriptions';

const UNPAID: readonly Order['state'][] = ['pending', 'expired', 'cancelled'];

/** The current order, and the state of its payment if the provider was queried. */
export interface Settled {
  order: Order;
  payment?: PaymentState;
}

/**
 * Asks the provider and applies its answer; may run several times at once. Throws `PaymentUnavailable`.
 * @param reference the payment, if it is not stored with the order yet because the webhook was faster
 */
export async function settleOrder(
  deps: OrderDeps,
  order: Order,
  reference = isPaymentOver(order, deps.clock()) ? undefined : (order.reference ?? undefined),
): Promise<Settled> {
  if (!reference || !UNPAID.includes(order.state)) return { order };
  const status = await getProvider(deps.payments, order.provider).find(reference);
  return { order: await applyStatus(deps, order, status), payment: status.state };
}

/** Closes the payment of an order whose hold has ended, unless it was paid in time. Throws `PaymentUnavailable`. */
export async function expireOrder(deps: OrderDeps, order: Order): Promise<void> {
  if (!order.reference) return endHold(deps, order);
  const status = await getProvider(deps.payments, order.provider).close(order.reference);
  await applyStatus(deps, order, status);
  // A payment in progress is neither paid nor closed. If it arrives later, its stock is taken again or the payment is
  // refunded.
  if (isUndecided(status)) await endHold(deps, order);
}

/** Ends the hold of a pending order, regardless of its state at the provider. */
export function endHold(deps: OrderDeps, { id }: Pick<Order, 'id'>): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, deps.site.id, id);
    if (order) await expireInTransaction(deps, tx, order);
  });
}

const isUndecided = ({ state }: PaymentStatus): boolean => state === 'open' || state === 'processing';

async function applyStatus(deps: OrderDeps, order: Order, status: PaymentStatus): Promise<Order> {
  if (status.orderId !== order.id || isUndecided(status)) return order;
  const isPaid = await deps.db.transaction((tx) => applyInTransaction(deps, tx, order, status));
  if (isPaid) deps.count('order');
  deps.jobs.notify();
  return (await findOrder(deps.db, deps.site.id, order.id)) ?? order;
}

/** Returns whether the status made the order paid. */
async function applyInTransaction(
  deps: OrderDeps,
  tx: Queryable,
  order: Order,
  status: PaymentStatus,
): Promise<boolean> {
  const { id: siteId } = deps.site;
  const { reference, paidCents } = status;
  const cart = await lockCart(tx, siteId, order.cartId);
  const current = await lockOrder(tx, siteId, order.id);
  if (!current || !UNPAID.includes(current.state)) return false;
  await setPayment(tx, siteId, order.id, { reference, url: null });
  if (status.state === 'expired') {
    await expireInTransaction(deps, tx, current);
    return false;
  }
  const paid = { ...current, reference };
  const refusal = await checkPayment(deps, tx, paid, status);
  if (!refusal && (await completePayment(deps, tx, paid, { cart, paidCents, cause: 'payment' }))) return true;
  await setPaidAmount(tx, siteId, order.id, paidCents);
  await refundInTransaction(deps, tx, paid, { cause: refusal ?? 'payment too late', restock: true });
  return false;
}

/** Why a payment is not accepted; undefined if it is accepted. */
async function checkPayment(
  deps: OrderDeps,
  tx: Queryable,
  order: Order,
  status: PaymentStatus,
): Promise<string | undefined> {
  const isExact = status.subtotalCents === getDueCents(order) && status.currency === order.currency;
  if (!isExact) return 'payment of another amount';
  if (order.state !== 'expired') return undefined;
  const isHeld =
    (await takeStockAgain(deps, tx, order)) && (await holdGiftCardsAgain(tx, deps.site.id, order.id));
  return isHeld ? undefined : 'payment too late';
}

/** Does everything that follows from a payment, once. Returns false if the order cannot be paid in its state. */
export async function completePayment(
  deps: OrderDeps,
  tx: Queryable,
  order: Order,
  { cart, paidCents, cause }: { cart: CheckoutCart | undefined; paidCents: number; cause: string },
): Promise<boolean> {
  if (!(await applyAction(deps, tx, order, { action: 'pay', cause }))) return false;
  await setPaidAmount(tx, deps.site.id, order.id, paidCents);
  if (cart) await replaceEntries(tx, deps.site.id, cart.id, removeBought(cart.entries, order.lines));
  await captureGiftCards(tx, deps.site.id, order.id);
  if (order.kind === 'subscription') await startSubscription(deps, tx, order);
  await addMails(deps, tx, order);
  await issueGiftCards(deps, tx, order);
  await deliver(deps, tx, order);
  return true;
}

async function takeStockAgain({ site }: OrderDeps, tx: Queryable, order: Order): Promise<boolean> {
  await lockVariants(tx, site.id, order.lines);
  const offers = await findOffers(
    tx,
    site.id,
    order.lines.map(({ productId }) => productId),
  );
  const pieces = getLimitedPieces(order.lines, offers);
  const isHeld = (await findHolds(tx, site.id, [order.id])).length > 0;
  if (isHeld || findShortages(pieces, offers).length > 0) return isHeld;
  await holdStock(tx, site.id, order.id, pieces);
  return true;
}

async function expireInTransaction(deps: OrderDeps, tx: Queryable, order: Order): Promise<void> {
  if (!(await applyAction(deps, tx, order, { action: 'expire', cause: 'not paid in time' }))) return;
  await releaseStock(tx, deps.site.id, order.id);
  await returnGiftCards(tx, deps.site.id, order.id);
}

async function addMails(deps: OrderDeps, tx: Queryable, order: Order): Promise<void> {
  const { site } = deps;
  const store = await findOrderStore({ db: tx, site }, order);
  const manage = order.kind === 'subscription' ? getSubscriptionUrl(deps, order.id) : undefined;
  const url = getOrderUrl(deps, order);
  const files = await listProductFiles(tx, site.id, getDownloadable({ ...order, state: 'paid' }));
  const downloads = files.length > 0 ? `${url}#downloads` : undefined;
  const opened = await findProductPages(tx, site.id, getPaywallProducts(order));
  const pages = opened.length > 0 ? `${url}#pages` : undefined;
  await addMail(deps, tx, order, createOrderMail(order, store, { order: url, downloads, pages, manage }));
  const { notify } = await findShopSettings(tx, site.id);
  for (const to of notify) {
    const link = `${deps.siteUrl()}/config/orders/${order.id}`;
    await addMail(deps, tx, order, createOwnerOrderMail(order, { to, link, locale: getOwnLocale(site) }));
  }
}
