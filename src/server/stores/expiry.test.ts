import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/db';
import { openNewMemoryDatabase } from '../testing/memory-database';
import { OPEN_MS } from '../testing/test-app';
import { deleteExpired } from './expiry';

const NOW = Date.UTC(2026, 10, 27, 12);
const DAY_MS = 24 * 3_600_000;

// A separate database, because the rows of all sites are affected.
let db: Database;
beforeAll(async () => {
  db = await openNewMemoryDatabase();
}, OPEN_MS);
afterAll(() => db.close());

const at = (days: number): string => new Date(NOW - days * DAY_MS).toISOString();

/** Adds a site with submissions that are 5 and 50 days old, and rate windows that are one and three days old. */
async function addSite(id: string, retentionDays?: number): Promise<void> {
  const settings = JSON.stringify(retentionDays === undefined ? {} : { retentionDays });
  await db.query("insert into site (id, name, locale, currency) values ($1, $1, 'en', 'EUR')", [id]);
  await db.query(
    "insert into form (site_id, id, definition, settings) values ($1, 'contact', '{}', $2::jsonb)",
    [id, settings],
  );
  for (const days of [5, 50])
    await db.query(
      `insert into form_submission (site_id, key_id, form_id, request_hash, fields, page, created_at)
       values ($1, gen_random_uuid(), 'contact', '', '{}', '{}', $2::timestamptz)`,
      [id, at(days)],
    );
  for (const days of [1, 3])
    await db.query(
      `insert into rate_window (site_id, bucket, window_start, n) values ($1, 'a', $2::timestamptz, 1)`,
      [id, at(days)],
    );
}

const count = async (table: string): Promise<unknown> => {
  const { rows } = await db.query(`select site_id, count(*) as n from ${table} group by 1 order by 1`);
  return rows;
};

it('deletes the expired rows of each site by its own rules, with a number of statements that does not depend on the number of sites', async () => {
  let statements = 0;
  const counted: Database = {
    ...db,
    query: (text, params) => {
      statements += 1;
      return db.query(text, params);
    },
  };
  await addSite('a', 30);
  await addSite('b');
  await deleteExpired(counted, 'none', NOW);
  const ofFew = statements;
  expect(await count('form_submission')).toEqual([
    { site_id: 'a', n: 2 },
    { site_id: 'b', n: 2 },
  ]);
  await addSite('c', 2);
  for (let more = 0; more < 20; more++) await addSite(`more-${more}`, 30);
  statements = 0;
  await deleteExpired(counted, undefined, NOW);
  expect(statements - ofFew).toBeLessThanOrEqual(1);
  expect(await count('form_submission')).toEqual([
    { site_id: 'a', n: 1 },
    { site_id: 'b', n: 2 },
    ...Array.from({ length: 20 }, (_, more) => ({ site_id: `more-${more}`, n: 1 })).sort((x, y) =>
      x.site_id < y.site_id ? -1 : 1,
    ),
  ]);
  expect(await count('rate_window')).toHaveLength(23);
  const { rows } = await db.query('select 1 from rate_window');
  expect(rows).toHaveLength(23);
});
