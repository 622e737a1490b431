/** Secrets of a single server that were not configured: generated once and stored in the data directory. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret, and whether it was just created. */
export interface StoredSecret {
  value: string;
  isNew: boolean;
}

/** Reads the secret from a file that only its owner can read, creating it if missing. */
export function loadOrCreateSecret(dataDir: string, name: string): StoredSecret {
  const path = join(dataDir, name);
  try {
    const value = readFileSync(path, 'utf8').trim();
    if (value) return { value, isNew: false };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const value = randomBytes(32).toString('base64url');
  writeFileSync(path, `${value}\n`, { mode: 0o600, flush: true });
  return { value, isNew: true };
}
