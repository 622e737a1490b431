// Compares orders, payments, stock and gift cards after a run.
import { BOOK } from '../../server/testing/shop-state';
import type { TestApp } from '../../server/testing/test-app';
import type { Network } from './network';
import type { Options } from './options';
import type { Shop } from './visitors';

/** Maximum number of printed kinds of failures. */
const MAX_PRINTED = 20;

/** Counts that must be zero. */
const DIFFERENCES = `select
  (select count(*) from shop_order o where o.site_id = $1 and o.state = 'pending')::int as "pending orders",
  (select count(*) from stock_hold h join shop_order o on o.site_id = h.site_id and o.id = h.order_id
    where h.site_id = $1 and o.state not in ('paid', 'fulfilled'))::int as "pieces held without payment",
  (select count(*) from test_payment p left join shop_order o on o.site_id = p.site_id and o.id = p.order_id
    where p.site_id = $1 and p.state = 'paid' and coalesce(o.state, '') not in ('paid', 'fulfilled'))::int as "paid without an order",
  (select count(*) from shop_order o left join test_payment p on p.site_id = o.site_id and p.id::text = o.reference
    where o.site_id = $1 and o.state in ('paid', 'fulfilled') and p.state is distinct from 'paid' and o.total_cents >
      coalesce((select sum(cents) from gift_card_use u where u.site_id = $1 and u.order_id = o.id
        and u.state = 'captured'), 0))::int as "orders without payment",
  (select count(*) from (select order_id from order_history where site_id = $1 and to_state = 'paid'
    group by order_id having count(*) > 1) twice)::int as "orders paid twice",
  (select count(*) from (select order_id from test_payment where site_id = $1 and state = 'paid'
    group by order_id having count(*) > 1) twice)::int as "captured twice",
  (select count(*) from gift_card g where g.site_id = $1 and g.remaining_cents <> g.initial_cents - coalesce(
    (select sum(cents) from gift_card_use u where u.site_id = $1 and u.card_id = g.id and u.state = 'captured'), 0))::int
    as "gift cards with a wrong rest",
  (select count(*) from gift_card_use u join shop_order o on o.site_id = u.site_id and o.id = u.order_id
    where u.site_id = $1 and (u.state = 'captured') <> (o.state in ('paid', 'fulfilled')))::int
    as "gift cards held, lost or spent for nothing",
  (select count(*) from shop_order o left join subscription s on s.site_id = o.site_id and s.id = o.id
    where o.site_id = $1 and o.kind = 'subscription' and o.state in ('paid', 'fulfilled') and s.id is null)::int
    as "paid without a subscription",
  (select count(*) from test_invoice i left join subscription_invoice r
    on r.site_id = i.site_id and r.reference = i.id::text
    where i.site_id = $1 and (r.reference is null or (r.state = 'refunded') <> (i.refund_key is not null)))::int
    as "renewals lost or returned wrongly",
  (select count(*) from subscription s where s.site_id = $1 and s.paid_count <> 1 + (select count(*)
    from subscription_invoice r where r.site_id = s.site_id and r.subscription_id = s.id and r.state = 'paid'))::int
    as "subscriptions with a wrong count",
  (select count(*) from subscription s where s.site_id = $1 and s.paid_count > 6)::int as "renewals beyond the plan"`;

/** Sold and remaining pieces, and transactions repeated after conflicts. */
const SOLD = `select coalesce(sum((line ->> 'quantity')::int), 0)::int as n
  from shop_order o, jsonb_array_elements(o.lines) line
  where o.site_id = $1 and o.state in ('paid', 'fulfilled') and line ->> 'productId' = $2`;

const LEFT = 'select qty_in_stock as n from product_variant where site_id = $1 and product_id = $2';

const DEADLOCKS = 'select deadlocks::int as n from pg_stat_database where datname = current_database()';

const STATES = `select kind || ' ' || state as state, count(*)::int as n from shop_order where site_id = $1
  group by kind, state order by kind, state`;

export interface Run {
  readonly options: Options;
  readonly network: Pick<Network, 'counts' | 'failures'>;
  readonly refusals: Shop['refusals'];
  readonly ms: number;
}

/** Prints the results. Returns whether there are no differences. */
export async function report(test: TestApp, run: Run): Promise<boolean> {
  const { options, network, refusals, ms } = run;
  const { checkouts, stock, servers } = options;
  const { rows: states } = await test.db.query<{ state: string; n: number }>(STATES, [test.siteId]);
  const { sold, left } = await countPieces(test);
  console.log(
    `${checkouts} checkouts for ${stock} pieces in ${Math.round(ms / 1000)} s, ${servers || 'no'} servers`,
  );
  console.log(
    [...states.map(({ state, n }) => `${n} ${state}`), `${sold} pieces sold, ${left} left`].join(', '),
  );
  for (const [problem, n] of [...refusals, ...Object.entries(network.counts)])
    console.log(`  ${n} × ${problem}`);
  console.log(`  ${await count(test, DEADLOCKS)} database deadlocks so far, retried by the server`);
  const failures = new Map<string, number>();
  for (const failure of network.failures) failures.set(failure, (failures.get(failure) ?? 0) + 1);
  for (const [failure, n] of [...failures].slice(0, MAX_PRINTED)) console.error(`${n} × ${failure}`);
  const all = await countDifferences(test, run);
  for (const [what, n] of Object.entries(all)) console.log(`${n} ${what}`);
  return Object.values(all).every((n) => n === 0);
}

/** Counts that must be zero, by description. */
export async function countDifferences(
  test: TestApp,
  { options, network, refusals }: Omit<Run, 'ms'>,
): Promise<Record<string, number>> {
  const [different = {}] = (await test.db.query<Record<string, number>>(DIFFERENCES, [test.siteId])).rows;
  const { sold, left } = await countPieces(test);
  const unexplained = [...refusals].filter(([problem]) => !/^4\d\d (?!without)/.test(problem));
  return {
    ...different,
    'pieces lost or oversold': options.stock - sold - left,
    'rejections without a message': unexplained.reduce((sum, [, n]) => sum + n, 0),
    'failures seen by a buyer or logged by a server': network.failures.length,
  };
}

const countPieces = async (test: TestApp): Promise<{ sold: number; left: number }> => ({
  sold: await count(test, SOLD, test.siteId, BOOK),
  left: await count(test, LEFT, test.siteId, BOOK),
});

const count = async ({ db }: TestApp, sql: string, ...params: string[]): Promise<number> =>
  (await db.query<{ n: number }>(sql, params)).rows[0]?.n ?? 0;
