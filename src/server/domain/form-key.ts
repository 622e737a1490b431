/** What is a form submission key, and is this one ours? No row is stored when a key is handed out. */

import { uuid7 } from '../../core/uuid7';
import { type Secrets, sign, verifySignature } from './signing';

/** A key that verified: its id is the identity of the one submission it allows. */
export interface FormKey {
  id: string;
  /** Nothing new is stored under it. */
  expired: boolean;
  /** Expired long enough that whoever came in time is done: what is stored under it now is all that will ever be. */
  settled: boolean;
}

/** Life of a key in seconds; a stored submission goes on answering to its key after that. */
export const FORM_KEY_LIFETIME_S = 3600;

/** How long a request that came with a valid key may still be under way after the key expired, in seconds. */
export const FORM_KEY_GRACE_S = 60;

/** A fresh key: `uuid7.expiry.signature`, expiry in seconds since 1970. */
export function issueFormKey(secrets: Secrets, siteId: string, now: number, random: Uint8Array): string {
  const body = `${uuid7(now, random)}.${Math.floor(now / 1000) + FORM_KEY_LIFETIME_S}`;
  return `${body}.${sign(secrets[0], purpose(siteId), body)}`;
}

/** The key that the text holds; undefined if this server did not make it for this site. */
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
