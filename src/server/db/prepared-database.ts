/** Copies the database that was prepared at build time, for a fast first start. */
import { closeSync, cpSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the prepared database to `folder` unless it exists. The copy is flushed to disk before it gets its final
 * name, so an interrupted start leaves only a temporary folder, which the next start replaces.
 */
export function copyPreparedDatabase(preparedDir: string, folder: string): void {
  if (existsSync(folder) || !existsSync(join(preparedDir, 'PG_VERSION'))) return;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(preparedDir, draft, { recursive: true });
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

/** Windows cannot sync directories; the file system's own ordering has to do. */
function sync(path: string): void {
  try {
    const descriptor = openSync(path, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  }
}
