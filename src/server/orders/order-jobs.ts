/** Jobs about orders, added in the transaction of their cause. */
import type { Queryable } from '../db/db';
import type { Order } from '../domain/order';
import type { Mail } from '../mail/mail';
import { addJob, type JobKind } from '../stores/jobs';
import { createId, type OrderDeps } from './order-deps';

/** Queues a mail, unless its recipient has been erased. */
export async function addMail(deps: OrderDeps, tx: Queryable, order: Order, mail: Mail): Promise<void> {
  if (mail.to) await addOrderJob(deps, tx, order, 'mail', mail.to, { ...mail });
}

/** Queues a job about an order. */
export async function addOrderJob(
  deps: OrderDeps,
  tx: Queryable,
  order: Order,
  kind: JobKind,
  label = 'Payment provider',
  payload: Record<string, unknown> = {},
): Promise<void> {
  const job = { id: createId(deps), kind, subject: order.id, label, payload };
  await addJob(tx, deps.site.id, deps.clock(), job);
}
