/** How is a password kept so that who steals the database cannot read it, and is it the right one? (argon2id) */
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The default algorithm of the package is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of random bytes that nobody has: checking a password against it takes as long as against a real one. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$W6PmxSry4RMrtvB74tMU5w$KZETs05OMNfJBf5Pu/nTzCpFcU2bnzx2+8/jnTku/Ro';

/** In PHC notation, with a salt of its own. The work is done beside the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** Takes equally long whether or not there is such an account; without a hash the answer is no. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(stored ?? NOBODY, password.normalize('NFC'));
  return fits && stored !== undefined;
}
