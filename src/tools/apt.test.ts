// Installation of Debian packages, with an apt-get provided by the test.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installPackages } from './apt.mjs';

describe('installPackages', () => {
  const { PATH = '' } = process.env;
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'apt-'));
    process.env.PATH = `${folder}${delimiter}${PATH}`;
  });

  afterEach(() => {
    process.env.PATH = PATH;
    rmSync(folder, { recursive: true });
  });

  /** Puts an apt-get that logs the names of its commands first in the path. */
  function provideAptGet(body: string): void {
    const path = join(folder, 'apt-get');
    const log = `for word; do case $word in update|install) echo $word >> '${folder}/log';; esac; done`;
    writeFileSync(path, `#!/bin/sh\n${log}\n${body}\n`);
    chmodSync(path, 0o755);
  }

  const commands = (): string[] =>
    existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8').trim().split('\n') : [];

  it('starts no further command once the deadline of the installation has passed', () => {
    provideAptGet('exec sleep 20');
    // Enough for the command to start and log its name on a busy machine.
    expect(installPackages(['chromium'], 3000)).toBe(false);
    expect(commands()).toHaveLength(1);
  });

  it('updates the package lists after a failure, and tries once more', () => {
    provideAptGet('exit 1');
    expect(installPackages(['chromium'])).toBe(false);
    expect(commands().slice(-3)).toEqual(['install', 'update', 'install']);
  });

  it('removes no installed package', () => {
    provideAptGet('case "$*" in *update*|*--no-remove*) exit 0;; esac; exit 1');
    expect(installPackages(['chromium'])).toBe(true);
  });

  it('succeeds with the installation', () => {
    provideAptGet('exit 0');
    expect(installPackages(['chromium'])).toBe(true);
    expect(commands().at(-1)).toBe('install');
  });
});
