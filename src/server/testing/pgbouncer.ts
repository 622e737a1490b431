/** PgBouncer in transaction mode, in front of the tests' PostgreSQL. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../tools/free-port.mjs';

/** A running PgBouncer. */
export interface Pooler {
  url: string;
  stop(): Promise<void>;
}

/** Whether PgBouncer is installed. */
export function hasPgBouncer(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts PgBouncer with two connections to the database.
 * @param connectQuery a statement that each connection runs first
 */
export async function startPgBouncer(databaseUrl: string, connectQuery: string): Promise<Pooler> {
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const listenPort = await findFreePort();
  const file = join(folder, 'pgbouncer.ini');
  const target = `host=${hostname} port=${port || 5432} dbname=${pathname.slice(1)} user=${username} password=${decodeURIComponent(password)}`;
  const settings = ['listen_addr = 127.0.0.1', `listen_port = ${listenPort}`, 'unix_socket_dir ='];
  const pool = ['auth_type = any', 'pool_mode = transaction', 'default_pool_size = 2'];
  const lines = ['[databases]', `site = ${target} connect_query='${connectQuery}'`, '[pgbouncer]'];
  writeFileSync(file, [...lines, ...settings, ...pool, ''].join('\n'));
  const child = spawn('pgbouncer', ['-q', file], { stdio: 'ignore', ...unprivileged() });
  await waitUntilOpen(listenPort, child);
  return {
    url: `postgres://site@127.0.0.1:${listenPort}/site`,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PgBouncer refuses to run as root; 65534 is `nobody`. */
function unprivileged(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
}

export async function waitUntilOpen(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await sleep(20);
  }
  throw new Error(`The server ended with ${child.exitCode}.`);
}
