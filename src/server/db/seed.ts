/** How does a first start skip the seconds that creating a database takes? By copying one made at build time. */
import { closeSync, cpSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the prepared database to `folder` unless one is there. All or nothing: the copy is complete and on disk
 * before it gets its name, so a start that is killed in the middle leaves only a folder that the next one replaces.
 */
export function copySeed(seedDir: string, folder: string): void {
  if (existsSync(folder) || !existsSync(join(seedDir, 'PG_VERSION'))) return;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(seedDir, draft, { recursive: true });
  syncTree(draft);
  renameSync(draft, folder);
}

function syncTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else sync(child);
  }
  sync(path);
}

/** Windows cannot sync a folder; there the file system's own order has to do. */
function sync(path: string): void {
  try {
    const descriptor = openSync(path, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  }
}
