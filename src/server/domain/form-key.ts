/** What is a form submission key, and is this one ours? No row is stored when a key is handed out. */
import { isSignedBy, type Secrets, sign } from './signature';
import { uuid7 } from './uuid7';

/** A key that verified: its id is the identity of the one submission it allows. */
export interface FormKey {
  id: string;
  expired: boolean;
}

/** Life of a key in seconds; a stored submission goes on answering to its key after that. */
export const FORM_KEY_SECONDS = 3600;

/** A fresh key: `uuid7.expiry.signature`, expiry in seconds since 1970. */
export function issueFormKey(secrets: Secrets, siteId: string, now: number, random: Uint8Array): string {
  const body = `${uuid7(now, random)}.${Math.floor(now / 1000) + FORM_KEY_SECONDS}`;
  return `${body}.${sign(secrets[0], purpose(siteId), body)}`;
}

/** The key that the text holds; undefined if this server did not make it for this site. */
export function readFormKey(
  secrets: Secrets,
  siteId: string,
  now: number,
  text: string,
): FormKey | undefined {
  const [id, expiry, signature, ...rest] = text.split('.');
  if (!id || !expiry || !signature || rest.length > 0) return undefined;
  if (!isSignedBy(secrets, purpose(siteId), `${id}.${expiry}`, signature)) return undefined;
  return { id, expired: Number(expiry) * 1000 < now };
}

function purpose(siteId: string): string {
  return `form:${siteId}`;
}
