import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrate } from '../db/migrate';
import { openPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { OPEN_MS } from '../testing/test-app';
import { moveToPostgres } from './move';

const LONG_MS = 3 * OPEN_MS;
const databaseUrl = process.env.DATABASE_URL;

it('fails if there is no database, and creates none', async () => {
  await expect(moveToPostgres('/nowhere', 'postgres://host/name', () => undefined)).rejects.toThrow(
    'There is no database in /nowhere.',
  );
  expect(existsSync('/nowhere')).toBe(false);
});

describe.skipIf(!databaseUrl)('to PostgreSQL (needs DATABASE_URL)', () => {
  it(
    'copies the embedded database, and does not change it',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'move-'));
      const db = await openPglite({ dataDir, onDiskFailure: () => undefined });
      await migrate(db);
      await db.query("insert into site (id, name, locale, currency) values ('a', 'Äpfel', 'de', 'EUR')");
      await db.close();
      const admin = await openPostgres(databaseUrl ?? '');
      const name = `move_${process.pid}`;
      await admin.query(`create database ${name}`);
      const url = Object.assign(new URL(databaseUrl ?? ''), { pathname: name }).href;
      const printed: string[] = [];
      await moveToPostgres(dataDir, url, (line) => printed.push(line));
      expect(printed.slice(0, 2)).toEqual(['site: 1', 'Moved 1 rows; all tables are equal.']);
      for (const open of [
        () => openPostgres(url),
        () => openPglite({ dataDir, onDiskFailure: () => undefined }),
      ]) {
        const opened = await open();
        expect((await opened.query('select name from site')).rows).toEqual([{ name: 'Äpfel' }]);
        await opened.close();
      }
      await admin.query(`drop database ${name}`);
      await admin.close();
      rmSync(dataDir, { recursive: true });
    },
    LONG_MS,
  );
});
