// Server clocks that can differ from the machine's clock, by libfaketime from Debian's package `faketime`.
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian installs libraries, by architecture. */
const LIBRARIES = '/usr/lib';

/** For multithreaded programs. */
const LIBRARY = 'faketime/libfaketimeMT.so.1';

/** The clock of one server. */
export interface Clock {
  /** Environment variables of the server process. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * Sets the difference from the machine's clock, in seconds; takes effect within a second. Timers continue unaffected.
   */
  set(offset: number): void;
}

export interface Clocks {
  readonly all: readonly Clock[];
  dispose(): void;
}

/** Undefined without libfaketime. */
export function createClocks(count: number): Clocks | undefined {
  const library = findLibrary();
  if (!library) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'site-elements-clocks-'));
  return {
    all: Array.from({ length: count }, (_, n) => createClock(library, join(folder, String(n)))),
    dispose: () => rmSync(folder, { recursive: true }),
  };
}

function findLibrary(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .map((name) => join(LIBRARIES, name, LIBRARY))
    .find((file) => existsSync(file));
}

function createClock(library: string, file: string): Clock {
  const set = (offset: number) => writeFileSync(file, `${offset < 0 ? '' : '+'}${offset}`);
  set(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set,
  };
}
