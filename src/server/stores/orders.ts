/** Stored orders with their history. */
import type { Queryable } from '../db/db';
import type { Order, OrderState } from '../domain/order';

/** A change of state as shown to the owner. */
export interface OrderChange {
  fromState: OrderState | null;
  toState: OrderState;
  cause: string;
  at: Date;
}

/** Ids of changes and the time, in milliseconds since 1970. */
export interface ChangeStamp {
  id: string;
  now: number;
}

const SELECT = `select id::text as id, cart_id::text as "cartId", cart_version as "cartVersion", state, contact, lines,
    currency, total_cents as "totalCents", provider, reference, pay_url as "payUrl", paid_cents as "paidCents",
    created_at as "createdAt", expires_at as "expiresAt", kind, details
  from shop_order where site_id = $1`;

export async function findOrder(db: Queryable, siteId: string, id: string): Promise<Order | undefined> {
  const { rows } = await db.query<Order>(`${SELECT} and id = $2`, [siteId, id]);
  return rows[0];
}

/** The order, locked until the end of the transaction. */
export async function lockOrder(tx: Queryable, siteId: string, id: string): Promise<Order | undefined> {
  const { rows } = await tx.query<Order>(`${SELECT} and id = $2 for update`, [siteId, id]);
  return rows[0];
}

/** Unpaid orders of a cart; in a transaction, they can be locked until its end. */
export async function findPendingOrders(
  db: Queryable,
  siteId: string,
  cartId: string,
  lock = false,
): Promise<Order[]> {
  const { rows } = await db.query<Order>(
    `${SELECT} and cart_id = $2 and state = 'pending' order by id ${lock ? 'for update' : ''}`,
    [siteId, cartId],
  );
  return rows;
}

/** The order that bought a private cart. */
export async function findBoughtOrder(
  db: Queryable,
  siteId: string,
  cartId: string,
): Promise<Order | undefined> {
  const { rows } = await db.query<Order>(
    `${SELECT} and cart_id = $2 and state in ('paid', 'fulfilled', 'refunded') order by id limit 1`,
    [siteId, cartId],
  );
  return rows[0];
}

/** Unpaid orders whose hold has ended, oldest first. */
export async function findOverdueOrders(
  db: Queryable,
  siteId: string,
  now: number,
  limit: number,
): Promise<Order[]> {
  const { rows } = await db.query<Order>(
    `${SELECT} and state = 'pending' and expires_at < $2::timestamptz order by expires_at limit $3::int`,
    [siteId, time(now), limit],
  );
  return rows;
}

/**
 * Condition on a paid order `o` with gift cards: all mails to its buyer or recipient were sent, and nothing has to be
 * shipped or done.
 */
export const IS_MAILED = `o.state = 'paid'
  and not jsonb_path_exists(o.lines, '$[*] ? (@.productType == "PHYSICAL" || @.productType == "SERVICE")')
  and not exists (select 1 from job j where j.site_id = o.site_id and j.subject = o.id and j.kind = 'mail'
    and j.state <> 'done' and j.label = coalesce(o.details->'recipient'->>'email', o.contact->>'email'))`;

/** Orders whose gift cards were mailed, oldest first. */
export async function findMailedGiftCardOrders(
  db: Queryable,
  siteId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select o.id::text as id from shop_order o
     where o.site_id = $1 and ${IS_MAILED}
       and exists (select 1 from gift_card g where g.site_id = o.site_id and g.order_id = o.id)
     order by o.id limit $2::int`,
    [siteId, limit],
  );
  return rows.map(({ id }) => id);
}

export async function insertOrder(
  tx: Queryable,
  siteId: string,
  order: Omit<Order, 'state' | 'reference' | 'payUrl' | 'paidCents'>,
  { id, now }: ChangeStamp,
): Promise<void> {
  await tx.query(
    `insert into shop_order (site_id, id, cart_id, cart_version, state, contact, lines, currency, total_cents, provider,
       created_at, expires_at, changed_at, kind, details)
     values ($1, $2, $3, $4::int, 'pending', $5::jsonb, $6::jsonb, $7, $8::bigint, $9, $10::timestamptz,
       $11::timestamptz, $10::timestamptz, $12, $13::jsonb)`,
    [
      siteId,
      order.id,
      order.cartId,
      order.cartVersion,
      JSON.stringify(order.contact),
      JSON.stringify(order.lines),
      order.currency,
      order.totalCents,
      order.provider,
      order.createdAt.toISOString(),
      order.expiresAt.toISOString(),
      order.kind,
      JSON.stringify(order.details),
    ],
  );
  await addHistory(
    tx,
    siteId,
    order.id,
    { fromState: null, toState: 'pending', cause: 'checkout' },
    { id, now },
  );
}

/** Changes the state unless somebody else has. Returns whether this call changed it. */
export async function changeOrderState(
  tx: Queryable,
  siteId: string,
  { id, state }: Pick<Order, 'id' | 'state'>,
  change: { toState: OrderState; cause: string },
  stamp: ChangeStamp,
): Promise<boolean> {
  const { rows } = await tx.query(
    `update shop_order set state = $4, changed_at = $5::timestamptz
     where site_id = $1 and id = $2 and state = $3 returning id`,
    [siteId, id, state, change.toState, time(stamp.now)],
  );
  if (rows.length === 0) return false;
  await addHistory(tx, siteId, id, { fromState: state, ...change }, stamp);
  return true;
}

/** Stores the payment of an order, unless it has one. */
export async function setPayment(
  db: Queryable,
  siteId: string,
  id: string,
  { reference, url }: { reference: string; url: string | null },
): Promise<void> {
  await db.query(
    `update shop_order set reference = $3, pay_url = coalesce($4, pay_url)
     where site_id = $1 and id = $2 and (reference is null or reference = $3)`,
    [siteId, id, reference, url],
  );
}

/** Stores the amount that the provider reported, in minor units. */
export async function setPaidAmount(
  tx: Queryable,
  siteId: string,
  id: string,
  paidCents: number,
): Promise<void> {
  await tx.query('update shop_order set paid_cents = $3::bigint where site_id = $1 and id = $2', [
    siteId,
    id,
    paidCents,
  ]);
}

async function addHistory(
  tx: Queryable,
  siteId: string,
  orderId: string,
  { fromState, toState, cause }: Omit<OrderChange, 'at'>,
  { id, now }: ChangeStamp,
): Promise<void> {
  await tx.query(
    `insert into order_history (site_id, id, order_id, from_state, to_state, cause, at)
     values ($1, $2, $3, $4, $5, $6, $7::timestamptz)`,
    [siteId, id, orderId, fromState, toState, cause, time(now)],
  );
}

function time(ms: number): string {
  return new Date(ms).toISOString();
}
