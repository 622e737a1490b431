/** Stored subscriptions and their renewals. */
import type { Queryable } from '../db/db';
import type { Renewal, Subscription, SubscriptionState } from '../domain/subscription';
import { findOrder } from './orders';

type Row = Omit<Subscription, 'order'>;

/** A renewal in the list. One that came after the end is refunded. */
export interface ListedRenewal extends Renewal {
  state: 'paid' | 'refunded';
}

/** A subscription in the list, with its order. */
export interface ListedSubscription extends Pick<Subscription, 'id' | 'state' | 'paidCount' | 'nextAt'> {
  contact: Subscription['order']['contact'];
  details: Subscription['order']['details'];
  title: string;
  currency: string;
  totalCents: number;
}

const SELECT = `select id::text as id, state, paid_count as "paidCount", next_at as "nextAt",
    created_at as "createdAt", changed_at as "changedAt"
  from subscription where site_id = $1`;

export async function findSubscription(
  db: Queryable,
  siteId: string,
  id: string,
  lock: 'for update' | '' = '',
): Promise<Subscription | undefined> {
  const { rows } = await db.query<Row>(`${SELECT} and id = $2 ${lock}`, [siteId, id]);
  const order = rows[0] && (await findOrder(db, siteId, id));
  return rows[0] && order && { ...rows[0], order };
}

/** Ids of the subscriptions to query at their provider, longest overdue first. */
export async function findDueSubscriptions(
  db: Queryable,
  siteId: string,
  now: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id::text as id from subscription where site_id = $1 and check_at < $2::timestamptz
     order by check_at limit $3::int`,
    [siteId, time(now), limit],
  );
  return rows.map(({ id }) => id);
}

/** Starts a subscription, once per order. Times are in milliseconds since 1970, here and below. */
export async function insertSubscription(
  tx: Queryable,
  siteId: string,
  id: string,
  state: SubscriptionState,
  { now, nextAt, checkAt }: { now: number; nextAt: number; checkAt: number },
): Promise<boolean> {
  const { rows } = await tx.query(
    `insert into subscription (site_id, id, state, paid_count, next_at, check_at, created_at, changed_at)
     values ($1, $2, $3, 1, $4::timestamptz, $5::timestamptz, $6::timestamptz, $6::timestamptz)
     on conflict do nothing returning id`,
    [siteId, id, state, state === 'ended' ? null : time(nextAt), time(checkAt), time(now)],
  );
  return rows.length > 0;
}

/** A null `checkAt` keeps a check that is not due yet. */
export async function updateSubscription(
  tx: Queryable,
  siteId: string,
  { id, state, paidCount, nextAt }: Pick<Subscription, 'id' | 'state' | 'paidCount' | 'nextAt'>,
  { now, checkAt }: { now: number; checkAt: number | null },
): Promise<void> {
  await tx.query(
    `update subscription set paid_count = $4::int, next_at = $5::timestamptz, check_at = coalesce($6::timestamptz, case when check_at > $7::timestamptz then check_at end),
       changed_at = case when state = $3 then changed_at else $7::timestamptz end, state = $3
     where site_id = $1 and id = $2`,
    [
      siteId,
      id,
      state,
      paidCount,
      nextAt?.toISOString() ?? null,
      checkAt === null ? null : time(checkAt),
      time(now),
    ],
  );
}

/** Records a renewal. Returns false if it is already recorded. */
export async function insertRenewal(
  tx: Queryable,
  siteId: string,
  id: string,
  { reference, state, paidCents, paidAt }: ListedRenewal,
): Promise<boolean> {
  const { rows } = await tx.query(
    `insert into subscription_invoice (site_id, subscription_id, reference, state, paid_cents, paid_at)
     values ($1, $2, $3, $4, $5::bigint, $6::timestamptz) on conflict do nothing returning reference`,
    [siteId, id, reference, state, paidCents, paidAt.toISOString()],
  );
  return rows.length > 0;
}

/** The renewals of a subscription, oldest first. */
export async function listRenewals(db: Queryable, siteId: string, id: string): Promise<ListedRenewal[]> {
  const { rows } = await db.query<ListedRenewal>(
    `select reference, state, paid_cents as "paidCents", paid_at as "paidAt" from subscription_invoice
     where site_id = $1 and subscription_id = $2 order by paid_at, reference`,
    [siteId, id],
  );
  return rows;
}

/** Newest first. `before` is the id of the last subscription on the previous page. */
export async function listSubscriptions(
  db: Queryable,
  siteId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<ListedSubscription[]> {
  const { rows } = await db.query<ListedSubscription>(
    `select s.id::text as id, s.state, s.paid_count as "paidCount", s.next_at as "nextAt", o.contact, o.details,
       o.lines->0->>'title' as title, o.currency, o.total_cents as "totalCents"
     from subscription s join shop_order o on o.site_id = s.site_id and o.id = s.id
     where s.site_id = $1 and ($2::uuid is null or s.id < $2::uuid) order by s.id desc limit $3::int`,
    [siteId, before ?? null, limit],
  );
  return rows;
}

function time(ms: number): string {
  return new Date(ms).toISOString();
}
