// A PostgreSQL that archives its log, with base backups and point-in-time recovery, as described in the server's
// README.
import { execFile } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Db } from '../../server/db/db';
import { openPostgres } from '../../server/db/postgres';
import { makeFolder, own, type User } from '../../server/testing/postgres-programs';

const run = promisify(execFile);

/** Maximum time for the archive or a restored server, in milliseconds. */
const LIMIT_MS = 60_000;

/** Pause between two checks, in milliseconds. */
const PAUSE_MS = 100;

const DATABASE = 'site';

export interface Place {
  /** Folder of all data. */
  readonly folder: string;
  readonly port: number;
  /** Folder of the programs. */
  readonly bin: string;
  /** The user that runs PostgreSQL, which refuses to run as root. */
  readonly user: User;
  readonly password: string;
}

/** A PostgreSQL instance with its own data folder; all instances use the same port, so only one runs at a time. */
export interface Instance {
  readonly place: Place;
  readonly dataDir: string;
}

export const getUrl = ({ port, password }: Place): string =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${DATABASE}`;

/** Creates an empty database whose log is archived. */
export async function createPrimary(place: Place): Promise<Instance> {
  const { folder, port, password, user } = place;
  for (const name of ['', 'archive']) makeFolder(join(folder, name), user);
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  own(passwordFile, user);
  const primary = { place, dataDir: join(folder, 'primary') };
  const options = [
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--encoding=UTF8',
  ];
  await runProgram(place, 'initdb', [`--pgdata=${primary.dataDir}`, ...options]);
  configure(primary, {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    archive_mode: 'on',
    // A file gets its name once it is complete and on disk; an existing file is never replaced.
    archive_command: `test ! -f ${folder}/archive/%f && cp %p ${folder}/archive/%f.new && sync ${folder}/archive/%f.new && mv ${folder}/archive/%f.new ${folder}/archive/%f`,
  });
  await start(primary);
  await runProgram(place, 'createdb', ['--username=postgres', DATABASE]);
  return primary;
}

/** A verified copy of the running instance's data folder. */
export async function takeBaseBackup({ place }: Instance, name: string): Promise<string> {
  const backup = join(place.folder, name);
  await runProgram(place, 'pg_basebackup', [
    `--pgdata=${backup}`,
    '--username=postgres',
    '--checkpoint=fast',
  ]);
  await runProgram(place, 'pg_verifybackup', [backup]);
  return backup;
}

/** Resolves when everything written before is in the archive. */
export async function archiveLog(db: Db): Promise<void> {
  const { rows } = await db.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
  const file = rows[0]?.file ?? '';
  await waitUntil(`the archive has ${file}`, async () => {
    const archived = await db.query<{ last: string | null }>(
      'select last_archived_wal as last from pg_stat_archiver',
    );
    return (archived.rows[0]?.last ?? '') >= file;
  });
}

/** Kills all processes of an instance, like a power failure, and removes its data. */
export async function destroyInstance({ place, dataDir }: Instance): Promise<void> {
  await runProgram(place, 'pg_ctl', ['stop', `--pgdata=${dataDir}`, '--mode=immediate']);
  rmSync(dataDir, { recursive: true });
}

/** Starts a base backup, and replays the archive up to the time. */
export async function restoreTo(place: Place, backup: string, time: string): Promise<Instance> {
  const restored = { place, dataDir: backup };
  configure(restored, {
    restore_command: `cp ${place.folder}/archive/%f %p`,
    recovery_target_time: time,
    recovery_target_action: 'promote',
    // The archive of the lost instance is not changed.
    archive_mode: 'off',
  });
  writeFileSync(join(backup, 'recovery.signal'), '');
  own(join(backup, 'recovery.signal'), place.user);
  await start(restored);
  const db = await openPostgres(getUrl(place));
  try {
    await waitUntil('the recovery has ended', async () => {
      const { rows } = await db.query<{ runs: boolean }>('select pg_is_in_recovery() as runs');
      return rows[0]?.runs === false;
    });
  } finally {
    await db.close();
  }
  return restored;
}

export async function stop({ place, dataDir }: Instance): Promise<void> {
  await runProgram(place, 'pg_ctl', ['stop', `--pgdata=${dataDir}`, '--mode=fast']);
}

async function start({ place, dataDir }: Instance): Promise<void> {
  const log = `--log=${join(place.folder, 'postgres.log')}`;
  await runProgram(place, 'pg_ctl', ['start', '--wait', `--pgdata=${dataDir}`, log]);
}

function configure({ dataDir }: Instance, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(dataDir, 'postgresql.conf'), lines.join(''));
}

async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error(`Waited ${LIMIT_MS} ms until ${what}.`);
    await wait(PAUSE_MS);
  }
}

async function runProgram(
  { bin, folder, port, user, password }: Place,
  name: string,
  args: string[],
): Promise<void> {
  const env = { ...process.env, PGHOST: '127.0.0.1', PGPORT: String(port), PGPASSWORD: password };
  await run(join(bin, name), args, { cwd: folder, env, ...user });
}
