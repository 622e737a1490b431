/** A database of a single test, for changes that affect all sites. */
import type { Database } from '../db/db';
import { migrate } from '../db/migrate';
import { openPostgres } from '../db/postgres';
import { openNewMemoryDatabase } from './memory-database';
import { createTestSiteId } from './test-app';

/** A migrated database without rows: a new one on the tests' PostgreSQL, or an embedded one in memory. */
export async function openEmptyDatabase(): Promise<{ db: Database; drop(): Promise<void> }> {
  const url = process.env.DATABASE_URL;
  if (!url) {
    const db = await openNewMemoryDatabase();
    return { db, drop: () => db.close() };
  }
  const name = `empty_${createTestSiteId().replace('-', '_')}`;
  const admin = await openPostgres(url);
  await admin.query(`create database ${name}`);
  const db = await openPostgres(Object.assign(new URL(url), { pathname: name }).href);
  await migrate(db);
  return {
    db,
    async drop() {
      await db.close();
      await admin.query(`drop database ${name}`);
      await admin.close();
    },
  };
}
