/** Opens the database of a server and sets it up. */
import type { Config } from './config';
import type { Database, Db } from './db/db';
import { applyMigrations, setUpDatabase } from './db/migrate';
import { openPglite } from './db/pglite';
import { openPostgres } from './db/postgres';
import { openReplica, type Replica } from './db/replica';
import { protectTables } from './db/row-security';
import { addExampleContent } from './example/example';
import { continuePositions, releaseAllReaders } from './stores/event-feed';
import { addPartitions } from './stores/event-partitions';

/** The database, and its replica if there is one. */
export interface Databases {
  /** Closes both. */
  db: Database;
  replica: Replica | undefined;
}

/** Opens the database, sets it up, and opens its replica. */
export async function openDatabases(
  config: Config,
  onDiskFailure: (error: unknown) => void,
): Promise<Databases> {
  const db = await openDatabase(config, onDiskFailure);
  if (!config.replica) return { db, replica: undefined };
  try {
    const replica = await openReplica({ ...config.replica, primary: db });
    const close = async (): Promise<void> => {
      await replica.close();
      await db.close();
    };
    return { db: { ...db, close }, replica };
  } catch (error) {
    return closeAndThrow(db, error);
  }
}

/** Opens the database and sets it up. */
export async function openDatabase(
  config: Config,
  onDiskFailure: (error: unknown) => void,
): Promise<Database> {
  const { databaseUrl, dataDir, preparedDir } = config;
  if (!databaseUrl) {
    const db = await openPglite({ dataDir, preparedDir, onDiskFailure });
    try {
      await setUp(db, config);
      await protectTables(db);
      // Only one server at a time has the embedded database open: the holders of these locks are gone, even if they
      // could not release them.
      await releaseAllReaders(db);
    } catch (error) {
      return closeAndThrow(db, error);
    }
    return db;
  }
  // A migration may take a while, and so may another server's, which this one waits for.
  const unlimited = await openPostgres(databaseUrl, 0);
  try {
    await setUp(unlimited, config);
    await protectTables(unlimited);
  } finally {
    await unlimited.close();
  }
  return openPostgres(databaseUrl);
}

function setUp(db: Db, { exampleContent, siteId }: Config): Promise<void> {
  return setUpDatabase(db, async (tx) => {
    await applyMigrations(tx);
    await continuePositions(tx);
    await addPartitions(tx, Date.now());
    if (exampleContent) await addExampleContent(tx, siteId);
  });
}

export async function closeAndThrow(db: Database, error: unknown): Promise<never> {
  await db.close();
  throw error;
}
