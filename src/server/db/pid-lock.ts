/** Who may open the embedded database? One process at a time: two openers silently destroy each other's rows. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getLiveness, getOwnIdentity, type ProcessIdentity } from './process-identity';

/** A lock that is held. */
export interface PidLock {
  release(): void;
}

/** The lock file; it lies beside the database's own folder, never in it. */
export const LOCK_NAME = 'site-api.lock';

/**
 * Takes the lock of a data directory, or throws with a sentence for the operator. A lock is taken over only from a
 * process that is surely dead, never because it is old: a busy process looks dead, too.
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

/** Linking is atomic, and the file is never seen half written. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Renames first and looks again: a rival may have replaced the dead lock by a living one in between. */
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

/** A file that is not ours to read (cut off by a power loss) is a dead lock. */
function parse(text: string): ProcessIdentity | undefined {
  try {
    const value = JSON.parse(text) as Partial<ProcessIdentity> | null;
    return typeof value?.pid === 'number' ? (value as ProcessIdentity) : undefined;
  } catch {
    return undefined;
  }
}
