// Signals to the processes of one node of a cluster.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClusterNode } from './layout';
import { signalProcess } from './processes';

/** Process id of the postmaster; undefined: PostgreSQL is not running. */
export function findPostmaster({ dataDir }: ClusterNode): number | undefined {
  const file = join(dataDir, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : Number.NaN;
  // The file remains after a kill.
  return pid > 0 &&
    existsSync(`/proc/${pid}`) &&
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir)
    ? pid
    : undefined;
}

/** Signals the postmaster, and with `all` the processes of its connections. */
export function signalPostgres(node: ClusterNode, signal: NodeJS.Signals, all = false): void {
  const postmaster = findPostmaster(node);
  if (postmaster === undefined) return;
  signalProcess(postmaster, signal);
  if (all) for (const pid of listChildren(postmaster)) signalProcess(pid, signal);
}

/** Stops a PostgreSQL that its Patroni has left behind: fast, or without a checkpoint after the time limit. */
export async function stopPostgres(node: ClusterNode, limitMs: number): Promise<void> {
  signalPostgres(node, 'SIGCONT', true);
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    signalPostgres(node, signal);
    const until = Date.now() + limitMs;
    while (findPostmaster(node) !== undefined && Date.now() < until) await wait(50);
  }
}

function listChildren(pid: number): number[] {
  try {
    const output = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    return output.split('\n').map(Number).filter(Boolean);
  } catch {
    return []; // `ps` fails if there is none
  }
}
