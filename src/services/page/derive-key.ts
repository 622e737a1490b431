// How does the browser derive a key? Its own code does the work, on a page and in a worker alike.
import type { DeriveKey } from '../../core/captcha/proof-of-work';

/** PBKDF2 with SHA-256; rejects on pages without https, where browsers have no such thing. */
export const deriveBits: DeriveKey = async ({ password, salt, iterations, length }) => {
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  return crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, length * 8);
};
