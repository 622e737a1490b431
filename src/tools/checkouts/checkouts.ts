// Runs many concurrent checkouts for few pieces, with or without faults, and compares the stored rows afterwards.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../server/db/db';
import { openPglite } from '../../server/db/pglite';
import { HOLD_MS } from '../../server/domain/order';
import { issueByHand } from '../../server/orders/gift-cards';
import { settleOverdueOrders } from '../../server/orders/order-maintenance';
import { settleDueSubscriptions } from '../../server/orders/subscriptions';
import { findDueSubscriptions } from '../../server/stores/subscriptions';
import { addTestInvoice, findTestPayment } from '../../server/stores/test-payments';
import { BOOK } from '../../server/testing/shop-state';
import {
  createTestApp,
  createTestSiteId,
  openTestDatabase,
  type TestApp,
} from '../../server/testing/test-app';
import { createRandom } from '../fault-proxy/random';
import { connectToApp, connectToServers } from './network';
import { type Options, readOptions } from './options';
import { type Run, report } from './report';
import { buy, CLASS, openForm, type Shop } from './visitors';

/** Value of a gift card in minor units: more than the price of one book, less than that of two. */
const CARD_CENTS = 6000;

/** Later than every cancellation. */
const LATE_RENEWAL_MS = 30 * 24 * 3_600_000;

/** @returns whether there are no differences */
export const main = (args: string[]): Promise<boolean> => runCheckouts(readOptions(args), report);

/** @param compare reads the stored rows afterwards */
export async function runCheckouts<Result>(
  options: Options,
  compare: (test: TestApp, run: Run) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'checkouts-'));
  const siteId = createTestSiteId();
  const embedded = () => openPglite({ dataDir, onDiskFailure: console.error });
  const open = async () =>
    createTestApp(await openTestDatabase(options.servers > 0 ? embedded : undefined), siteId);
  const random = options.faults ? createRandom(options.seed) : undefined;
  const prepared = await open();
  const codes = await prepare(prepared, options);
  const env = { DATABASE_URL: process.env.DATABASE_URL ?? '', DATA_DIR: dataDir, SITE_ID: siteId };
  // The embedded database can only be opened by one process.
  if (options.servers > 0) await prepared.db.close();
  const network =
    options.servers > 0 ? await connectToServers(env, options, random) : connectToApp(prepared, random);
  const signing = { ...prepared.deps, siteId, random: randomBytes };
  const shop: Shop = { network, codes, signing, random, refusals: new Map() };
  const ms = await run(shop, options);
  await network.stop();
  const test = options.servers > 0 ? await open() : prepared;
  await finish(test, random);
  const result = await compare(test, { options, network, refusals: shop.refusals, ms });
  await test.db.close();
  await rm(dataDir, { recursive: true, force: true });
  return result;
}

/**
 * Sets the stock, and issues one gift card per ten visitors, so that several of them pay with the same card at once.
 */
async function prepare(
  { db, siteId, deps }: TestApp,
  { stock, checkouts, faults }: Options,
): Promise<string[]> {
  await setStock(db, siteId, BOOK, stock);
  await setStock(db, siteId, CLASS, checkouts * 2);
  const count = faults ? Math.ceil(checkouts / 10) : 0;
  const codes: string[] = [];
  for (let n = 0; n < count; n++) codes.push(await issueByHand(deps, CARD_CENTS));
  return codes;
}

async function setStock(db: Db, siteId: string, productId: string, n: number): Promise<void> {
  const sql = 'update product_variant set qty_in_stock = $3 where site_id = $1 and product_id = $2';
  await db.query(sql, [siteId, productId, n]);
}

/**
 * Without faults, all visitors have the piece in the cart and the form open before the first one orders; with faults,
 * they come and go. Returns the duration in milliseconds.
 */
async function run(shop: Shop, { checkouts, parallel }: Options): Promise<number> {
  const started = Date.now();
  let visited = 0;
  const visits = Array.from({ length: checkouts });
  if (shop.random)
    await forEach(visits, parallel, async () => {
      const visit = await openForm(shop);
      if (visit) await buy(shop, visit);
      shop.network.visited(++visited);
    });
  else {
    const open: Awaited<ReturnType<typeof openForm>>[] = [];
    await forEach(visits, parallel, async () => void open.push(await openForm(shop)));
    await forEach(open, parallel, async (visit) => {
      if (visit) await buy(shop, visit);
      shop.network.visited(++visited);
    });
  }
  return Date.now() - started;
}

async function forEach<T>(
  all: readonly T[],
  parallel: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const rest = all.values();
  const worker = async () => {
    for (const one of rest) await work(one);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}

/** Waits until late confirmations have arrived and holds have ended. */
async function finish(test: TestApp, random: (() => number) | undefined): Promise<void> {
  if (random) await renewTooLate(test, random);
  test.skew.ms = HOLD_MS - 1000;
  await test.jobs.runDue();
  test.skew.ms = HOLD_MS + 60_000;
  for (let round = 0; round < 1000 && (await countPending(test)) > 0; round++)
    await settleOverdueOrders(test.deps);
  await test.jobs.runDue();
  // The provider renews at any time here, so the next payment is up to six months ahead. This is after the next payment
  // of all subscriptions, and after the last check of canceled ones.
  test.skew.ms = 250 * 24 * 3_600_000;
  for (let round = 0; round < 1000 && (await countDue(test)) > 0; round++)
    await settleDueSubscriptions(test.deps);
  await test.jobs.runDue();
}

/** Makes payments after the end of a subscription, which must be refunded. */
async function renewTooLate({ db, siteId }: TestApp, random: () => number): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `select id::text as id from test_payment where site_id = $1 and plan is not null and paid_at is not null`,
    [siteId],
  );
  for (const { id } of rows) {
    const payment = random() < 0.2 ? await findTestPayment(db, siteId, id) : undefined;
    const late = { id: randomUUID(), now: Date.now() + LATE_RENEWAL_MS };
    if (payment?.canceledAt) await addTestInvoice(db, siteId, payment, late);
  }
}

async function countPending({ db, siteId }: TestApp): Promise<number> {
  const sql = `select count(*)::int as n from shop_order where site_id = $1 and state = 'pending'`;
  return (await db.query<{ n: number }>(sql, [siteId])).rows[0]!.n;
}

async function countDue({ db, siteId, deps }: TestApp): Promise<number> {
  return (await findDueSubscriptions(db, siteId, deps.clock(), 1)).length;
}
