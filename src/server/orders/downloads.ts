/** What the buyer of an order can download. */
import type { Queryable } from '../db/db';
import { getDownloadable, issueDownloadToken, MAX_DOWNLOADS } from '../domain/download';
import type { Order } from '../domain/order';
import { findDownloadCounts, listProductFiles, type ProductFile } from '../stores/downloads';
import type { OrderDeps } from './order-deps';

export interface Download extends ProductFile {
  title: string;
  /** Signed, valid for an hour. */
  path: string;
  /** Remaining downloads. */
  left: number;
}

export async function findDownloads(
  { db, site, secrets, clock }: Pick<OrderDeps, 'site' | 'secrets' | 'clock'> & { db: Queryable },
  order: Order,
): Promise<Download[]> {
  const files = await listProductFiles(db, site.id, getDownloadable(order));
  if (files.length === 0) return [];
  const counts = await findDownloadCounts(db, site.id, order.id);
  return files.map((file) => {
    const { productId } = file;
    const token = issueDownloadToken(secrets, site.id, { orderId: order.id, productId }, clock());
    return {
      ...file,
      title: order.lines.find((line) => line.productId === productId)?.title ?? file.name,
      path: `/commerce/orders/${order.id}/files/${encodeURIComponent(productId)}?token=${token}`,
      left: Math.max(0, MAX_DOWNLOADS - (counts.get(productId) ?? 0)),
    };
  });
}
