/** Payments of the test provider. */
import type { SubscriptionPlan } from '../../core/commerce/subscription';
import type { Queryable } from '../db/db';
import type { Renewal } from '../domain/subscription';

export interface TestPayment {
  id: string;
  orderId: string;
  /** In minor units. */
  amountCents: number;
  currency: string;
  expiresAt: Date;
  state: 'open' | 'paid' | 'expired' | 'refunded';
  paidAt: Date | null;
  /** Plan of the subscription that this payment starts. */
  plan: SubscriptionPlan | null;
  /** Whether the last renewal failed. */
  isPastDue: boolean;
  canceledAt: Date | null;
}

/** Opens a payment, unless one with this key exists. Returns its id. */
export async function openTestPayment(
  db: Queryable,
  siteId: string,
  key: string,
  payment: Omit<TestPayment, 'state' | 'paidAt' | 'isPastDue' | 'canceledAt'>,
): Promise<string> {
  const { id, orderId, amountCents, currency, expiresAt, plan } = payment;
  await db.query(
    `insert into test_payment
       (site_id, id, order_id, idempotency_key, amount_cents, currency, expires_at, state, plan)
     values ($1, $2, $3, $4, $5::bigint, $6, $7::timestamptz, 'open', $8::jsonb) on conflict do nothing`,
    [
      siteId,
      id,
      orderId,
      key,
      amountCents,
      currency,
      expiresAt.toISOString(),
      plan ? JSON.stringify(plan) : null,
    ],
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
       expires_at as "expiresAt", state, paid_at as "paidAt", plan, is_past_due as "isPastDue",
       canceled_at as "canceledAt"
     from test_payment where site_id = $1 and id = $2`,
    [siteId, id],
  );
  return rows[0];
}

/** Times are in milliseconds since 1970. Returns false if the payment is no longer open. */
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

/** Renewals of a subscription, oldest first. */
export async function listTestInvoices(db: Queryable, siteId: string, paymentId: string): Promise<Renewal[]> {
  const { rows } = await db.query<Renewal>(
    `select id::text as reference, amount_cents as "paidCents", paid_at as "paidAt" from test_invoice
     where site_id = $1 and payment_id = $2 order by paid_at, id`,
    [siteId, paymentId],
  );
  return rows;
}

/** Pays a renewal. */
export async function addTestInvoice(
  tx: Queryable,
  siteId: string,
  payment: TestPayment,
  { id, now }: { id: string; now: number },
): Promise<void> {
  await tx.query(
    `insert into test_invoice (site_id, id, payment_id, amount_cents, paid_at)
     values ($1, $2, $3, $4::bigint, $5::timestamptz)`,
    [siteId, id, payment.id, payment.amountCents, new Date(now).toISOString()],
  );
}

export async function setTestPastDue(
  tx: Queryable,
  siteId: string,
  id: string,
  isPastDue: boolean,
): Promise<void> {
  await tx.query('update test_payment set is_past_due = $3::boolean where site_id = $1 and id = $2', [
    siteId,
    id,
    isPastDue,
  ]);
}

/** The payment, locked until the end of the transaction. */
export async function lockTestPayment(
  tx: Queryable,
  siteId: string,
  id: string,
): Promise<TestPayment | undefined> {
  await tx.query('select 1 from test_payment where site_id = $1 and id = $2 for update', [siteId, id]);
  return findTestPayment(tx, siteId, id);
}

/** Cancels a subscription once. */
export async function cancelTestSubscription(
  db: Queryable,
  siteId: string,
  id: string,
  now: number,
): Promise<void> {
  await db.query(
    `update test_payment set canceled_at = $3::timestamptz
     where site_id = $1 and id = $2 and plan is not null and canceled_at is null`,
    [siteId, id, new Date(now).toISOString()],
  );
}

/** Refunds a renewal once. */
export async function refundTestInvoice(
  db: Queryable,
  siteId: string,
  id: string,
  key: string,
): Promise<void> {
  await db.query(
    'update test_invoice set refund_key = $3 where site_id = $1 and id = $2 and refund_key is null',
    [siteId, id, key],
  );
}
