import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db } from './db';
import { migrate } from './migrate';
import { openPglite } from './pglite';

let dataDir: string;
let db: Db;
const diskFailures: unknown[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'site-api-'));
  db = await openPglite({ dataDir, onDiskFailure: (error) => diskFailures.push(error) });
  await migrate(db);
}, 60_000);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const insert = (id: string) =>
  db.query('insert into site (id, name, locale, currency) values ($1, $1, $1, $1)', [id]);

describe('durable embedded database', () => {
  it('runs PostgreSQL with fsync', async () => {
    const { rows } = await db.query(
      "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit",
    );
    expect(rows).toEqual([{ fsync: 'on', commit: 'on' }]);
  });

  it('flushes every commit: 20 inserts cause at least 20 calls of fdatasync', async () => {
    const spy = vi.spyOn(fs, 'fdatasyncSync');
    for (let i = 0; i < 20; i++) await insert(`s${i}`);
    expect(spy.mock.calls.length).toBeGreaterThanOrEqual(20);
    spy.mockRestore();
  });

  it.skipIf(process.platform === 'win32')('restricts access to its folder', () => {
    expect(fs.statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700);
  });

  it('names the setting when the directory cannot be used', async () => {
    const file = join(dataDir, 'a-file');
    fs.writeFileSync(file, '');
    await expect(openPglite({ dataDir: file, onDiskFailure: () => undefined })).rejects.toThrow(
      /^The data directory .* cannot be used \(.*\)\. Set DATA_DIR/,
    );
  });

  it('rejects a second process and names the first', async () => {
    await expect(openPglite({ dataDir, onDiskFailure: () => undefined })).rejects.toThrow(
      `is in use by process ${process.pid}`,
    );
  });

  it('rejects when a write fails and requests the end of the process', async () => {
    const spy = vi.spyOn(fs, 'fdatasyncSync').mockImplementation(() => {
      throw new Error('the disk is broken');
    });
    await expect(insert('never')).rejects.toMatchObject({ code: '58030' });
    expect(diskFailures).toHaveLength(1);
    spy.mockRestore();
  });
});
