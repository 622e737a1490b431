/** Creates the empty, migrated database that the build ships to speed up a first start. */
import { applyMigrations } from './migrate';
import { openFolder } from './pglite';
import { protectTables } from './row-security';

/** Creates the database in a folder that must not exist, then closes it. */
export async function prepareDatabase(folder: string): Promise<void> {
  const db = await openFolder(folder);
  await applyMigrations(db);
  await protectTables(db);
  await db.query('checkpoint');
  await db.close();
}
