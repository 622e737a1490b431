/** Payments of the test provider. */
import type { Queryable } from '../db/db';

export interface TestPayment {
  id: string;
  orderId: string;
  /** In minor units. */
  amountCents: number;
  currency: string;
  expiresAt: Date;
  state: 'open' | 'paid' | 'expired' | 'refunded';
  paidAt: Date | null;
}

/** Opens a payment, unless one with this key exists. Returns its id. */
export async function openTestPayment(
  db: Queryable,
  siteId: string,
  key: string,
  payment: Omit<TestPayment, 'state' | 'paidAt'>,
): Promise<string> {
  const { id, orderId, amountCents, currency, expiresAt } = payment;
  await db.query(
    `insert into test_payment
       (site_id, id, order_id, idempotency_key, amount_cents, currency, expires_at, state)
     values ($1, $2, $3, $4, $5::bigint, $6, $7::timestamptz, 'open') on conflict do nothing`,
    [siteId, id, orderId, key, amountCents, currency, expiresAt.toISOString()],
  );
  const { rows } = await db.query<{ id: string }>(
    'select id::text as id from test_payment where site_id = $1 and idempotency_key = $2',
    [siteId, key],
  );
  return rows[0]?.id ?? id;
}

export async function findTestPayment(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<TestPayment | undefined> {
  const { rows } = await db.query<TestPayment>(
    `select id::text as id, order_id::text as "orderId", amount_cents as "amountCents", currency,
       expires_at as "expiresAt", state, paid_at as "paidAt"
     from test_payment where site_id = $1 and id = $2`,
    [siteId, id],
  );
  return rows[0];
}

/** Times are in milliseconds since 1970. Returns false when the payment is no longer open. */
export async function payTestPayment(
  db: Queryable,
  siteId: string,
  id: string,
  { now, paidAt }: { now: number; paidAt: number },
): Promise<boolean> {
  const { rows } = await db.query(
    `update test_payment set state = 'paid', paid_at = $4::timestamptz
     where site_id = $1 and id = $2 and state = 'open' and expires_at > $3::timestamptz returning id`,
    [siteId, id, new Date(now).toISOString(), new Date(paidAt).toISOString()],
  );
  return rows.length > 0;
}

/** Closes an open payment. */
export async function closeTestPayment(db: Queryable, siteId: string, id: string): Promise<void> {
  await db.query(
    `update test_payment set state = 'expired' where site_id = $1 and id = $2 and state = 'open'`,
    [siteId, id],
  );
}

/** Refunds a paid payment once. */
export async function refundTestPayment(
  db: Queryable,
  siteId: string,
  id: string,
  key: string,
): Promise<void> {
  await db.query(
    `update test_payment set state = 'refunded', refund_key = $3 where site_id = $1 and id = $2 and state = 'paid'`,
    [siteId, id, key],
  );
}
