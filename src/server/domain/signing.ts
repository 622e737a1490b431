/** How does the server sign what it hands out, and know its own signature again? */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Secrets, newest first: the first signs, all verify, so that a secret can be changed without breaking anything. */
export type Secrets = readonly [string, ...string[]];

/** HMAC-SHA-256 over a purpose and a text, base64url. The purpose keeps a crumb from passing as a form key. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

/** Whether any of the secrets made this signature. */
export function verifySignature(secrets: Secrets, purpose: string, text: string, signature: string): boolean {
  return secrets.some((secret) => timingSafeEqualText(sign(secret, purpose, text), signature));
}

/** Equality whose duration does not tell how much of the text was right. */
export function timingSafeEqualText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** SHA-256 in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
