/** Deletes data after its retention period. */
import * as v from 'valibot';
import type { Database, Queryable } from '../db/db';
import { FormSettingsSchema } from '../domain/form-settings';
import { maintainEvents } from './event-retention';

const DAY_MS = 24 * 3_600_000;

/** Payments of the test provider whose order is settled and that renew no open subscription. */
const UNUSED_PAYMENT = `not exists (
    select 1 from shop_order o where o.site_id = t.site_id and o.id = t.order_id and o.state = 'pending')
  and not exists (
    select 1 from subscription s where s.site_id = t.site_id and s.id = t.order_id
      and (s.state in ('active', 'past_due') or s.changed_at >= $2::timestamptz))`;

/** Table, time column, additional condition on its row `t`, and retention in days. */
const LIFETIMES: readonly [table: string, column: string, condition: string, days: number][] = [
  ['captcha_used', 'expires_at', 'true', 0],
  ['subscriber_token', 'expires_at', 'true', 0],
  ['account_session', 'expires_at', 'true', 0],
  ['owner_session', 'expires_at', 'true', 0],
  ['cart_add', 'added_at', 'true', 7],
  [
    'cart_token',
    'created_at',
    'exists (select 1 from cart c where c.site_id = t.site_id and c.id = t.cart_id and c.changed_at < $2::timestamptz)',
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
  [
    'test_invoice',
    'paid_at',
    'not exists (select 1 from test_payment p where p.site_id = t.site_id and p.id = t.payment_id)',
    30,
  ],
];

/** Rows of certain sites only; null: of all sites. */
const OF_SITES = '($1::text[] is null or t.site_id = any($1::text[]))';

/**
 * Deletes submissions past the retention period of their form, and other expired rows. The number of statements does
 * not depend on the number of sites. `now` is in milliseconds since 1970.
 * @param site limits the deletion to this site
 */
export async function deleteExpired(db: Database, site: string | undefined, now: number): Promise<void> {
  await maintainEvents(db, now);
  const sites = site === undefined ? null : [site];
  await dropOldSubmissions(db, sites, now);
  for (const [table, column, condition, days] of LIFETIMES) {
    await db.query(
      `delete from ${table} as t where ${OF_SITES} and t.${column} < $2::timestamptz and ${condition}`,
      [sites, getTime(now, days)],
    );
  }
}

/** A day exceeds the lifetime of a key, so deleted submissions cannot be stored again. */
async function dropOldSubmissions(
  db: Queryable,
  sites: readonly string[] | null,
  now: number,
): Promise<void> {
  const { rows } = await db.query<{ siteId: string; id: string; settings: unknown }>(
    `select site_id as "siteId", id, settings from form t where ${OF_SITES} and settings ? 'retentionDays'`,
    [sites],
  );
  const forms = rows.flatMap(({ siteId, id, settings }) => {
    const read = v.safeParse(FormSettingsSchema, settings);
    const days = read.success ? read.output.retentionDays : undefined;
    return days === undefined ? [] : [{ siteId, id, before: getTime(now, days) }];
  });
  if (forms.length === 0) return;
  await db.query(
    `delete from form_submission s
     using unnest($1::text[], $2::text[], $3::timestamptz[]) as form (site_id, id, before)
     where s.site_id = form.site_id and s.form_id = form.id and s.created_at < form.before`,
    [forms.map(({ siteId }) => siteId), forms.map(({ id }) => id), forms.map(({ before }) => before)],
  );
}

const getTime = (now: number, days: number): string => new Date(now - days * DAY_MS).toISOString();
