import { describe, expect, it } from 'vitest';
import { BOOK } from '../../server/testing/shop-state';
import type { TestApp } from '../../server/testing/test-app';
import { runCheckouts } from './checkouts';
import { readOptions } from './options';
import { countDifferences, type Run } from './report';

const OPTIONS = readOptions('--checkouts 60 --stock 12 --parallel 10 --faults on'.split(' '));

/** Changes that no shop may make, with the expected report. Each change is kept for the next one. */
const CORRUPTIONS: readonly (readonly [sql: string, reported: string])[] = [
  [
    `update product_variant set qty_in_stock = qty_in_stock + 1 where site_id = $1 and product_id = '${BOOK}'`,
    'pieces lost or oversold',
  ],
  [
    `update gift_card set remaining_cents = remaining_cents - 1
     where id = (select id from gift_card where site_id = $1 order by remaining_cents desc limit 1)`,
    'gift cards with a wrong rest',
  ],
  [
    `update shop_order set state = 'paid'
     where id = (select id from shop_order where site_id = $1 and state = 'expired' limit 1)`,
    'orders without payment',
  ],
  [
    `update shop_order set state = 'expired'
     where id = (select order_id from test_payment where site_id = $1 and state = 'paid' limit 1)`,
    'paid without an order',
  ],
];

async function findDifferences(test: TestApp, run: Run): Promise<string[]> {
  const counts = await countDifferences(test, run);
  return Object.keys(counts).filter((name) => counts[name] !== 0);
}

describe('concurrent checkouts with faults', () => {
  it('sell no piece twice and lose no payment; each corruption of what is stored is found [CRT-024]', async () => {
    await runCheckouts(OPTIONS, async (test, run) => {
      expect(await findDifferences(test, run)).toEqual([]);
      expect(run.network.counts['lost responses']).toBeGreaterThan(0);
      for (const [sql, reported] of CORRUPTIONS) {
        expect(await findDifferences(test, run)).not.toContain(reported);
        await test.db.query(sql, [test.siteId]);
        expect(await findDifferences(test, run)).toContain(reported);
      }
    });
  }, 120_000);
});
