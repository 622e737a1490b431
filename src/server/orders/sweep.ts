/** Ends the holds of orders that were not paid in time. */

import { PaymentUnavailable } from '../payments/payment-provider';
import { findOverdueOrders } from '../stores/orders';
import type { OrderDeps } from './order-deps';
import { endHold, expireOrder } from './settle';

/** Orders per round. */
const BATCH = 100;

/** How long an unreachable provider delays the end of a hold, in milliseconds. */
const GRACE_MS = 10 * 60_000;

/** Settles or expires all overdue orders. Safe on several servers at once. */
export async function sweepOrders(deps: OrderDeps): Promise<void> {
  for (const order of await findOverdueOrders(deps.db, deps.site.id, deps.clock(), BATCH)) {
    await expireOrder(deps, order).catch(async (error: unknown) => {
      if (!(error instanceof PaymentUnavailable)) throw error;
      if (order.expiresAt.getTime() + GRACE_MS < deps.clock()) await endHold(deps, order);
    });
  }
}
