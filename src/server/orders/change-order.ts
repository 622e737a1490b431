/**
 * Changes the state of orders. Each change is one conditional update together with its stock and jobs, in one
 * transaction.
 */
import type { Queryable } from '../db/db';
import { getNextState, type Order, type OrderAction } from '../domain/order';
import { createRefundMail } from '../mail/order-mail';
import { returnGiftCards, voidGiftCardsOf } from '../stores/gift-cards';
import { deleteWaitingMails } from '../stores/jobs';
import { changeOrderState, lockOrder } from '../stores/orders';
import { releaseStock } from '../stores/stock';
import { createStamp, getOrderUrl, type OrderDeps } from './order-deps';
import { addMail, addOrderJob } from './order-jobs';
import { addReviewRequest } from './review-request';
import { findOrderStore } from './store';
import { stopSubscription } from './subscriptions';

/** Performs an action in the caller's transaction. Returns false if it is not possible in the order's state. */
export async function applyAction(
  deps: OrderDeps,
  tx: Queryable,
  order: Order,
  { action, cause }: { action: OrderAction; cause: string },
): Promise<boolean> {
  const toState = getNextState(order.state, action);
  if (!toState) return false;
  const isChanged = await changeOrderState(tx, deps.site.id, order, { toState, cause }, createStamp(deps));
  if (isChanged && action === 'fulfill') await addReviewRequest(deps, tx, order);
  return isChanged;
}

/** Cancels a pending order: returns its stock and closes its payment. */
export async function cancelInTransaction(
  deps: OrderDeps,
  tx: Queryable,
  order: Order,
  cause: string,
): Promise<boolean> {
  if (!(await applyAction(deps, tx, order, { action: 'cancel', cause }))) return false;
  await releaseStock(tx, deps.site.id, order.id);
  await returnGiftCards(tx, deps.site.id, order.id);
  if (order.reference) await addOrderJob(deps, tx, order, 'payment-close');
  return true;
}

/** Refunds an order: the job returns the money. `restock` returns the pieces to the stock. */
export async function refundInTransaction(
  deps: OrderDeps,
  tx: Queryable,
  order: Order,
  { cause, restock }: { cause: string; restock: boolean },
): Promise<boolean> {
  if (!(await applyAction(deps, tx, order, { action: 'refund', cause }))) return false;
  if (restock) await releaseStock(tx, deps.site.id, order.id);
  await returnGiftCards(tx, deps.site.id, order.id);
  await voidGiftCardsOf(tx, deps.site.id, order.id);
  const { recipient } = order.details;
  if (recipient) await deleteWaitingMails(tx, deps.site.id, order.id, recipient.email);
  await addOrderJob(deps, tx, order, 'refund');
  await stopSubscription(deps, tx, order);
  const store = await findOrderStore({ ...deps, db: tx }, order);
  await addMail(deps, tx, order, createRefundMail(order, store, getOrderUrl(deps, order)));
  return true;
}

/** The owner's actions. */
export type OwnerAction = 'cancel' | 'fulfill' | 'refund';

/** Performs an action of the owner. Returns false if the order is gone or in another state. */
export async function changeOrder(
  deps: OrderDeps,
  id: string,
  action: OwnerAction,
  restock: boolean,
): Promise<boolean> {
  const isChanged = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, deps.site.id, id);
    if (!order || !isOffered(order, action)) return false;
    if (action === 'cancel') return cancelInTransaction(deps, tx, order, 'owner');
    if (action === 'refund') return refundInTransaction(deps, tx, order, { cause: 'owner', restock });
    return applyAction(deps, tx, order, { action, cause: 'owner' });
  });
  deps.jobs.notify();
  return isChanged;
}

/** Unpaid orders are canceled, not refunded. */
export function isOffered({ state }: Pick<Order, 'state'>, action: OwnerAction): boolean {
  const isPaid = state === 'paid' || state === 'fulfilled';
  return getNextState(state, action) !== undefined && (action !== 'refund' || isPaid);
}
