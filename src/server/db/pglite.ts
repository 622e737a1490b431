/** How is the embedded PostgreSQL opened, durable on disk or, for tests, in memory? */
import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { type Db, type Queryable, SQL_STATE, sqlState } from './db';
import { DurableNodeFS, durableArguments } from './durable-fs';
import { acquirePidLock } from './pid-lock';
import { withRetry } from './retry';
import { copySeed } from './seed';

/** The engine's own folder inside the data directory. */
export const DATABASE_FOLDER = 'database';

/** What to open and whom to tell when the disk fails. */
export interface EmbeddedDatabase {
  /** The data directory; created when missing. */
  dataDir: string;
  /** A prepared database, copied on the first start if it exists. */
  seedDir?: string;
  /** The disk refused a write: the engine answers nothing more, the process should end and start anew. */
  onDiskFailure(error: unknown): void;
}

/** A batch of 200 rows holds the one thread for about ten milliseconds. */
const MAX_BATCH = 200;

/** Opens the database of a data directory. Throws with a sentence for the operator when another process has it open. */
export async function openPglite({ dataDir, seedDir, onDiskFailure }: EmbeddedDatabase): Promise<Db> {
  makeWritable(dataDir);
  const lock = acquirePidLock(dataDir);
  try {
    const folder = join(dataDir, DATABASE_FOLDER);
    if (seedDir) copySeed(seedDir, folder);
    keepPrivate(folder);
    const engine = await create({
      fs: new DurableNodeFS(folder),
      startParams: durableArguments(PGlite.defaultStartParams),
    });
    return asDb(engine, onDiskFailure, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
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

/** The engine's files are open to everybody; who may read them is decided by their folder, as PostgreSQL wants it. */
function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
}

/** A database that is gone with the process. */
export async function openMemory(): Promise<Db> {
  return asDb(await create({}));
}

function create(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, parsers: { [types.INT8]: Number } });
}

function asDb(engine: PGlite, onDiskFailure?: (error: unknown) => void, afterClose?: () => void): Db {
  const watched = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (sqlState(error) === SQL_STATE.ioError) onDiskFailure?.(error);
      throw error;
    });
  return {
    maxBatch: MAX_BATCH,
    query: (text, params) => watched(engine.query(text, params as unknown[])),
    transaction: (work) => watched(withRetry(() => engine.transaction((tx) => work(tx as Queryable)))),
    async close() {
      await engine.close();
      afterClose?.();
    },
  };
}
