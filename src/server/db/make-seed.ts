/** Creates the empty, migrated database that the build ships to speed up a first start. */
import { PGlite } from '@electric-sql/pglite';
import { applyMigrations } from './migrate';

/** Creates the database in a folder that must not exist, then closes it. */
export async function makeSeed(folder: string): Promise<void> {
  const engine = await PGlite.create(folder);
  await applyMigrations({ query: (text, params) => engine.query(text, params as unknown[]) });
  await engine.query('checkpoint');
  await engine.close();
}
