import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/db';
import { createTestSiteId, OPEN_MS, openTestDatabase } from '../testing/test-app';
import { addExampleContent } from './example';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, OPEN_MS);
afterAll(() => db.close());

it('example content is written once: deleted rows are not added again at the next start', async () => {
  const siteId = createTestSiteId();
  const count = async (table: string) =>
    (await db.query(`select 1 from ${table} where site_id = $1`, [siteId])).rows.length;
  const start = () => db.transaction((tx) => addExampleContent(tx, siteId));
  await start();
  expect(await count('account')).toBe(1);
  expect(await count('product')).toBeGreaterThan(10);
  await db.query('delete from account where site_id = $1', [siteId]);
  await db.query('delete from product where site_id = $1', [siteId]);
  await start();
  expect(await count('account')).toBe(0);
  expect(await count('product')).toBe(0);
});
