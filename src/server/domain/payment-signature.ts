/** Webhook signatures of payment providers: `t=seconds,v1=hex`, HMAC-SHA-256 over `t.body`. */
import { createHmac } from 'node:crypto';
import { timingSafeEqualText } from './signing';

/** Maximum age of a signature, and maximum clock difference, in seconds. */
const TOLERANCE_S = 300;

/** Creates the header value. `now` is in milliseconds since 1970. */
export function createPaymentSignature(secret: string, body: Uint8Array, now: number): string {
  const time = String(Math.floor(now / 1000));
  return `t=${time},v1=${digest(secret, time, body)}`;
}

/**
 * Whether one of the signatures was made with one of the secrets within the last five minutes.
 * @param body the bytes as received; a parsed and serialized body has a different signature
 */
export function isValidPaymentSignature(
  secrets: readonly string[],
  body: Uint8Array,
  header: string,
  now: number,
): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d+$/.test(time) || Math.abs(now / 1000 - Number(time)) > TOLERANCE_S) return false;
  const signatures = parts.flatMap(([name, value]) => (name === 'v1' && value ? [value] : []));
  return secrets.some((secret) =>
    signatures.some((signature) => timingSafeEqualText(signature, digest(secret, time, body))),
  );
}

function digest(secret: string, time: string, body: Uint8Array): string {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
}
