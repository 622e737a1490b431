/** Which process is this, and is that one still running? A process number alone is used again and again. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** A process, told apart from every later one with the same number. Unknown parts are empty. */
export interface ProcessIdentity {
  pid: number;
  /** Changes with every start of the machine. */
  boot: string;
  /** Process numbers mean nothing outside their namespace (container). */
  namespace: string;
  /** When the process started, in the machine's own words. */
  started: string;
}

/** `unknowable`: it ran, or runs, in another container on this machine. */
export type Liveness = 'alive' | 'dead' | 'unknowable';

/** This process. */
export function getOwnIdentity(): ProcessIdentity {
  return { pid: process.pid, boot: bootId(), namespace: pidNamespace(), started: startOf(process.pid) };
}

/** Whether the described process still runs. */
export function getLiveness(other: ProcessIdentity): Liveness {
  if (other.boot !== bootId()) return 'dead';
  if (other.namespace !== pidNamespace()) return 'unknowable';
  if (!exists(other.pid)) return 'dead';
  const started = startOf(other.pid);
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
  return quietly(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
}

function pidNamespace(): string {
  return quietly(() => readlinkSync('/proc/self/ns/pid'));
}

/** Linux: field 22 of /proc/PID/stat, counted behind the name, which may hold anything. Else `ps`. */
function startOf(pid: number): string {
  const stat = quietly(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (stat) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  if (process.platform === 'win32') return '';
  return quietly(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim());
}

function quietly(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
