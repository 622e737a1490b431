// Key derivation with Web Crypto, on a page or in a worker.
import type { DeriveKey } from '../../core/captcha/proof-of-work';

/** PBKDF2 with SHA-256. Rejects on pages without HTTPS, where Web Crypto is unavailable. */
export const deriveBits: DeriveKey = async ({ password, salt, iterations, length }) => {
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  return crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, length * 8);
};
