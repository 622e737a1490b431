/**
 * Encrypts small values (AES-256-GCM) with a key derived from the server's secret: secrets in the database, so that a
 * copy of it is of no use, and values in addresses.
 */
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Secrets } from './signing';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32));

/** `bound` is authenticated with the value: a value moved to another row cannot be decrypted. */
export function seal(
  secrets: Secrets,
  { purpose, bound }: { purpose: string; bound: string },
  value: Uint8Array,
  random: (bytes: number) => Uint8Array,
): string {
  const nonce = random(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secrets[0], purpose), nonce, {
    authTagLength: TAG_BYTES,
  }).setAAD(Buffer.from(bound));
  const text = Buffer.concat([cipher.update(value), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** Returns undefined if none of the secrets decrypts it. */
export function unseal(
  secrets: Secrets,
  { purpose, bound }: { purpose: string; bound: string },
  sealed: string,
): Uint8Array | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  for (const secret of secrets) {
    try {
      const cipher = createDecipheriv('aes-256-gcm', deriveKey(secret, purpose), nonce, {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(bound))
        .setAuthTag(tag);
      return Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]);
    } catch {
      // Sealed with another secret, or changed.
    }
  }
  return undefined;
}
