/** Completes orders that are delivered automatically. */
import type { Queryable } from '../db/db';
import { isDigital } from '../domain/delivery';
import { getDownloadable } from '../domain/download';
import type { Order } from '../domain/order';
import { getPaywallProducts } from '../domain/page-access';
import { listProductFiles } from '../stores/downloads';
import { findMailedGiftCardOrders, lockOrder } from '../stores/orders';
import { findProductPages } from '../stores/page-access';
import { applyAction } from './change-order';
import type { OrderDeps } from './order-deps';

/** Orders per round. */
const BATCH = 100;

/**
 * Completes an order that has just been paid, in the transaction of the payment. An order with gift cards is completed
 * when their codes are mailed; one whose file or page is missing is completed by the owner.
 */
export async function deliver(deps: OrderDeps, tx: Queryable, order: Order): Promise<void> {
  if (order.lines.some(({ productType }) => productType === 'GIFT_CARD')) return;
  await complete(deps, tx, { ...order, state: 'paid' });
}

/** Completes the orders whose gift cards have been mailed. Safe on several servers at once. */
export async function deliverGiftCards(deps: OrderDeps): Promise<void> {
  const { db, site } = deps;
  for (const id of await findMailedGiftCardOrders(db, site.id, BATCH))
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, site.id, id);
      if (order?.state === 'paid') await complete(deps, tx, order);
    });
}

async function complete(deps: OrderDeps, tx: Queryable, order: Order): Promise<void> {
  if (!isDigital(order) || !(await isStored(tx, deps.site.id, order))) return;
  await applyAction(deps, tx, order, { action: 'fulfill', cause: 'delivered' });
}

/** Whether all files and pages of the order exist. */
async function isStored(tx: Queryable, siteId: string, order: Order): Promise<boolean> {
  const files = await listProductFiles(tx, siteId, getDownloadable(order));
  const pages = await findProductPages(tx, siteId, getPaywallProducts(order));
  const stored = new Set([...files, ...pages].map(({ productId }) => productId));
  return order.lines.every(
    ({ productId, productType }) =>
      (productType !== 'DIGITAL' && productType !== 'PAYWALL') || stored.has(productId),
  );
}
