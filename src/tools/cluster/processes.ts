// Processes that outlive the command that started them, each with a PID file.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getIdentity, getLiveness, type ProcessIdentity } from '../../server/db/process-identity';
import type { Service } from './services';

/** Folder for PID files and output. */
export interface ProcessFolder {
  readonly folder: string;
  /** The user that the processes run as. */
  readonly user: { readonly uid?: number; readonly gid?: number };
}

/** Starts a service in its own process group, unless it is running. */
export function startService({ folder, user }: ProcessFolder, { name, command, args, env }: Service): void {
  if (findPid(folder, name) !== undefined) return;
  mkdirSync(join(folder, 'log'), { recursive: true });
  mkdirSync(join(folder, 'run'), { recursive: true });
  const output = openSync(join(folder, 'log', `${name}.log`), 'a');
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: searchPath(), HOME: folder, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', output, output],
    detached: true,
    ...user,
  });
  closeSync(output);
  child.on('error', (error) => console.error(`${name}: ${error.message}`));
  child.unref();
  if (child.pid !== undefined) writeFileSync(getFile(folder, name), JSON.stringify(getIdentity(child.pid)));
}

/** Administrative programs may not be in a user's path. */
const searchPath = () => `${process.env.PATH ?? ''}:/usr/sbin:/usr/bin:/sbin:/bin`;

const getFile = (folder: string, name: string) => join(folder, 'run', `${name}.json`);

/** The process id of a service; undefined unless it is running. */
export function findPid(folder: string, name: string): number | undefined {
  const file = getFile(folder, name);
  if (!existsSync(file)) return undefined;
  const identity = JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  return getLiveness(identity) === 'alive' ? identity.pid : undefined;
}

/** Stops a service with SIGTERM, or with SIGKILL after the time limit. */
export async function stopService(folder: string, name: string, limitMs: number): Promise<void> {
  const signal = (one: NodeJS.Signals) => signalService(folder, name, one);
  signal('SIGCONT');
  signal('SIGTERM');
  if (!(await hasEnded(folder, name, limitMs))) {
    signal('SIGKILL');
    await hasEnded(folder, name, limitMs);
  }
  rmSync(getFile(folder, name), { force: true });
}

export function signalService(folder: string, name: string, signal: NodeJS.Signals): void {
  const pid = findPid(folder, name);
  if (pid !== undefined) signalProcess(pid, signal);
}

/** Does nothing if the process has ended in the meantime. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Whether a process has ended within the time limit. */
export async function hasEnded(folder: string, name: string, limitMs: number): Promise<boolean> {
  const until = Date.now() + limitMs;
  while (findPid(folder, name) !== undefined) {
    if (Date.now() > until) return false;
    await wait(50);
  }
  return true;
}
