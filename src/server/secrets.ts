/** Where do the secrets of a single server come from that nobody configured? Made once, kept in the data directory. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret and whether it was made just now. */
export interface StoredSecret {
  value: string;
  isNew: boolean;
}

/** The secret in that file, readable by its owner only; made when the file is missing. */
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
