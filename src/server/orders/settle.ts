/** Settles an order by the state of its payment: the one function behind webhook, order page and sweeper. */
import type { Queryable } from '../db/db';
import { findShortages, getLimitedPieces, type Order, removeBought } from '../domain/order';
import { createOrderMail, createOwnerOrderMail } from '../mail/order-mail';
import { getProvider, type PaymentState, type PaymentStatus } from '../payments/payment-provider';
import { lockCart, replaceEntries } from '../stores/cart-lock';
import { findOrder, lockOrder, setPaidAmount, setPayment } from '../stores/orders';
import { findOffers } from '../stores/products';
import { findShopSettings } from '../stores/shop-settings';
import { findHolds, holdStock, lockVariants, releaseStock } from '../stores/stock';
import { applyAction, refundInTransaction } from './change-order';
import { getOrderUrl, type OrderDeps } from './order-deps';
import { addMail } from './order-jobs';
import { getSubscriptionUrl, startSubscription } from './subscriptions';

const UNPAID: readonly Order['state'][] = ['pending', 'expired', 'cancelled'];

/** The order as it is now, and the state of its payment if the provider was asked. */
export interface Settled {
  order: Order;
  payment?: PaymentState;
}

/**
 * Asks the provider and applies its answer; may run several times at once. Throws `PaymentUnavailable`.
 * @param reference the payment, when the order does not know it yet because a webhook was faster
 */
export async function settleOrder(
  deps: OrderDeps,
  order: Order,
  reference = order.reference ?? undefined,
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
  // A payment in progress is neither paid nor closed. If it arrives later, its stock is taken again or it is refunded.
  if (isUndecided(status)) await endHold(deps, order);
}

/** Ends the hold of a pending order whatever the provider says. */
export function endHold(deps: OrderDeps, { id }: Pick<Order, 'id'>): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, deps.site.id, id);
    if (order) await expireInTransaction(deps, tx, order);
  });
}

const isUndecided = ({ state }: PaymentStatus): boolean => state === 'open' || state === 'processing';

async function applyStatus(deps: OrderDeps, order: Order, status: PaymentStatus): Promise<Order> {
  if (status.orderId !== order.id || isUndecided(status)) return order;
  await deps.db.transaction(async (tx) => {
    const cart = await lockCart(tx, deps.site.id, order.cartId);
    const current = await lockOrder(tx, deps.site.id, order.id);
    if (!current || !UNPAID.includes(current.state)) return;
    await setPayment(tx, deps.site.id, order.id, { reference: status.reference, url: null });
    if (status.state === 'expired') return expireInTransaction(deps, tx, current);
    const paid = { ...current, reference: status.reference };
    await setPaidAmount(tx, deps.site.id, order.id, status.paidCents);
    if (!(await acceptPayment(deps, tx, paid, status))) return;
    if (cart) await replaceEntries(tx, deps.site.id, cart.id, removeBought(cart.entries, paid.lines));
    if (paid.kind === 'subscription') await startSubscription(deps, tx, paid);
    await addMails(deps, tx, paid);
  });
  deps.jobs.notify();
  return (await findOrder(deps.db, deps.site.id, order.id)) ?? order;
}

/** A payment that cannot be accepted is refunded. Returns whether it was accepted. */
async function acceptPayment(
  deps: OrderDeps,
  tx: Queryable,
  order: Order,
  status: PaymentStatus,
): Promise<boolean> {
  const isExact = status.subtotalCents === order.totalCents && status.currency === order.currency;
  const cause = isExact ? 'payment too late' : 'payment of another amount';
  const isPaid =
    isExact &&
    (order.state !== 'expired' || (await takeStockAgain(deps, tx, order))) &&
    (await applyAction(deps, tx, order, { action: 'pay', cause: 'payment' }));
  if (!isPaid) await refundInTransaction(deps, tx, order, { cause, restock: true });
  return isPaid;
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
  if (await applyAction(deps, tx, order, { action: 'expire', cause: 'not paid in time' }))
    await releaseStock(tx, deps.site.id, order.id);
}

async function addMails(deps: OrderDeps, tx: Queryable, order: Order): Promise<void> {
  const { site } = deps;
  const manage = order.kind === 'subscription' ? getSubscriptionUrl(deps, order.id) : undefined;
  await addMail(deps, tx, order, createOrderMail(order, site, getOrderUrl(deps, order), manage));
  const { notify } = await findShopSettings(tx, site.id);
  for (const to of notify) {
    const link = `${deps.siteUrl()}/config/orders/${order.id}`;
    await addMail(deps, tx, order, createOwnerOrderMail(order, site, to, link));
  }
}
