/** How does "committed" mean "on disk" on the embedded database? */
import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What this file needs of the WebAssembly module; not part of the engine's published types. */
interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/** The WASI error number for an input or output error. */
const EIO = 29;

/**
 * Arguments for PostgreSQL. The engine starts it with `-F` (no fsync), which must go; and `wal_sync_method` must be
 * `fsync`, because the default is a system call that the WebAssembly runtime does not pass on.
 */
export function durableArguments(defaults: readonly string[]): string[] {
  return [
    ...defaults.filter((argument) => argument !== '-F'),
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
  ];
}

/**
 * The engine's file system with a real fsync. It leans on the inside of the engine, whose version is therefore pinned;
 * a test counts the calls.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    const hooks = result.emscriptenOpts.preRun;
    if (!Array.isArray(hooks))
      throw new Error('The embedded database has no start hook: its version is not the pinned one.');
    hooks.push((module: unknown) => {
      (module as EmscriptenModule).NODEFS.stream_ops.fsync = ({ nfd }) => syncToDisk(nfd);
    });
    return result;
  }
}

function syncToDisk(descriptor: number): number {
  try {
    fs.fdatasyncSync(descriptor);
    return 0;
  } catch {
    return EIO;
  }
}
