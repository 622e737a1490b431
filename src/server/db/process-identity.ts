/** Identity of a process beyond its reusable process id. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** Distinguishes a process from later ones with the same id. Unknown parts are empty. */
export interface ProcessIdentity {
  pid: number;
  /** Changes at every boot. */
  boot: string;
  /** Process ids are only valid inside their PID namespace (container). */
  namespace: string;
  /** Start time of the process, in the format of the operating system. */
  started: string;
}

/** `unknowable`: the process belongs to another container on this machine. */
export type Liveness = 'alive' | 'dead' | 'unknowable';

/** Identity of the current process. */
export function getOwnIdentity(): ProcessIdentity {
  return getIdentity(process.pid);
}

export function getIdentity(pid: number): ProcessIdentity {
  return { pid, boot: bootId(), namespace: pidNamespace(), started: getStartTime(pid) };
}

/** Whether a process is still running. */
export function getLiveness(other: ProcessIdentity): Liveness {
  if (other.boot !== bootId()) return 'dead';
  if (other.namespace !== pidNamespace()) return 'unknowable';
  if (!exists(other.pid)) return 'dead';
  const started = getStartTime(other.pid);
  return started === '' || other.started === '' || started === other.started ? 'alive' : 'dead';
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function bootId(): string {
  return readOrEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
}

function pidNamespace(): string {
  return readOrEmpty(() => readlinkSync('/proc/self/ns/pid'));
}

/** On Linux, field 22 of /proc/PID/stat, counted after the process name, which may contain anything; elsewhere `ps`. */
function getStartTime(pid: number): string {
  const stat = readOrEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (stat) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  if (process.platform === 'win32') return '';
  return readOrEmpty(() =>
    execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim(),
  );
}

function readOrEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
