import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowserClient } from '../testing/browser-client';
import { hasPgBouncer, type Pooler, startPgBouncer } from '../testing/pgbouncer';
import { submitForm } from '../testing/submit';
import {
  createTestApp,
  createTestSiteId,
  OPEN_MS,
  openTestDatabase,
  type TestApp,
} from '../testing/test-app';
import type { Database } from './db';
import { migrate } from './migrate';
import { openPostgres } from './postgres';

const url = process.env.DATABASE_URL;

describe.skipIf(!url || !hasPgBouncer())(
  'PgBouncer in transaction mode (needs DATABASE_URL and pgbouncer)',
  () => {
    let pooler: Pooler;
    let db: Database;
    let test: TestApp;
    beforeAll(async () => {
      await (await openTestDatabase()).close();
      pooler = await startPgBouncer(url ?? '', 'set synchronous_commit = off');
      db = await openPostgres(pooler.url);
      test = await createTestApp(db, createTestSiteId());
    }, OPEN_MS);
    afterAll(async () => {
      await db.close();
      await pooler.stop();
    });

    it('commits synchronously on every connection that a statement may use', async () => {
      const read = "select current_setting('synchronous_commit') as value";
      const alone = Array.from({ length: 10 }, () => db.query(read));
      const together = Array.from({ length: 10 }, () => db.transaction((tx) => tx.query(read)));
      const answers = await Promise.all([...alone, ...together]);
      expect(answers.map(({ rows }) => rows[0]?.value)).toEqual(Array(20).fill('on'));
    });

    it('runs concurrent migrations without failures', async () => {
      await Promise.all(Array.from({ length: 5 }, () => migrate(db)));
    });

    it('serves forms, carts and jobs that share two connections', async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => submitForm(test)));
      expect(new Set(ids).size).toBe(20);
      const browser = createBrowserClient(test.app);
      const add = () => browser.call('POST', '/api/commerce/cart/items', { productId: 'postcards' });
      await add();
      const answers = await Promise.all(Array.from({ length: 20 }, add));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      await test.jobs.runDue();
      expect(test.log.filter(({ error }) => error !== undefined)).toEqual([]);
    });
  },
);
