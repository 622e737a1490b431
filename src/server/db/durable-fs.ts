/** File system of the embedded database that flushes commits to disk. */
import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of the WebAssembly module used here; they are missing from the engine's published types. */
interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/** WASI error number for an I/O error. */
const EIO = 29;

/**
 * Command-line arguments for PostgreSQL. Removes the engine's `-F` (no fsync) and sets `wal_sync_method` to `fsync`,
 * because the default is a system call that the WebAssembly runtime does not implement.
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
 * The engine's Node file system with a real fsync. It depends on engine internals, so the version is pinned and a
 * test counts the calls.
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
