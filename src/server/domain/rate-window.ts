/** Under which name is somebody counted, without their address being stored? */

import { limitKey } from './rate-bucket';
import { sign } from './signature';

/** A keyed hash of who does what. */
export function signBucket(secret: string, what: string, address: string): string {
  return sign(secret, 'rate', `${what}\n${limitKey(address)}`);
}
