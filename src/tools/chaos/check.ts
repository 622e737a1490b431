// Compares what servers have acknowledged with the stored rows, and with the webhooks that arrived.
import type { Db } from '../../server/db/db';
import { countNewEvents } from '../../server/stores/event-counts';
import { BOOK } from '../../server/testing/shop-state';
import type { Acknowledged } from './visitors';

/** Differences by name; all must be 0. */
export type Differences = Record<string, number>;

/** More pieces than all visitors can buy. */
export const PIECES = 1_000_000;

/** Ids of a site's rows. */
async function readIds(db: Db, siteId: string, sql: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(sql, [siteId]);
  return rows.map(({ id }) => id);
}

const FORMS = 'select key_id::text as id from form_submission where site_id = $1';
/** By the visitor's text: a submission stored under two ids would appear twice. */
const MESSAGES = `select substr(fields::text, strpos(fields::text, 'Message ') + 8, 36) as id
  from form_submission where site_id = $1`;
const EVENTS = `select id::text as id from event where site_id = $1 and kind = 'hit' and name = '1'`;
const COUNTED = `select coalesce(sum(count), 0)::int as n from event_count where site_id = $1 and what = 'views'`;
const ORDERS = 'select id::text as id from shop_order where site_id = $1';
const PAID = `${ORDERS} and state in ('paid', 'fulfilled')`;
const PAID_TWICE = `select order_id::text as id from order_history where site_id = $1 and to_state = 'paid'
  group by order_id having count(*) > 1`;
const CAPTURED_TWICE = `select order_id::text as id from test_payment where site_id = $1 and state = 'paid'
  group by order_id having count(*) > 1`;
const HELD = `select coalesce(sum(quantity), 0)::int as n from stock_hold where site_id = $1 and product_id = $2`;
const STOCK = 'select qty_in_stock as n from product_variant where site_id = $1 and product_id = $2';
const ACCOUNTS = 'select email as id from account where site_id = $1';

async function readNumber(db: Db, sql: string, ...params: string[]): Promise<number> {
  return (await db.query<{ n: number }>(sql, params)).rows[0]?.n ?? 0;
}

/** Call before a run. */
export async function fillStock(db: Db, siteId: string): Promise<void> {
  await db.query('update product_variant set qty_in_stock = $3 where site_id = $1 and product_id = $2', [
    siteId,
    BOOK,
    PIECES,
  ]);
}

/** @param stock number of pieces before the run */
export async function compare(
  db: Db,
  siteId: string,
  done: Acknowledged,
  { stock, webhooks }: { stock: number; webhooks: readonly string[] },
): Promise<Differences> {
  await countNewEvents(db, siteId);
  const ids = (sql: string) => readIds(db, siteId, sql);
  const [messages, events, orders, accounts] = [
    await ids(MESSAGES),
    await ids(EVENTS),
    await ids(ORDERS),
    await ids(ACCOUNTS),
  ];
  const left = await readNumber(db, STOCK, siteId, BOOK);
  const held = await readNumber(db, HELD, siteId, BOOK);
  return {
    'forms lost': countMissing(done.forms, await ids(FORMS)),
    'forms doubled': countDoubled(messages),
    'events lost': countMissing(done.events, events),
    'events doubled': countDoubled(events),
    'views missing or counted twice in the charts': Math.abs(
      (await readNumber(db, COUNTED, siteId)) - new Set(events).size,
    ),
    'orders lost': countMissing(done.orders, orders),
    'orders that nobody placed': countMissing(orders, done.orders),
    'payments lost': countMissing(done.paid, await ids(PAID)),
    'orders paid twice': (await ids(PAID_TWICE)).length + (await ids(CAPTURED_TWICE)).length,
    'pieces lost or oversold': stock - left - held,
    'accounts lost': countMissing(done.accounts, accounts),
    'accounts doubled': countDoubled(accounts),
    'webhooks lost': countMissing(done.forms, webhooks),
  };
}

/** How many of the wanted ids were not found. */
export function countMissing(wanted: readonly string[], found: readonly string[]): number {
  const all = new Set(found);
  return wanted.filter((one) => !all.has(one)).length;
}

export const countDoubled = (all: readonly string[]): number => all.length - new Set(all).size;
