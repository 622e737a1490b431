/** Erasure of personal data, on request or after its retention period. */
import { flattenValue } from '../../core/fields/values';
import type { FormValues } from '../../core/wire/form';
import type { Db, Queryable } from '../db/db';
import { deleteAccount } from './accounts';
import { eraseComments } from './comment-erasure';
import { normalizeEmail } from './subscribers';

/** Number of deleted rows. */
export interface Erased {
  submissions: number;
  subscriptions: number;
  mails: number;
  accounts: number;
  /** Orders whose buyer was erased; the order itself is kept for the accounts of the shop. */
  orders: number;
  reviews: number;
  /** Comments whose author and text were erased; replies to them stay. */
  comments: number;
}

/**
 * Erases every submission with the address as one of its values, every subscription, mail and account of the address,
 * every review of its orders,
 * author and text of every comment, and the buyer of closed orders; open orders must still be delivered or canceled. Texts that merely mention the address belong to their author and are kept. `now` is in milliseconds since
 * 1970.
 */
export async function eraseByEmail(db: Db, siteId: string, email: string, now: number): Promise<Erased> {
  const address = normalizeEmail(email);
  return db.transaction(async (tx) => {
    const ids = await findSubmissions(tx, siteId, address);
    for (const id of ids) await eraseSubmission(tx, siteId, id, now);
    const subscribers = await forget(tx, siteId, address);
    const mails = await tx.query(
      'delete from mail_log where site_id = $1 and lower(recipient) = $2 returning id',
      [siteId, address],
    );
    await tx.query('delete from job where site_id = $1 and lower(label) = $2', [siteId, address]);
    const accounts = await deleteAccount(tx, siteId, address);
    const reviews = await eraseReviews(tx, siteId, address);
    const comments = await eraseComments(tx, siteId, address);
    const orders = await eraseBuyer(tx, siteId, address);
    return {
      submissions: ids.length,
      subscriptions: subscribers,
      mails: mails.rows.length,
      accounts,
      orders,
      reviews,
      comments,
    };
  });
}

/** Deletes the values at once; the key is remembered for a day, so that a retry is recognized. */
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

/** The text search only narrows the candidates: it also matches longer texts that contain the address. */
async function findSubmissions(db: Queryable, siteId: string, address: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string; values: FormValues }>(
    `select key_id::text as id, fields as "values" from form_submission
     where site_id = $1 and erased_at is null and position($2 in lower(fields::text)) > 0`,
    [siteId, JSON.stringify(address).slice(1, -1)],
  );
  const containsAddress = (values: FormValues): boolean =>
    Object.values(values)
      .flatMap(flattenValue)
      .some((text) => normalizeEmail(text) === address);
  return rows.filter((row) => containsAddress(row.values)).map((row) => row.id);
}

async function forget(db: Queryable, siteId: string, address: string): Promise<number> {
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

/** The lock makes a submission that runs at the same time finish first, or find no buyer. */
async function eraseReviews(db: Queryable, siteId: string, address: string): Promise<number> {
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

/** Lines without what the buyer has entered. */
const WITHOUT_ENTERED = `(select coalesce(jsonb_agg(line || jsonb_build_object('optionValues',
    (select coalesce(jsonb_agg(option order by place), '[]') from jsonb_array_elements(line->'optionValues')
      with ordinality as o (option, place) where not option ? 'isEntered')) order by number), '[]')
  from jsonb_array_elements(lines) with ordinality as l (line, number))`;

async function eraseBuyer(db: Queryable, siteId: string, address: string): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    `update shop_order set contact = '{"name": "", "email": "", "address": ""}', details = details - 'notes' - 'recipient',
       lines = ${WITHOUT_ENTERED}
     where site_id = $1 and lower(contact->>'email') = $2
       and (state in ('fulfilled', 'refunded', 'expired', 'cancelled') or (kind = 'donation' and state = 'paid'))
       and not exists (select 1 from subscription s where s.site_id = shop_order.site_id and s.id = shop_order.id
         and s.state in ('active', 'past_due'))
     returning id::text as id`,
    [siteId, address],
  );
  await db.query(`delete from cart where site_id = $1 and kind <> 'cart' and lower(contact->>'email') = $2`, [
    siteId,
    address,
  ]);
  // Jobs that move money stay.
  for (const { id } of rows)
    await db.query(
      `delete from job where site_id = $1 and subject = $2 and kind in ('mail', 'review-request')`,
      [siteId, id],
    );
  return rows.length;
}
