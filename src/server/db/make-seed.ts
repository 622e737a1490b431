/** What does the build prepare so that a first start is quick? An empty database with all tables. */
import { PGlite } from '@electric-sql/pglite';
import { migrate } from './migrate';

/** Creates the database in a folder that does not exist yet, and closes it. */
export async function makeSeed(folder: string): Promise<void> {
  const engine = await PGlite.create(folder);
  await migrate({ query: (text, params) => engine.query(text, params as unknown[]) });
  await engine.query('checkpoint');
  await engine.close();
}
