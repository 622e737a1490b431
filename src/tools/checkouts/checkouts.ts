// Runs many concurrent checkouts for few pieces, with or without faults, and compares what is stored afterwards.
import { parseArgs } from 'node:util';
import { HOLD_MS } from '../../server/domain/order';
import { sweepOrders } from '../../server/orders/sweep';
import { BOOK } from '../../server/testing/shop-state';
import { createShopper } from '../../server/testing/shopper';
import { type TestApp, testApp } from '../../server/testing/test-app';
import { createRandom } from '../fault-proxy/random';

interface Options {
  checkouts: number;
  stock: number;
  parallel: number;
  faults: boolean;
  seed: number;
}

/** What must be zero. */
const DIFFERENCES = `select
  (select count(*) from shop_order o where o.site_id = $1 and o.state = 'pending')::int as "pending orders",
  (select count(*) from stock_hold h join shop_order o on o.site_id = h.site_id and o.id = h.order_id
    where h.site_id = $1 and o.state not in ('paid', 'fulfilled'))::int as "pieces held without payment",
  (select count(*) from test_payment p left join shop_order o on o.site_id = p.site_id and o.id = p.order_id
    where p.site_id = $1 and p.state = 'paid' and o.state is distinct from 'paid')::int as "paid without an order",
  (select count(*) from shop_order o left join test_payment p on p.site_id = o.site_id and p.id::text = o.reference
    where o.site_id = $1 and o.state = 'paid' and p.state is distinct from 'paid')::int as "orders without payment",
  (select count(*) from (select order_id from order_history where site_id = $1 and to_state = 'paid'
    group by order_id having count(*) > 1) twice)::int as "orders paid twice",
  (select count(*) from (select order_id from test_payment where site_id = $1 and state = 'paid'
    group by order_id having count(*) > 1) twice)::int as "captured twice"`;

/** @returns whether nothing differs */
export async function main(args: string[]): Promise<boolean> {
  const options = readOptions(args);
  const test = await testApp();
  await setStock(test, options.stock);
  const random = createRandom(options.seed);
  const started = Date.now();
  let next = 0;
  const work = async () => {
    while (next++ < options.checkouts) await shop(test, options.faults ? random : undefined);
  };
  await Promise.all(Array.from({ length: options.parallel }, work));
  await finish(test);
  const isRight = await report(test, options, Date.now() - started);
  await test.db.close();
  return isRight;
}

function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const names = { checkouts: text, stock: text, parallel: text, faults: text, seed: text };
  const { values } = parseArgs({ args, options: names });
  return {
    checkouts: Number(values.checkouts ?? 1000),
    stock: Number(values.stock ?? 100),
    parallel: Number(values.parallel ?? 50),
    faults: values.faults === 'on',
    seed: Number(values.seed ?? 1),
  };
}

/** One visitor. With faults, presses twice, loses answers, pays late, leaves, or is not confirmed. */
async function shop(test: TestApp, random: (() => number) | undefined): Promise<void> {
  const visitor = createShopper(test.app);
  await visitor.add(BOOK);
  const attempt = await visitor.open();
  const presses = random ? 1 + Math.floor(random() * 3) : 1;
  const answers = await Promise.all(Array.from({ length: presses }, () => visitor.order(attempt)));
  const { location } = random && random() < 0.3 ? await visitor.order(attempt) : answers[0]!;
  if (!location) return;
  const outcomes = ['pay', 'twice', 'silent', 'late', 'decline', 'leave'];
  const outcome = random ? outcomes[Math.floor(random() * outcomes.length)]! : 'pay';
  if (outcome === 'leave') return;
  const order = await visitor.pay(location, outcome);
  if (order && (!random || random() < 0.5)) await visitor.see(order);
  if (random && random() < 0.2) await test.jobs.runDue();
}

/** Lets late confirmations arrive and holds end. */
async function finish(test: TestApp): Promise<void> {
  test.skew.ms = HOLD_MS - 1000;
  await test.jobs.runDue();
  test.skew.ms = HOLD_MS + 60_000;
  for (let round = 0; round < 1000 && (await countPending(test)) > 0; round++) await sweepOrders(test.deps);
  await test.jobs.runDue();
}

async function countPending({ db, siteId }: TestApp): Promise<number> {
  const { rows } = await db.query(`select 1 from shop_order where site_id = $1 and state = 'pending'`, [
    siteId,
  ]);
  return rows.length;
}

async function setStock({ db, siteId }: TestApp, n: number): Promise<void> {
  await db.query('update product_variant set qty_in_stock = $3 where site_id = $1 and product_id = $2', [
    siteId,
    BOOK,
    n,
  ]);
}

async function report({ db, siteId, log }: TestApp, options: Options, ms: number): Promise<boolean> {
  const { rows: states } = await db.query<{ state: string; n: number }>(
    'select state, count(*)::int as n from shop_order where site_id = $1 group by state order by state',
    [siteId],
  );
  const { rows } = await db.query<{ n: number }>(
    'select qty_in_stock as n from product_variant where site_id = $1 and product_id = $2',
    [siteId, BOOK],
  );
  const sold = states.find(({ state }) => state === 'paid')?.n ?? 0;
  const errors = log.filter(({ status, error }) => status === 500 || error !== undefined).length;
  const different = (await db.query<Record<string, number>>(DIFFERENCES, [siteId])).rows[0] ?? {};
  const all = { ...different, 'pieces lost or oversold': options.stock - sold - (rows[0]?.n ?? 0), errors };
  console.log(`${options.checkouts} checkouts for ${options.stock} pieces in ${Math.round(ms / 1000)} s`);
  console.log(states.map(({ state, n }) => `${n} ${state}`).join(', '), `, ${rows[0]?.n} left`);
  for (const [what, n] of Object.entries(all)) console.log(`${n} ${what}`);
  return Object.values(all).every((n) => n === 0);
}
