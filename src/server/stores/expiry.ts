/** Deletes data after its retention period. */
import * as v from 'valibot';
import type { Database, Queryable } from '../db/db';
import { FormSettingsSchema } from '../domain/form-settings';
import { maintainEvents } from './event-retention';

const DAY_MS = 24 * 3_600_000;

/** Payments of the test provider whose order is decided and which renew no open subscription. */
const UNUSED_PAYMENT = `not exists (
    select 1 from shop_order o where o.site_id = $1 and o.id = order_id and o.state = 'pending')
  and not exists (
    select 1 from subscription s where s.site_id = $1 and s.id = order_id
      and (s.state in ('active', 'past_due') or s.changed_at >= $2::timestamptz))`;

/** Table, time column, additional condition, and retention in days. */
const LIFETIMES: readonly [table: string, column: string, condition: string, days: number][] = [
  ['captcha_used', 'expires_at', 'true', 0],
  ['subscriber_token', 'expires_at', 'true', 0],
  ['account_session', 'expires_at', 'true', 0],
  ['owner_session', 'expires_at', 'true', 0],
  ['cart_add', 'added_at', 'true', 7],
  [
    'cart_token',
    'created_at',
    'cart_id in (select id from cart where site_id = $1 and changed_at < $2::timestamptz)',
    30,
  ],
  ['cart', 'changed_at', "kind <> 'cart'", 30],
  ['rate_window', 'window_start', 'true', 2],
  ['form_submission', 'erased_at', 'true', 1],
  ['subscriber', 'asked_at', "state = 'pending'", 30],
  ['job', 'finished_at', "state = 'done'", 30],
  ['mail_log', 'sent_at', 'true', 90],
  ['audit_entry', 'at', 'true', 400],
  ['test_payment', 'expires_at', UNUSED_PAYMENT, 30],
  ['test_invoice', 'paid_at', 'payment_id not in (select id from test_payment where site_id = $1)', 30],
];

/**
 * Deletes submissions past the retention period of their form, and other expired rows of one or several sites. `now` is in milliseconds since
 * 1970.
 */
export async function deleteExpired(
  db: Database,
  sites: string | readonly string[],
  now: number,
): Promise<void> {
  await maintainEvents(db, now);
  for (const siteId of [sites].flat()) await deleteExpiredRows(db.forSite(siteId), siteId, now);
}

async function deleteExpiredRows(db: Queryable, siteId: string, now: number): Promise<void> {
  await dropOldSubmissions(db, siteId, now);
  for (const [table, column, condition, days] of LIFETIMES) {
    await db.query(
      `delete from ${table} where site_id = $1 and ${column} < $2::timestamptz and ${condition}`,
      [siteId, new Date(now - days * DAY_MS).toISOString()],
    );
  }
}

/** A day exceeds the lifetime of a key, so that deleted submissions cannot be stored again. */
async function dropOldSubmissions(db: Queryable, siteId: string, now: number): Promise<void> {
  const { rows } = await db.query<{ id: string; settings: unknown }>(
    'select id, settings from form where site_id = $1',
    [siteId],
  );
  for (const { id, settings } of rows) {
    const read = v.safeParse(FormSettingsSchema, settings);
    const days = read.success ? read.output.retentionDays : undefined;
    if (days === undefined) continue;
    await db.query(
      'delete from form_submission where site_id = $1 and form_id = $2 and created_at < $3::timestamptz',
      [siteId, id, new Date(now - days * DAY_MS).toISOString()],
    );
  }
}
