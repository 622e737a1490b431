/** Keyed hashes that identify a caller in rate counters without storing the address. */

import { sign } from './signing';
import { getLimitKey } from './token-bucket';

/** Keyed hash of a caller and an action. */
export function pseudonymize(secret: string, what: string, address: string): string {
  return sign(secret, 'rate', `${what}\n${getLimitKey(address)}`);
}
