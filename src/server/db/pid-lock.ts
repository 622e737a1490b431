/** Lock file that limits the embedded database to one process; a second one would corrupt it. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getLiveness, getOwnIdentity, type ProcessIdentity } from './process-identity';

/** A held lock. */
export interface PidLock {
  release(): void;
}

/** Name of the lock file, next to the database folder. */
export const LOCK_NAME = 'site-api.lock';

/**
 * Acquires the lock of a data directory or throws with a message for the operator. A stale lock is taken over only
 * when its process is known to be dead, never because of its age: a busy process can look dead.
 */
export function acquirePidLock(dataDir: string): PidLock {
  const path = join(dataDir, LOCK_NAME);
  const content = JSON.stringify(getOwnIdentity());
  const temporaryPath = `${path}.${process.pid}`;
  writeFileSync(temporaryPath, content);
  try {
    while (!tryLink(temporaryPath, path)) removeStaleLock(path, `${temporaryPath}.dead`, dataDir);
  } finally {
    rmSync(temporaryPath, { force: true });
  }
  return { release: () => release(path, content) };
}

/** Linking is atomic, so no other process sees a partially written file. */
function tryLink(temporaryPath: string, path: string): boolean {
  try {
    linkSync(temporaryPath, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Renames the stale lock and checks it again, because another process may have replaced it in the meantime. */
function removeStaleLock(path: string, stalePath: string, dataDir: string): void {
  const before = read(path);
  if (before === undefined) return;
  checkStale(before, path, dataDir);
  try {
    renameSync(path, stalePath);
  } catch {
    return;
  }
  const moved = read(stalePath);
  if (moved !== undefined && moved !== before) tryLink(stalePath, path);
  rmSync(stalePath, { force: true });
}

function checkStale(text: string, path: string, dataDir: string): void {
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

function release(path: string, content: string): void {
  if (read(path) === content) rmSync(path, { force: true });
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
