/** Password hashing (argon2id). */
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. The package defaults to argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** NIST SP 800-63B requires at least eight characters and advises against other rules. */
export const MIN_PASSWORD = 8;

/** In characters; longer texts only cost time. */
export const MAX_PASSWORD = 1024;

/** Hash of random bytes that match no password: verifying against it takes as long as against a real hash. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$W6PmxSry4RMrtvB74tMU5w$KZETs05OMNfJBf5Pu/nTzCpFcU2bnzx2+8/jnTku/Ro';

/** Returns PHC format with a random salt. Runs outside the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** Takes the same time whether or not the account exists; false without a hash. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? DUMMY_HASH, password.normalize('NFC'));
  return matches && stored !== undefined;
}
