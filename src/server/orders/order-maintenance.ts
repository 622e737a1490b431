/** Time-driven changes of orders: ends unpaid holds, queries renewals, completes delivered orders. */

import type { Order } from '../domain/order';
import { PaymentUnavailable } from '../payments/payment-provider';
import { findOverdueOrders } from '../stores/orders';
import { deliverGiftCards } from './deliver';
import type { OrderDeps } from './order-deps';
import { endHold, expireOrder } from './settle';
import { settleDueSubscriptions } from './subscriptions';

/** Orders per round. */
const BATCH = 100;

/** How long an unreachable provider delays the end of a hold, in milliseconds. */
const GRACE_MS = 10 * 60_000;

/** Settles or expires all overdue orders. Safe on several servers at once. Throws the last failure, after all orders. */
export async function settleOverdueOrders(deps: OrderDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const order of await findOverdueOrders(deps.db, deps.site.id, deps.clock(), BATCH))
    await settleOverdueOrder(deps, order).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures.at(-1);
}

/** Settles orders and subscriptions, and delivers gift cards; a failure of one does not stop the others. */
export async function maintainOrders(deps: OrderDeps): Promise<void> {
  const done = await Promise.allSettled([
    settleOverdueOrders(deps),
    settleDueSubscriptions(deps),
    deliverGiftCards(deps),
  ]);
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

async function settleOverdueOrder(deps: OrderDeps, order: Order): Promise<void> {
  try {
    await expireOrder(deps, order);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    if (order.expiresAt.getTime() + GRACE_MS < deps.clock()) await endHold(deps, order);
  }
}
