/** The migrated in-memory database that all test files of a process share. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database, Db, Queryable } from '../db/db';
import { applyMigrations, migrations } from '../db/migrate';
import { openMemory } from '../db/pglite';
import { protectTable, protectTables } from '../db/row-security';
import { sha256 } from '../domain/signing';

const CACHE = resolve(import.meta.dirname, '../../../.cache');

let shared: Promise<Database> | undefined;

/** Opens the database once; each user has its own site. It is not closed before the process ends. */
export async function openMemoryDatabase(): Promise<Database> {
  shared ??= readSnapshot().then(openMemory);
  return { ...(await shared), close: async () => undefined };
}

/** A separate migrated database without rows. */
export async function openNewMemoryDatabase(): Promise<Database> {
  return openMemory(await readSnapshot());
}

/**
 * A migrated database without rows, created once per version of the engine, the migrations and row-level security:
 * initializing and migrating one takes seconds.
 */
async function readSnapshot(): Promise<Blob> {
  const version = sha256(JSON.stringify([engineVersion(), migrations, await listPolicies()]));
  const file = join(CACHE, `database-${version}.tar`);
  return existsSync(file) ? new Blob([readFileSync(file)]) : createSnapshot(file);
}

/** The file gets its name once it is complete: several workers may create it at the same time. */
async function createSnapshot(file: string): Promise<Blob> {
  const engine = await PGlite.create();
  const db: Pick<Db, 'query' | 'transaction'> = {
    query: (text, params) => engine.query(text, params as unknown[]),
    transaction: (work) => engine.transaction((tx) => work(tx as Queryable)),
  };
  await applyMigrations(db);
  await protectTables({ ...db, maxBatch: 1 });
  await engine.query('checkpoint');
  const snapshot = await engine.dumpDataDir('none');
  await engine.close();
  mkdirSync(CACHE, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(await snapshot.arrayBuffer()));
  renameSync(draft, file);
  return snapshot;
}

/** The statements that protect the table with the most policies. */
async function listPolicies(): Promise<string[]> {
  const statements: string[] = [];
  const query: Queryable['query'] = (text) => {
    statements.push(text);
    return Promise.resolve({ rows: [] });
  };
  await protectTable({ query }, { name: 'search_entry', column: 'site_id' });
  return statements;
}

function engineVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));
  return String(version);
}
