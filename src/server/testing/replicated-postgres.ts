/** PostgreSQL with its own streaming replica, from the programs of this machine. */
import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../tools/free-port.mjs';
import { openPostgres } from '../db/postgres';
import { findPostgres, getUser, own } from './postgres-programs';

const run = promisify(execFile);

const ROLE = 'site';

/** The role of the addresses is not a superuser, so row-level security applies to it. */
export interface ReplicatedPostgres {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** Kills the primary and starts it again, as a supervisor would. */
  restartPrimary(): Promise<void>;
  /** The replica keeps its data and falls further behind. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  startReplica(): Promise<void>;
  /** Kills the replica. */
  stopReplica(): Promise<void>;
  /** Until `continueReplica`, the replica neither responds nor closes connections. */
  freezeReplica(): void;
  continueReplica(): void;
  dispose(): Promise<void>;
}

interface Instance {
  readonly dataDir: string;
  readonly port: number;
}

export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const bin = findPostgres() ?? '';
  const user = getUser();
  const folder = mkdtempSync(join(tmpdir(), 'replicated-'));
  own(folder, user);
  const password = randomBytes(16).toString('hex');
  const program = async (name: string, args: string[]): Promise<void> => {
    await run(join(bin, name), args, { ...user, cwd: folder });
  };
  const start = ({ dataDir, port }: Instance) =>
    program('pg_ctl', ['start', '-w', '-D', dataDir, '-l', `${dataDir}.log`, '-o', `-p ${port}`]);
  const stop = ({ dataDir }: Instance) => program('pg_ctl', ['stop', '-w', '-D', dataDir, '-m', 'immediate']);
  const primary: Instance = { dataDir: join(folder, 'primary'), port: await findFreePort() };
  await program('initdb', [
    '-D',
    primary.dataDir,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  const settings = ["listen_addresses = '127.0.0.1'", `unix_socket_directories = '${folder}'`, 'fsync = off'];
  appendFileSync(join(primary.dataDir, 'postgresql.conf'), `${settings.join('\n')}\n`);
  await start(primary);
  await asSuperuser(primary, `create role ${ROLE} login password '${password}'`);
  await asSuperuser(primary, `create database ${ROLE} owner ${ROLE}`);
  const replica: Instance = { dataDir: join(folder, 'replica'), port: await findFreePort() };
  const source = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
  await program('pg_basebackup', ['-D', replica.dataDir, '-R', '-c', 'fast', '--no-sync', ...source]);
  await start(replica);
  const toUrl = ({ port }: Instance) => `postgres://${ROLE}:${password}@127.0.0.1:${port}/${ROLE}`;
  return {
    primaryUrl: toUrl(primary),
    replicaUrl: toUrl(replica),
    async restartPrimary() {
      await stop(primary);
      await start(primary);
    },
    pauseReplay: () => asSuperuser(replica, 'select pg_wal_replay_pause()'),
    resumeReplay: () => asSuperuser(replica, 'select pg_wal_replay_resume()'),
    startReplica: () => start(replica),
    stopReplica: () => stop(replica),
    freezeReplica: () => signal(replica, 'SIGSTOP'),
    continueReplica: () => signal(replica, 'SIGCONT'),
    async dispose() {
      for (const instance of [replica, primary])
        if (existsSync(join(instance.dataDir, 'postmaster.pid'))) await stop(instance);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a statement as the superuser. */
async function asSuperuser({ port }: Instance, text: string): Promise<void> {
  const db = await openPostgres(`postgres://postgres@127.0.0.1:${port}/postgres`);
  await db.query(text);
  await db.close();
}

/** Sends a signal to all processes of the instance. */
function signal({ dataDir }: Instance, name: NodeJS.Signals): void {
  const first = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const others = execFileSync('ps', ['-o', 'pid=', '--ppid', first], { encoding: 'utf8' });
  for (const pid of [first, ...others.split('\n').filter(Boolean)]) process.kill(Number(pid), name);
}
