// Solver for proof-of-work challenges (ALTCHA protocol, version 2). Key derivation is injected.
import type { CaptchaChallenge, CaptchaSolution } from '../wire/captcha';

export interface KeyDerivationParams {
  readonly password: Uint8Array<ArrayBuffer>;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iterations: number;
  /** Key length in bytes. */
  readonly length: number;
}

/** PBKDF2 with SHA-256. */
export type DeriveKey = (params: KeyDerivationParams) => Promise<ArrayBuffer>;

/** Upper bound for the work that a challenge may require; the server of this project stays far below it. */
const MAX_ATTEMPTS = 1_000_000;

/**
 * Increments a counter until the derived key starts with the required prefix. Rejects if the algorithm is not supported
 * or no solution is found.
 * @param yieldToHost called before each attempt, to yield to other tasks or to throw when the solver is canceled
 */
export async function solveChallenge(
  { parameters }: CaptchaChallenge,
  derive: DeriveKey,
  yieldToHost: () => unknown = () => {},
): Promise<CaptchaSolution> {
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = parameters;
  if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`Unsupported challenge algorithm: ${algorithm}.`);
  const prefix = fromHex(nonce);
  const password = new Uint8Array(prefix.length + 4);
  password.set(prefix);
  const counterView = new DataView(password.buffer, prefix.length);
  const params = { password, salt: fromHex(salt), iterations: cost, length: keyLength };
  for (let counter = 0; counter < MAX_ATTEMPTS; counter++) {
    await yieldToHost();
    counterView.setUint32(0, counter);
    const derivedKey = toHex(await derive(params));
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
  throw new Error('The challenge has no solution.');
}

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
