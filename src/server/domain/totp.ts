/** Time-based one-time codes (TOTP, RFC 6238, based on HOTP, RFC 4226), as authenticator apps compute them. Pure. */
import { createHmac } from 'node:crypto';
import { timingSafeEqualText } from './signing';

/** Seconds for which a code is displayed. */
const STEP_S = 30;

const DIGITS = 6;

/** Codes of this many steps before and after the current one are accepted, because clocks differ. */
const WINDOW = 1;

/** Length of a secret in bytes: the output size of SHA-1 (RFC 4226, section 4). */
export const TOTP_SECRET_BYTES = 20;

interface CodeOptions {
  digits?: number;
  algorithm?: 'sha1' | 'sha256' | 'sha512';
}

/** The code of a step. Apps support six digits and SHA-1 only. */
export function createCode(
  secret: Uint8Array,
  step: number,
  { digits = DIGITS, algorithm = 'sha1' }: CodeOptions = {},
): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac(algorithm, secret).update(counter).digest();
  const offset = hash.at(-1)! & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const getStep = (now: number): number => Math.floor(now / 1000 / STEP_S);

/**
 * The step of a code that is valid now; undefined for other text. The caller has to check whether the code was used
 * before.
 */
export function findStep(secret: Uint8Array, text: string, now: number): number | undefined {
  const code = text.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return undefined;
  const current = getStep(now);
  const steps = Array.from({ length: 2 * WINDOW + 1 }, (_, index) => current - WINDOW + index);
  return steps.find((step) => timingSafeEqualText(createCode(secret, step), code));
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((part) => ALPHABET[Number.parseInt(part.padEnd(5, '0'), 2)])
    .join('');
}

/** Link that opens an authenticator app. */
export function createTotpLink(secret: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
