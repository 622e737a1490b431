import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { Queryable } from '../db/db';
import { OPEN_MS, type TestApp, testApp } from '../testing/test-app';
import { savePurchase } from './purchases';

describe('savePurchase', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  }, OPEN_MS);
  afterAll(() => test.db.close());

  // Only on PostgreSQL can two unique indexes be violated at once.
  it(
    'stores a purchase once when it is submitted several times concurrently',
    async () => {
      const purchase = {
        kind: 'donation',
        items: [{ productId: 'book', sku: 'a', quantity: 1 }],
        offers: [],
        details: {},
      } as const;
      for (let n = 0; n < 25; n++) {
        const id = uuid7(test.deps.clock(), test.deps.random(UUID7_RANDOM_BYTES));
        const save = () => savePurchase(test.db, test.siteId, id, purchase);
        const saved = await Promise.all(Array.from({ length: 8 }, save));
        expect(saved.map((each) => each?.version)).toEqual(Array(8).fill(1));
      }
    },
    OPEN_MS,
  );

  it('does not return the version of another submission that was stored concurrently', async () => {
    const id = uuid7(test.deps.clock(), test.deps.random(UUID7_RANDOM_BYTES));
    const save = (db: Queryable, sku: string) =>
      savePurchase(db, test.siteId, id, {
        kind: 'donation',
        items: [{ productId: 'book', sku, quantity: 1 }],
        offers: [],
        details: {},
      });
    const query: Queryable['query'] = async (text, params) => {
      if (text.startsWith('select')) await save(test.db, 'b');
      return test.db.query(text, params);
    };
    expect(await save({ ...test.db, query }, 'a')).toBeUndefined();
    expect(await save(test.db, 'b')).toEqual({ version: 2, isBought: false });
    expect(await save(test.db, 'a')).toEqual({ version: 3, isBought: false });
  });
});
