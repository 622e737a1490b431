/** Under which name is somebody counted, without their address being stored? */

import { sign } from './signing';
import { getLimitKey } from './token-bucket';

/** A keyed hash of who does what. */
export function pseudonymize(secret: string, what: string, address: string): string {
  return sign(secret, 'rate', `${what}\n${getLimitKey(address)}`);
}
