/** Erasure of a person's rows in single tables. */
import type { Queryable } from '../db/db';

/** Deletes the values immediately; the key is remembered for a day, so that a retry is recognized. */
export async function eraseSubmission(
  db: Queryable,
  siteId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const { rows } = await db.query(
    `update form_submission set fields = '{}', page = '{}', request_hash = '', held = null, erased_at = $3::timestamptz
     where site_id = $1 and key_id = $2 and erased_at is null returning key_id`,
    [siteId, id, new Date(now).toISOString()],
  );
  await db.query('delete from job where site_id = $1 and subject = $2', [siteId, id]);
  return rows.length > 0;
}

/** Erases the submissions that meet the condition. */
export async function eraseSubmissions(
  db: Queryable,
  siteId: string,
  address: string,
  condition: string,
  now: number,
): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    `select t.key_id::text as id from form_submission t where t.site_id = $1 and ${condition}`,
    [siteId, address],
  );
  for (const { id } of rows) await eraseSubmission(db, siteId, id, now);
  return rows.length;
}

/** Deletes subscriptions, their links and mails. */
export async function eraseSubscriptions(db: Queryable, siteId: string, address: string): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    'delete from subscriber where site_id = $1 and email_norm = $2 returning id::text as id',
    [siteId, address],
  );
  for (const { id } of rows) {
    await db.query('delete from subscriber_token where site_id = $1 and subscriber_id = $2', [siteId, id]);
    await db.query('delete from job where site_id = $1 and subject = $2', [siteId, id]);
  }
  return rows.length;
}

/**
 * Deletes the reviews of all orders of a buyer. With the lock, a concurrent submission either finishes first or finds
 * no buyer.
 */
export async function eraseReviews(db: Queryable, siteId: string, address: string): Promise<number> {
  const { rows: orders } = await db.query<{ id: string }>(
    `select id::text as id from shop_order where site_id = $1 and lower(contact->>'email') = $2 order by id for update`,
    [siteId, address],
  );
  const { rows } = await db.query(
    `delete from review where site_id = $1 and order_id in (select unnest($2::text[])::uuid) returning id`,
    [siteId, orders.map(({ id }) => id)],
  );
  return rows.length;
}

const CLOSED = `('fulfilled', 'refunded', 'expired', 'cancelled')`;

/** Order lines without the texts entered by the buyer. */
const WITHOUT_ENTERED = `(select coalesce(jsonb_agg(line || jsonb_build_object('optionValues',
    (select coalesce(jsonb_agg(option order by place), '[]') from jsonb_array_elements(line->'optionValues')
      with ordinality as o (option, place) where not option ? 'isEntered')) order by number), '[]')
  from jsonb_array_elements(lines) with ordinality as l (line, number))`;

/** Erases the buyer of closed orders; open orders must still be delivered or canceled. */
export async function eraseBuyer(db: Queryable, siteId: string, address: string): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    `update shop_order set contact = '{"name": "", "email": "", "address": ""}', details = details - 'notes' - 'recipient',
       lines = ${WITHOUT_ENTERED}
     where site_id = $1 and lower(contact->>'email') = $2
       and (state in ${CLOSED} or (kind = 'donation' and state = 'paid'))
       and not exists (select 1 from subscription s where s.site_id = shop_order.site_id and s.id = shop_order.id
         and s.state in ('active', 'past_due'))
     returning id::text as id`,
    [siteId, address],
  );
  await db.query(`delete from cart where site_id = $1 and kind <> 'cart' and lower(contact->>'email') = $2`, [
    siteId,
    address,
  ]);
  // Jobs that move money are kept.
  for (const { id } of rows)
    await db.query(
      `delete from job where site_id = $1 and subject = $2 and kind in ('mail', 'review-request')`,
      [siteId, id],
    );
  return rows.length;
}

/** Erases the recipient of other buyers' gifts that were delivered or never will be. */
export async function eraseRecipient(db: Queryable, siteId: string, address: string): Promise<number> {
  const { rows } = await db.query(
    `update shop_order set details = details - 'notes' - 'recipient'
     where site_id = $1 and lower(details->'recipient'->>'email') = $2 and state in ${CLOSED} returning id`,
    [siteId, address],
  );
  return rows.length;
}
