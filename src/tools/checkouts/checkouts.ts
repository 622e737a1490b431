// Runs many concurrent checkouts for few pieces, with or without faults, and compares what is stored afterwards.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { routes } from '../../core/routes';
import { HOLD_MS } from '../../server/domain/order';
import { issueByHand } from '../../server/orders/gift-cards';
import { cancelSubscription, sweepSubscriptions } from '../../server/orders/subscriptions';
import { sweepOrders } from '../../server/orders/sweep';
import { getTestPaymentPath } from '../../server/payments/test-provider';
import { changeTestSubscription, TEST_RENEWALS } from '../../server/payments/test-subscription';
import { findDueSubscriptions } from '../../server/stores/subscriptions';
import { addTestInvoice, findTestPayment } from '../../server/stores/test-payments';
import { BOOK } from '../../server/testing/shop-state';
import { BUYER, createShopper, readAttempt } from '../../server/testing/shopper';
import { type TestApp, testApp } from '../../server/testing/test-app';
import { createRandom } from '../fault-proxy/random';

interface Options {
  checkouts: number;
  stock: number;
  parallel: number;
  faults: boolean;
  seed: number;
}

type Shopper = ReturnType<typeof createShopper>;
type Answer = Awaited<ReturnType<Shopper['press']>>;

const DONATE = routes.donate('donation');

/** A subscription of the example content with six payments. */
const CLASS = 'darkroom-class';

/** Start of the paths of payment pages. */
const TEST_PAYMENT = getTestPaymentPath('');

/** Value of a gift card in minor units: more than one piece of the book costs, less than two. */
const CARD_CENTS = 6000;

/** Failed requests that are printed. */
const MAX_PRINTED = 5;

/** After every cancellation. */
const LATE_RENEWAL_AT = Date.now() + 30 * 24 * 3_600_000;

/** What must be zero. */
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

/** @returns whether nothing differs */
export async function main(args: string[]): Promise<boolean> {
  const options = readOptions(args);
  const test = await testApp();
  await setStock(test, BOOK, options.stock);
  await setStock(test, CLASS, options.checkouts);
  const random = createRandom(options.seed);
  const codes = options.faults ? await issueCards(test, options) : [];
  const started = Date.now();
  let next = 0;
  const work = async () => {
    while (next++ < options.checkouts) await shop(test, codes, options.faults ? random : undefined);
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

/** One gift card for ten visitors, so that several of them pay with the same one at once. */
function issueCards(test: TestApp, { checkouts }: Options): Promise<string[]> {
  const count = Math.max(1, Math.round(checkouts / 10));
  return Promise.all(Array.from({ length: count }, () => issueByHand(test.deps, CARD_CENTS)));
}

/** What is bought without the cart, by turns. */
const KINDS = ['cart', 'donation', 'subscription'] as const;

/** Opens the form of a purchase and returns how to send it. */
async function openForm(
  visitor: Shopper,
  kind: (typeof KINDS)[number],
  giftCard: string | undefined,
): Promise<() => Promise<Answer>> {
  if (kind === 'donation') {
    const attempt = readAttempt((await visitor.see(DONATE)).text);
    const fields = { name: BUYER.name, email: BUYER.email, amount: '25.00', attempt };
    return () => visitor.press(DONATE, fields);
  }
  const { location } = await visitor.add(kind === 'cart' ? BOOK : CLASS);
  const attempt = kind === 'cart' ? await visitor.open() : readAttempt((await visitor.see(location)).text);
  const fields = kind === 'cart' && giftCard ? { ...BUYER, giftCard } : BUYER;
  return () => visitor.order(attempt, fields);
}

/** One visitor. With faults, presses twice, loses answers, pays late, leaves, or is not confirmed. */
async function shop(
  test: TestApp,
  codes: readonly string[],
  random: (() => number) | undefined,
): Promise<void> {
  const visitor = createShopper(test.app);
  const kind = random ? KINDS[Math.floor(random() * KINDS.length)]! : 'cart';
  const giftCard = random && random() < 0.5 ? codes[Math.floor(random() * codes.length)] : undefined;
  const send = await openForm(visitor, kind, giftCard);
  const presses = random ? 1 + Math.floor(random() * 3) : 1;
  const answers = await Promise.all(Array.from({ length: presses }, send));
  const { location } = random && random() < 0.3 ? await send() : answers[0]!;
  // A gift card may have paid all of it.
  if (!location.startsWith(TEST_PAYMENT)) return;
  const outcomes = ['pay', 'twice', 'silent', 'late', 'decline', 'leave'];
  const outcome = random ? outcomes[Math.floor(random() * outcomes.length)]! : 'pay';
  if (outcome === 'leave') return;
  const order = await visitor.pay(location, outcome);
  if (order && (!random || random() < 0.5)) await visitor.see(order);
  if (random && kind === 'subscription') await changeSubscription(test, location, random);
  if (random && random() < 0.2) await test.jobs.runDue();
}

/** The provider renews, with lost and repeated webhooks, and somebody cancels. */
async function changeSubscription(test: TestApp, location: string, random: () => number): Promise<void> {
  const base = { ...test.deps, siteId: test.siteId };
  const id = location.split('/').at(-1)!;
  while (random() < 0.8) {
    const what = TEST_RENEWALS[Math.floor(random() * TEST_RENEWALS.length)]!;
    await changeTestSubscription(base, id, what);
    if (random() < 0.3) await test.jobs.runDue();
  }
  const { orderId } = (await findTestPayment(test.db, test.siteId, id))!;
  if (random() < 0.3) await cancelSubscription(test.deps, orderId);
  // Too late: it must be returned.
  const payment = await findTestPayment(test.db, test.siteId, id);
  if (payment?.paidAt && random() < 0.2)
    await addTestInvoice(test.db, test.siteId, payment, { id: randomUUID(), now: LATE_RENEWAL_AT });
}

/** Lets late confirmations arrive and holds end. */
async function finish(test: TestApp): Promise<void> {
  test.skew.ms = HOLD_MS - 1000;
  await test.jobs.runDue();
  test.skew.ms = HOLD_MS + 60_000;
  for (let round = 0; round < 1000 && (await countPending(test)) > 0; round++) await sweepOrders(test.deps);
  await test.jobs.runDue();
  // The provider renews at any time here, so the next payment is up to six months ahead. After that of all subscriptions,
  // and after the last check of the canceled ones.
  test.skew.ms = 250 * 24 * 3_600_000;
  for (let round = 0; round < 1000 && (await countDue(test)) > 0; round++)
    await sweepSubscriptions(test.deps);
  await test.jobs.runDue();
}

async function countPending({ db, siteId }: TestApp): Promise<number> {
  const { rows } = await db.query(`select 1 from shop_order where site_id = $1 and state = 'pending'`, [
    siteId,
  ]);
  return rows.length;
}

async function countDue({ db, siteId, deps }: TestApp): Promise<number> {
  return (await findDueSubscriptions(db, siteId, deps.clock(), 1)).length;
}

async function setStock({ db, siteId }: TestApp, productId: string, n: number): Promise<void> {
  await db.query('update product_variant set qty_in_stock = $3 where site_id = $1 and product_id = $2', [
    siteId,
    productId,
    n,
  ]);
}

async function report({ db, siteId, log }: TestApp, options: Options, ms: number): Promise<boolean> {
  const { rows: states } = await db.query<{ state: string; n: number }>(
    `select kind || ' ' || state as state, count(*)::int as n from shop_order where site_id = $1
     group by kind, state order by kind, state`,
    [siteId],
  );
  const { rows } = await db.query<{ n: number }>(
    'select qty_in_stock as n from product_variant where site_id = $1 and product_id = $2',
    [siteId, BOOK],
  );
  const sold = states.find(({ state }) => state === 'cart paid')?.n ?? 0;
  const failures = log.filter(({ status, error }) => status === 500 || error !== undefined);
  for (const failure of failures.slice(0, MAX_PRINTED)) console.error(JSON.stringify(failure));
  const errors = failures.length;
  const different = (await db.query<Record<string, number>>(DIFFERENCES, [siteId])).rows[0] ?? {};
  const all = { ...different, 'pieces lost or oversold': options.stock - sold - (rows[0]?.n ?? 0), errors };
  console.log(`${options.checkouts} checkouts for ${options.stock} pieces in ${Math.round(ms / 1000)} s`);
  console.log(states.map(({ state, n }) => `${n} ${state}`).join(', '), `, ${rows[0]?.n} left`);
  for (const [what, n] of Object.entries(all)) console.log(`${n} ${what}`);
  return Object.values(all).every((n) => n === 0);
}
