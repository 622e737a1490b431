import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { createTestSiteId, OPEN_MS, openTestDatabase, TEST_SECRET } from '../testing/test-app';
import { createLimitExchange } from './limit-exchange';
import { createLimits } from './limits';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
}, OPEN_MS);

const siteId = createTestSiteId();
let now = Date.parse('2026-03-01T10:00:00Z');
const clock = (): number => now;

/** Takes tokens until the limit is reached. Returns how many were allowed. */
function flood(limits: ReturnType<typeof createLimits>, caller: string): number {
  for (let count = 0; ; count += 1) if (limits.form.take(caller) > 0) return count;
}

/** The limits of a server, and their exchange with others. */
function startServer(site = siteId) {
  const limits = createLimits(clock);
  const exchange = createLimitExchange({ db, siteId: site, secrets: [TEST_SECRET], clock, limits });
  return { limits, exchange, flood: (caller: string) => flood(limits, caller) };
}

it('the usage of a caller on one server counts on the other', async () => {
  const [one, two] = [startServer(), startServer()];
  const caller = randomUUID();
  expect(one.flood(caller)).toBe(20);
  await one.exchange();
  for (let count = 0; count < 5; count += 1) two.limits.form.take(caller);
  await two.exchange();
  expect(two.limits.form.take(caller)).toBe(18); // 5 in debt, refills at 1/3 a second
  await one.exchange();
  now += 30_000; // 10 more on each
  one.limits.form.take(caller);
  two.limits.form.take(caller);
  for (const server of [one, two, one, two]) await server.exchange();
  const [first, second] = [one.flood(caller), two.flood(caller)];
  expect([first, second]).toEqual([4, 3]); // 20 + 10 - 27 are left; the first server does not know about the last token yet
});

it('stores only callers whose usage exceeds a part of the limit, without their address', async () => {
  const site = createTestSiteId();
  const server = startServer(site);
  const rows = async () =>
    (await db.query('select bucket, n from rate_window where site_id = $1', [site])).rows;
  for (let count = 0; count < 4; count += 1) server.limits.form.take('192.0.2.1');
  await server.exchange();
  expect(await rows()).toEqual([]);
  server.limits.form.take('192.0.2.1');
  await server.exchange();
  expect(await rows()).toEqual([{ bucket: expect.not.stringContaining('192.0.2.1'), n: 5 }]);
});

it('counts callers, kinds of calls and sites separately', async () => {
  const [one, two, other] = [startServer(), startServer(), startServer(createTestSiteId())];
  const caller = randomUUID();
  one.flood(caller);
  await one.exchange();
  two.flood('other');
  for (let count = 0; count < 9; count += 1) two.limits.newsletter.take(caller);
  other.limits.form.take(caller);
  for (let count = 0; count < 9; count += 1) other.limits.form.take(caller);
  await two.exchange();
  await other.exchange();
  expect([two.flood(caller), other.flood(caller)]).toEqual([20, 10]);
});
