/** Orders in the owner's list. */
import type { Queryable } from '../db/db';
import type { Order, OrderState } from '../domain/order';
import type { OrderChange } from './orders';

/** An order in the list. */
export type ListedOrder = Pick<
  Order,
  | 'id'
  | 'state'
  | 'contact'
  | 'lines'
  | 'currency'
  | 'totalCents'
  | 'paidCents'
  | 'createdAt'
  | 'kind'
  | 'details'
>;

/** Newest first. `before` is the id of the last order on the previous page. */
export async function listOrders(
  db: Queryable,
  siteId: string,
  { state, before, limit }: { state?: OrderState | undefined; before?: string | undefined; limit: number },
): Promise<ListedOrder[]> {
  const { rows } = await db.query<ListedOrder>(
    `select id::text as id, state, contact, lines, currency, total_cents as "totalCents", paid_cents as "paidCents",
       created_at as "createdAt", kind, details
     from shop_order where site_id = $1 and ($2::text is null or state = $2) and ($3::uuid is null or id < $3::uuid)
     order by id desc limit $4::int`,
    [siteId, state ?? null, before ?? null, limit],
  );
  return rows;
}

/** All orders in pages, newest first. */
export async function* allOrders(db: Queryable, siteId: string, limit = 200): AsyncGenerator<ListedOrder[]> {
  let before: string | undefined;
  do {
    const page = await listOrders(db, siteId, { before, limit });
    if (page.length > 0) yield page;
    before = page.length === limit ? page.at(-1)?.id : undefined;
  } while (before);
}

/** The changes of an order, oldest first. */
export async function listOrderChanges(
  db: Queryable,
  siteId: string,
  orderId: string,
): Promise<OrderChange[]> {
  const { rows } = await db.query<OrderChange>(
    `select from_state as "fromState", to_state as "toState", cause, at from order_history
     where site_id = $1 and order_id = $2 order by seq`,
    [siteId, orderId],
  );
  return rows;
}
