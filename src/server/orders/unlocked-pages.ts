/** The paid pages that an order unlocks for its buyer. */

import type { Order } from '../domain/order';
import { getPaywallProducts, isAccessOpen } from '../domain/page-access';
import { findAccessOrders, findProductPages } from '../stores/page-access';
import type { OrderDeps } from './order-deps';

/** The stored path for the address, and the title of the product. Empty unless the order is paid and has not ended. */
export async function findUnlockedPages(
  { db, site, clock }: Pick<OrderDeps, 'db' | 'site' | 'clock'>,
  order: Order,
): Promise<{ path: string; title: string }[]> {
  const productIds = getPaywallProducts(order);
  if (productIds.length === 0) return [];
  const [paid] = await findAccessOrders(db, site.id, { orderIds: [order.id], email: '' });
  if (!paid || !isAccessOpen(paid, clock())) return [];
  const pages = await findProductPages(db, site.id, productIds);
  return pages.map(({ productId, path }) => ({
    path: encodeURI(path),
    title: pages.filter((one) => one.productId === productId).length > 1 ? path : getTitle(order, productId),
  }));
}

const getTitle = ({ lines }: Order, productId: string): string =>
  lines.find((line) => line.productId === productId)?.title ?? '';
