/** Jobs about orders, each added in the transaction of its cause. */
import type { Queryable } from '../db/db';
import type { Order } from '../domain/order';
import type { Mail } from '../mail/mail';
import { addJob, type JobKind } from '../stores/jobs';
import { createId, type OrderDeps } from './order-deps';

/**
 * Queues a mail, unless its recipient has been erased.
 * @param dueAt earliest time, in milliseconds since 1970; default: now
 */
export async function addMail(
  deps: OrderDeps,
  tx: Queryable,
  order: Order,
  mail: Mail,
  dueAt?: number,
): Promise<void> {
  if (mail.to) await addOrderJob(deps, tx, order, 'mail', mail.to, { ...mail }, dueAt);
}

/** Queues a job about an order. */
export async function addOrderJob(
  deps: OrderDeps,
  tx: Queryable,
  order: Order,
  kind: JobKind,
  label = 'Payment provider',
  payload: Record<string, unknown> = {},
  dueAt?: number,
): Promise<void> {
  const time = dueAt === undefined ? {} : { dueAt };
  const job = { id: createId(deps), kind, subject: order.id, label, payload, ...time };
  await addJob(tx, deps.site.id, deps.clock(), job);
}
