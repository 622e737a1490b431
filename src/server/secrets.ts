/** Secrets that are not configured, stored in files of the data directory. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Secrets, sign } from './domain/signing';

/** Settings that determine the secrets. */
export interface SecretConfig {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Newest first. */
  secrets: readonly string[];
  ownerToken: string | undefined;
}

/** A secret, and whether it was just created. */
export interface StoredSecret {
  value: string;
  isNew: boolean;
}

/** Reads the secret from a file that only its owner can read, creating it if missing. */
function loadOrCreateSecret(dataDir: string, name: string): StoredSecret {
  const stored = readSecretFile(dataDir, name);
  return stored
    ? { value: stored, isNew: false }
    : storeSecret(dataDir, name, randomBytes(32).toString('base64url'));
}

/** The configured secrets, or the one in the data directory. */
export function getSecrets({ secrets, dataDir }: SecretConfig): Secrets {
  const [first, ...older] = secrets;
  return first ? [first, ...older] : [loadOrCreateSecret(dataDir, 'secret').value];
}

/**
 * The owner token. Servers that share a database need the same one, so they derive it instead of creating their own.
 */
export function loadOwnerToken({ ownerToken, dataDir, databaseUrl, secrets }: SecretConfig): StoredSecret {
  if (ownerToken) return { value: ownerToken, isNew: false };
  const oldest = databaseUrl ? secrets.at(-1) : undefined;
  return oldest
    ? storeSecret(dataDir, 'owner-token', sign(oldest, 'owner-token', ''))
    : loadOrCreateSecret(dataDir, 'owner-token');
}

/** Writes the secret to a file that only its owner can read, unless the file exists. */
function storeSecret(dataDir: string, name: string, value: string): StoredSecret {
  if (readSecretFile(dataDir, name) === value) return { value, isNew: false };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(join(dataDir, name), `${value}\n`, { mode: 0o600, flush: true });
  return { value, isNew: true };
}

function readSecretFile(dataDir: string, name: string): string | undefined {
  try {
    return readFileSync(join(dataDir, name), 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
