/** Lock file that limits the embedded database to one process; a second one would corrupt it. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getLiveness, getOwnIdentity, type ProcessIdentity } from './process-identity';

/** A held lock. */
export interface PidLock {
  release(): void;
}

/** Name of the lock file, which lies next to the database folder. */
export const LOCK_NAME = 'site-api.lock';

/**
 * Acquires the lock of a data directory or throws with a message for the operator. A stale lock is taken over only
 * when its process is known to be dead, never because of its age: a busy process can look dead.
 */
export function acquirePidLock(dataDir: string): PidLock {
  const path = join(dataDir, LOCK_NAME);
  const mine = JSON.stringify(getOwnIdentity());
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    while (!tryLink(draft, path)) removeIfDead(path, `${draft}.dead`, dataDir);
  } finally {
    rmSync(draft, { force: true });
  }
  return { release: () => release(path, mine) };
}

/** Linking is atomic, so no other process sees a partially written file. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Renames the stale lock and checks it again, because another process may have replaced it in the meantime. */
function removeIfDead(path: string, aside: string, dataDir: string): void {
  const seen = read(path);
  if (seen === undefined) return;
  refuseUnlessDead(seen, path, dataDir);
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = read(aside);
  if (moved !== undefined && moved !== seen) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function refuseUnlessDead(text: string, path: string, dataDir: string): void {
  const holder = parse(text);
  const liveness = holder ? getLiveness(holder) : 'dead';
  if (liveness === 'alive') {
    throw new Error(
      `The data directory ${dataDir} is in use by process ${holder?.pid}. Stop that server first, or set DATA_DIR to another directory.`,
    );
  }
  if (liveness === 'unknowable') {
    throw new Error(
      `The data directory ${dataDir} was opened in another container and not closed. If that container is gone, delete ${path} and start again.`,
    );
  }
}

function release(path: string, mine: string): void {
  if (read(path) === mine) rmSync(path, { force: true });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** An unreadable lock file, for example truncated by a power failure, counts as stale. */
function parse(text: string): ProcessIdentity | undefined {
  try {
    const value = JSON.parse(text) as Partial<ProcessIdentity> | null;
    return typeof value?.pid === 'number' ? (value as ProcessIdentity) : undefined;
  } catch {
    return undefined;
  }
}
