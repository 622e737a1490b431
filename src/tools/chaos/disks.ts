// Small disks for cluster nodes, which can be filled: in-memory file systems, mounted as root.
import { spawnSync } from 'node:child_process';
import { chownSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { User } from '../../server/testing/postgres-programs';
import { isRoot } from '../apt.mjs';
import type { ClusterNode } from '../cluster/layout';

/** Size of a disk, in megabytes: enough for the database and its log. */
const SIZE_MB = 1000;

const BLOCK = Buffer.alloc(1024 * 1024);

export interface Disks {
  /** Fills the disk of a node completely; returns a function that frees the space again. */
  fill(node: ClusterNode): () => void;
  dispose(): void;
}

/** Mounts a disk for each node's data; undefined if this process lacks the permission. */
export function mountDisks(nodes: readonly ClusterNode[], { uid, gid }: User): Disks | undefined {
  if (!isRoot()) return undefined;
  const mounted: string[] = [];
  const dispose = () => {
    for (const folder of mounted) spawnSync('umount', ['--lazy', folder]);
  };
  for (const { dataDir } of nodes) {
    const folder = getFolder(dataDir);
    mkdirSync(folder, { recursive: true });
    const options = ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder];
    if (spawnSync('mount', options).status !== 0) {
      dispose();
      return undefined;
    }
    mounted.push(folder);
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  }
  return { fill, dispose };
}

/**
 * The folder of the whole machine, since etcd is on the disk as well. PostgreSQL creates and replaces its own folder.
 */
const getFolder = (dataDir: string): string => join(dataDir, '..');

function fill({ dataDir }: ClusterNode): () => void {
  const file = join(getFolder(dataDir), 'filled');
  const to = openSync(file, 'w');
  try {
    for (;;) writeSync(to, BLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(to);
  }
  return () => rmSync(file);
}
