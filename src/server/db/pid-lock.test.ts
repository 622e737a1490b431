import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquirePidLock, LOCK_NAME } from './pid-lock';
import { getLiveness, getOwnIdentity } from './process-identity';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-api-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const lockFile = () => join(dataDir, LOCK_NAME);
const writeLock = (change: object) =>
  writeFileSync(lockFile(), JSON.stringify({ ...getOwnIdentity(), ...change }));

describe('data directory lock', () => {
  it('can be acquired, released and acquired again, and leaves no files behind', () => {
    const lock = acquirePidLock(dataDir);
    expect(() => acquirePidLock(dataDir)).toThrow(`is in use by process ${process.pid}`);
    lock.release();
    acquirePidLock(dataDir).release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is taken over from a killed process', async () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    const identity = { pid: child.pid as number };
    child.kill('SIGKILL');
    await once(child, 'exit');
    writeLock(identity);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8')).pid).toBe(child.pid);
    acquirePidLock(dataDir);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8')).pid).toBe(process.pid);
  });

  it.runIf(process.platform === 'linux')(
    'is taken over when the number now belongs to another process',
    () => {
      writeLock({ started: '1' });
      acquirePidLock(dataDir);
      expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toEqual(getOwnIdentity());
    },
  );

  it('is taken over after a reboot or when the file was truncated', () => {
    writeLock({ boot: 'another boot' });
    acquirePidLock(dataDir).release();
    writeFileSync(lockFile(), '{"pid":');
    acquirePidLock(dataDir).release();
    expect(existsSync(lockFile())).toBe(false);
  });

  it.runIf(process.platform === 'linux')(
    'is not taken from another container, whose processes cannot be seen',
    () => {
      writeLock({ namespace: 'pid:[1]' });
      expect(() => acquirePidLock(dataDir)).toThrow(/another container.*delete/);
      expect(existsSync(lockFile())).toBe(true);
    },
  );

  it('does not release a lock that another process holds', () => {
    const lock = acquirePidLock(dataDir);
    writeLock({ pid: 1 });
    lock.release();
    expect(existsSync(lockFile())).toBe(true);
  });
});

describe('process identity', () => {
  it('reports the current process as alive', () => {
    expect(getLiveness(getOwnIdentity())).toBe('alive');
  });
});
