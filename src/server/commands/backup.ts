/** Backups: the engine's own dump of the embedded database, `pg_dump` and `pg_restore` for PostgreSQL. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dumpPglite, restorePglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { listTables, type Table } from '../db/tables';

/** The database that a command works on. */
export interface DatabasePlace {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Writes the database to a file, which gets its final name once it is complete and on disk. */
export async function backUp({ dataDir, databaseUrl }: DatabasePlace, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists.`);
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  // The file contains personal data: only its owner may read it, from the beginning.
  writeFileSync(draft, '', { mode: 0o600 });
  // Row-level security is on. No site is set, so the dump has the rows of all sites.
  const options = ['--format=custom', '--enable-row-security', `--file=${draft}`];
  if (databaseUrl) await runTool('pg_dump', databaseUrl, options);
  else writeFileSync(draft, await dumpPglite(dataDir), { flush: true });
  renameSync(draft, file);
}

/** Restores a backup into an empty database. */
export async function restore({ dataDir, databaseUrl }: DatabasePlace, file: string): Promise<void> {
  if (!databaseUrl) return restorePglite(dataDir, readFileSync(file));
  const tables = await readTables(databaseUrl);
  if (tables.length > 0)
    throw new Error(`The database has tables, such as ${tables[0]?.name}. It must be empty.`);
  const options = [
    '--exit-on-error',
    '--single-transaction',
    '--no-owner',
    '--no-privileges',
    '--format=custom',
  ];
  await runTool('pg_restore', databaseUrl, [...options, file]);
}

async function readTables(databaseUrl: string): Promise<Table[]> {
  const db = await openPostgres(databaseUrl);
  try {
    return await listTables(db);
  } finally {
    await db.close();
  }
}

/** The password is not passed as an argument, because other users of the machine can read arguments. */
async function runTool(tool: string, databaseUrl: string, args: readonly string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = password ? { ...process.env, PGPASSWORD: password } : process.env;
  const child = spawn(tool, [`--dbname=${url.href}`, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let problem = '';
  child.stderr.on('data', (bytes: Buffer) => {
    problem += bytes.toString();
  });
  const [code] = (await once(child, 'close').catch((error: Error) => {
    throw new Error(
      `${tool} cannot be run (${error.message}). It is part of the PostgreSQL client programs.`,
    );
  })) as [number | null];
  if (code !== 0) throw new Error(`${tool} failed: ${problem.trim()}`);
}
