/** HMAC signatures of tokens that the server issues. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Newest first: the first secret signs, all of them verify, so that secrets can be rotated. */
export type Secrets = readonly [string, ...string[]];

/** HMAC-SHA-256 over a purpose and a text, base64url. The purpose prevents a crumb from being used as a form key. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

/** Whether the signature was made with any of the secrets. */
export function verifySignature(secrets: Secrets, purpose: string, text: string, signature: string): boolean {
  return secrets.some((secret) => timingSafeEqualText(sign(secret, purpose, text), signature));
}

/** Constant-time comparison. */
export function timingSafeEqualText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** SHA-256 in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
