// How is the work of a challenge done? (ALTCHA protocol, version 2.) Pure but for the derivation it is handed.
import type { CaptchaChallenge, CaptchaSolution } from '../wire/captcha';

export interface KeyDerivationParams {
  readonly password: Uint8Array<ArrayBuffer>;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iterations: number;
  /** Bytes of the key. */
  readonly length: number;
}

/** PBKDF2 with SHA-256. */
export type DeriveKey = (work: KeyDerivationParams) => Promise<ArrayBuffer>;

/** Nobody asks for more tries than this: a server that does is not ours. */
const MAX_ATTEMPTS = 1_000_000;

/**
 * Counts up until the key of the counter begins as it should. Rejects when the challenge is not one that can be done.
 * @param breathe called before each try: to let others do something, and to throw when nobody waits any more
 */
export async function solveChallenge(
  { parameters }: CaptchaChallenge,
  derive: DeriveKey,
  breathe: () => unknown = () => {},
): Promise<CaptchaSolution> {
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = parameters;
  if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`The challenge wants ${algorithm}.`);
  const start = fromHex(nonce);
  const password = new Uint8Array(start.length + 4);
  password.set(start);
  const end = new DataView(password.buffer, start.length);
  const work = { password, salt: fromHex(salt), iterations: cost, length: keyLength };
  for (let counter = 0; counter < MAX_ATTEMPTS; counter++) {
    await breathe();
    end.setUint32(0, counter);
    const derivedKey = toHex(await derive(work));
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
  throw new Error('The challenge has no solution.');
}

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
