/** Moves the embedded database to PostgreSQL. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase } from '../db/copy-database';
import { DATABASE_FOLDER, openPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';

/** Leaves the embedded database unchanged. */
export async function moveToPostgres(
  dataDir: string,
  url: string,
  print: (line: string) => void,
): Promise<void> {
  if (!existsSync(join(dataDir, DATABASE_FOLDER))) throw new Error(`There is no database in ${dataDir}.`);
  const source = await openPglite({ dataDir, onDiskFailure: () => undefined });
  try {
    const target = await openPostgres(url, 0);
    try {
      const tables = await copyDatabase(source, target);
      for (const { name, rows } of tables) if (rows > 0) print(`${name}: ${rows}`);
      print(`Moved ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows; all tables are equal.`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  print(`Start the server with DATABASE_URL, and with SITE_API_SECRET and SITE_API_OWNER_TOKEN set to the
contents of ${dataDir}/secret and ${dataDir}/owner-token unless they were set before.`);
}
