/** Signed, stateless form submission keys. */

import { uuid7 } from '../../core/uuid7';
import { type Secrets, sign, verifySignature } from './signing';

/** A verified key. Its id identifies the single submission that it allows. */
export interface FormKey {
  id: string;
  /** Expired: nothing new is stored under this key. */
  expired: boolean;
  /** Past the grace period: requests that started in time have finished, so no further submission can appear. */
  settled: boolean;
}

/** Lifetime of a key in seconds. A stored submission can still be requested by its key afterwards. */
export const FORM_KEY_LIFETIME_S = 3600;

/** Time for requests that started before the key expired, in seconds. */
export const FORM_KEY_GRACE_S = 60;

/** Creates a key: `uuid7.expiry.signature`, with the expiry in seconds since 1970. */
export function issueFormKey(secrets: Secrets, siteId: string, now: number, random: Uint8Array): string {
  const body = `${uuid7(now, random)}.${Math.floor(now / 1000) + FORM_KEY_LIFETIME_S}`;
  return `${body}.${sign(secrets[0], purpose(siteId), body)}`;
}

/** Parses and verifies a key; undefined when this server did not create it for this site. */
export function parseFormKey(
  secrets: Secrets,
  siteId: string,
  now: number,
  text: string,
): FormKey | undefined {
  const [id, expiry, signature, ...rest] = text.split('.');
  if (!id || !expiry || !signature || rest.length > 0) return undefined;
  if (!verifySignature(secrets, purpose(siteId), `${id}.${expiry}`, signature)) return undefined;
  const age = now / 1000 - Number(expiry);
  return { id, expired: age > 0, settled: age > FORM_KEY_GRACE_S };
}

function purpose(siteId: string): string {
  return `form:${siteId}`;
}
