/** Opens the embedded PostgreSQL (PGlite), durable on disk or, for tests, in memory. */
import { accessSync, chmodSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { type Database, type Db, type Queryable, SQL_STATE, sqlState } from './db';
import { DurableNodeFS, durableArguments } from './durable-fs';
import { acquirePidLock } from './pid-lock';
import { copyPreparedDatabase } from './prepared-database';
import { withRetry } from './retry';
import { createSiteSession } from './site-session';

/** Folder of the engine inside the data directory. */
export const DATABASE_FOLDER = 'database';

/** Options of the embedded database. */
export interface EmbeddedDatabase {
  /** Data directory, created if missing. */
  dataDir: string;
  /** Prepared database, copied on the first start if it exists. */
  preparedDir?: string;
  /** Called when a write fails. The engine no longer responds; the process should exit and restart. */
  onDiskFailure(error: unknown): void;
}

/** A batch of 200 rows occupies the single thread for about ten milliseconds. */
const MAX_BATCH = 200;

/** Opens the database in a data directory. Throws when another process has it open. */
export async function openPglite({
  dataDir,
  preparedDir,
  onDiskFailure,
}: EmbeddedDatabase): Promise<Database> {
  makeWritable(dataDir);
  const lock = acquirePidLock(dataDir);
  try {
    const folder = join(dataDir, DATABASE_FOLDER);
    if (preparedDir) copyPreparedDatabase(preparedDir, folder);
    restrictAccess(folder);
    const engine = await createDurable(folder);
    return createDb(engine, onDiskFailure, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The files of the database as an archive. Throws when another process has it open. */
export async function dumpPglite(dataDir: string): Promise<Buffer> {
  const folder = join(dataDir, DATABASE_FOLDER);
  if (!existsSync(folder)) throw new Error(`There is no database in ${dataDir}.`);
  return withLock(dataDir, async () => {
    const engine = await createDurable(folder);
    try {
      await engine.query('checkpoint');
      return Buffer.from(await (await engine.dumpDataDir('gzip')).arrayBuffer());
    } finally {
      await engine.close();
    }
  });
}

/** Creates the database from an archive. Throws if a database exists. */
export async function restorePglite(dataDir: string, archive: Uint8Array<ArrayBuffer>): Promise<void> {
  makeWritable(dataDir);
  const folder = join(dataDir, DATABASE_FOLDER);
  if (existsSync(folder)) throw new Error(`There is a database in ${dataDir}.`);
  await withLock(dataDir, async () => {
    const draft = `${folder}.restored`;
    rmSync(draft, { recursive: true, force: true });
    const engine = await create({ dataDir: draft, loadDataDir: new Blob([archive]) });
    await engine.query('checkpoint');
    await engine.close();
    copyPreparedDatabase(draft, folder);
    rmSync(draft, { recursive: true, force: true });
    restrictAccess(folder);
  });
}

async function withLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = acquirePidLock(dataDir);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new Error(
      `The data directory ${dataDir} cannot be used (${(error as Error).message}). Set DATA_DIR to a directory that can be written.`,
    );
  }
}

/** The engine creates world-readable files; the permissions of their folder restrict access, as PostgreSQL requires. */
function restrictAccess(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
}

/**
 * Opens an in-memory database.
 * @param snapshot its content, as dumped by the engine
 * @internal for tests
 */
export async function openMemory(snapshot?: Blob): Promise<Database> {
  return createDb(await create(snapshot ? { loadDataDir: snapshot } : {}));
}

/** Opens a database that need not survive a crash, in a folder that must not exist. */
export const openFolder = async (folder: string): Promise<Database> =>
  createDb(await create({ dataDir: folder }));

const createDurable = (folder: string): Promise<PGlite> =>
  create({
    fs: new DurableNodeFS(folder),
    startParams: durableArguments(PGlite.defaultStartParams),
  });

function create(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, parsers: { [types.INT8]: Number } });
}

function createDb(
  engine: PGlite,
  onDiskFailure?: (error: unknown) => void,
  afterClose?: () => void,
): Database {
  const watched = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (sqlState(error) === SQL_STATE.ioError) onDiskFailure?.(error);
      throw error;
    });
  const session = createSiteSession(engine);
  const open = (siteId?: string): Db => ({
    maxBatch: MAX_BATCH,
    query: (text, params) => watched(session.run(siteId, () => engine.query(text, params as unknown[]))),
    transaction: (work) =>
      watched(withRetry(() => session.run(siteId, () => engine.transaction((tx) => work(tx as Queryable))))),
  });
  return {
    ...open(),
    forSite: open,
    async close() {
      await engine.close();
      afterClose?.();
    },
  };
}
