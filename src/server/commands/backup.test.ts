import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/db';
import { migrate } from '../db/migrate';
import { DATABASE_FOLDER, dumpPglite, openPglite, restorePglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { protectTables } from '../db/row-security';
import { OPEN_MS } from '../testing/test-app';
import { backUp, restore } from './backup';

const LONG_MS = 3 * OPEN_MS;
const databaseUrl = process.env.DATABASE_URL;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (dataDir: string): Promise<Database> => openPglite({ dataDir, onDiskFailure: () => undefined });

const readNotes = async (db: Database): Promise<unknown> =>
  (await db.query('select note from note order by 1')).rows;

it(
  'restores an embedded database to another folder',
  async () => {
    const dataDir = join(folder, 'first');
    const db = await open(dataDir);
    await db.query('create table note (note text primary key)');
    await db.query("insert into note values ('one'), ('two')");
    const file = join(folder, 'site.dump');
    await expect(backUp({ dataDir, databaseUrl: undefined }, file)).rejects.toThrow('in use by');
    await db.close();
    await backUp({ dataDir, databaseUrl: undefined }, file);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backUp({ dataDir, databaseUrl: undefined }, file)).rejects.toThrow('exists');
    const place = { dataDir: join(folder, 'second'), databaseUrl: undefined };
    await restore(place, file);
    await expect(restore(place, file)).rejects.toThrow('There is a database');
    const restored = await open(place.dataDir);
    expect(await readNotes(restored)).toEqual([{ note: 'one' }, { note: 'two' }]);
    await restored.close();
  },
  LONG_MS,
);

it('creates no database if there is none to back up, or if the file is not an archive', async () => {
  await expect(dumpPglite(folder)).rejects.toThrow('There is no database');
  await expect(restorePglite(folder, new Uint8Array([1, 2, 3]))).rejects.toThrow();
  expect(() => statSync(join(folder, DATABASE_FOLDER))).toThrow('ENOENT');
});

function hasTools(): boolean {
  try {
    execFileSync('pg_dump', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!databaseUrl || !hasTools())('PostgreSQL (needs DATABASE_URL and pg_dump)', () => {
  it(
    'is restored to an empty database only',
    async () => {
      const admin = await openPostgres(databaseUrl ?? '');
      const names = ['first', 'second'].map((name) => `backup_${name}_${process.pid}`);
      for (const name of names) await admin.query(`create database ${name}`);
      const places = names.map((name) => ({
        dataDir: folder,
        databaseUrl: Object.assign(new URL(databaseUrl ?? ''), { pathname: name }).href,
      }));
      const [first, second] = places as [(typeof places)[0], (typeof places)[0]];
      const db = await openPostgres(first.databaseUrl);
      await db.query('create table note (note text primary key)');
      await db.query("insert into note values ('one'), ('two')");
      await migrate(db);
      await protectTables(db);
      await db.query(
        "insert into site (id, name, locale, currency) select 'site-' || n, '', '', '' from generate_series(1, 3) n",
      );
      await db.close();
      const file = join(folder, 'site.dump');
      await backUp(first, file);
      await expect(restore(first, file)).rejects.toThrow('It must be empty.');
      await restore(second, file);
      const restored = await openPostgres(second.databaseUrl);
      expect(await readNotes(restored)).toEqual([{ note: 'one' }, { note: 'two' }]);
      expect((await restored.query('select id from site')).rows).toHaveLength(3);
      expect((await restored.forSite('site-2').query('select id from site')).rows).toEqual([
        { id: 'site-2' },
      ]);
      await restored.close();
      for (const name of names) await admin.query(`drop database ${name}`);
      await admin.close();
    },
    LONG_MS,
  );
});
